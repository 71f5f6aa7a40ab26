import BuildSettings
import TestSupport
import Testing

@testable import CLI

/// The files that the README shows, whole or in part, are read by those that they are for.
@Suite struct ExampleTests {
    @Test(arguments: Readme.blocks(.json, .jsonc))
    func `a configuration is one`(block: Markdown.Block) throws {
        _ = try Configuration(named: Configuration.fileName, bytes: Array(block.text.utf8))
    }

    @Test(arguments: Readme.blocks(.xml, .xcconfig))
    func `a settings file, or a piece of one, is well-formed`(block: Markdown.Block) throws {
        try Self.read(block)
    }

    @Test(arguments: [
        ("xml", "<key>a</key>"), ("xml", "<key>a</key><string>b</strin>"),
        ("xml", "<plist><dict><key>a</key></dict></plist>"), ("xml", "<integer>7</integr>"),
        ("xcconfig", "SCHEMA_VERSION 7"), ("xcconfig", "<key>a</key><string>b</string>"),
    ])
    func `what is no settings file is found`(kind: String, text: String) throws {
        let block = try #require(Markdown("```\(kind)\n\(text)\n```").blocks.first)
        #expect(throws: SettingsError.self) { try Self.read(block) }
    }

    @Test(arguments: [
        "<key>a</key><string>$(SCHEMA_VERSION)</string>", "<dict/>", "<integer>7</integer>",
        "<!-- below this -->\n<key>a</key>\n<dict>\n  <key>b</key><true/>\n</dict>",
    ])
    func `pieces of a property list are read`(text: String) throws {
        try Self.read(try #require(Markdown("```xml\n\(text)\n```").blocks.first))
    }

    @Test(.enabled(if: Tool("ruby") != nil, "ruby is not installed"))
    func `Ruby is Ruby`() throws {
        let ruby = try #require(Tool("ruby"))
        for block in Readme.blocks(.ruby) {
            let end = try ruby.run(["-c"], input: block.text)
            #expect(end.status == 0, "README.md:\(block.line): \(end.diagnostics)")
        }
    }

    @Test(.enabled(if: Tool("swiftc") != nil, "swiftc is not on the PATH"))
    func `Swift is Swift`() throws {
        let compiler = try #require(Tool("swiftc"))
        for block in Readme.blocks(.swift) {
            let end = try compiler.run(["-frontend", "-parse", "-"], input: block.text)
            #expect(end.status == 0, "README.md:\(block.line): \(end.diagnostics)")
            #expect(end.diagnostics.isEmpty, "README.md:\(block.line)")
        }
    }

    /// Has the program's reader go through all of it, for a key that it does not find.
    private static func read(_ block: Markdown.Block) throws {
        let key = try #require(SettingPath("NO_SUCH_KEY"))
        let name = block.kind == .xcconfig ? "App.xcconfig" : "Info.plist"
        let text = block.kind == .xcconfig ? block.text : whole(block.text)
        let file = try SettingsFile(named: name, bytes: Array(text.utf8))
        #expect(try file.value(at: key) == nil)
    }

    /// A property list around a piece of one: entries of a dictionary, or a value.
    private static func whole(_ text: String) -> String {
        if text.contains("<plist") { return text }
        let isEntries = text.firstMatch(of: /<(?!!--)(\w+)/)?.1 == "key"
        let entries = isEntries ? text : "<key>value</key>\(text)"
        return "<plist version=\"1.0\"><dict>\(entries)</dict></plist>"
    }
}
