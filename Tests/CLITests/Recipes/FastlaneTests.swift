import CLI
import Foundation
import TestSupport
import Testing

/// The lane that teams import, run by a stand-in for fastlane.
@Suite(.enabled(if: Recipes.canRun, Recipes.need))
struct FastlaneTests {
    private let app: RecipeApp
    private let checkout: RecipeApp.Checkout

    init() throws {
        app = try RecipeApp()
        checkout = try app.checkout("feature")
        try FileManager.default.createDirectory(
            atPath: checkout.path + "/fastlane",
            withIntermediateDirectories: true
        )
    }

    private func lane(_ words: String..., path: String? = nil) throws -> Tool.End {
        let fixture = Recipes.root.appending(path: "Fixtures/Fastlane/stand-in.rb").path
        let fastfile = Recipes.root.appending(path: "Scripts/fastlane/Fastfile").path
        let search = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        let command = ["ruby", fixture, fastfile, "bump_schema_version"] + words
        let script = command.map { "'" + $0.replacing("'", with: "'\\''") + "'" }
        return try Recipes.run(
            script.joined(separator: " "),
            in: checkout.path,
            environment: ["PATH": path ?? "\(BuiltProgram.folder):\(search)"]
        )
    }

    @Test func `without options the configuration says all`() throws {
        let end = try lane()
        #expect(end.status == 0, "\(end)")
        let said = """
            message: App/Info.plist: schemaVersion 1 -> 3
            success: The schema version is 3
            returned 3
            context {:SCHEMA_VERSION=>3}

            """
        #expect(end.output.replacing("SCHEMA_VERSION: ", with: ":SCHEMA_VERSION=>") == said)
        #expect(try checkout.number == 3)
    }

    @Test func `options from the command line and from a lane go before it`() throws {
        try "{\"a\": {\"v\": 1}}\n".write(
            toFile: checkout.path + "/it's.json",
            atomically: false,
            encoding: .utf8
        )
        let typed = try lane(
            "plist:it's.json",
            "path:Models,README",
            "key:a.v",
            "base:main",
            "merge_method:squash",
            "dry_run:true"
        )
        #expect(typed.status == 0, "\(typed)")
        // The first commit of the readme is a landing, too.
        #expect(typed.output.contains("message: it's.json: a.v 1 -> 4\n"), "\(typed)")
        #expect(typed.output.contains("returned 4\n"), "\(typed)")
        let given = try lane(
            "--ruby",
            "{plist: [\"it's.json\"], path: ['Models', 'README'], key: 'a.v', base: nil,"
                + " merge_method: 'squash', dry_run: false}"
        )
        #expect(given.status == 0, "\(given)")
        let text = try String(contentsOfFile: checkout.path + "/it's.json", encoding: .utf8)
        #expect(text == "{\"a\": {\"v\": 4}}\n")
        #expect(try checkout.number == 1)
    }

    @Test func `the number of the four commands is there for the asking`() throws {
        let git = Git(in: checkout.path)
        let latest = try git("log", "--merges", "--format=%h", "-1").text
        let pending = try git("log", "--oneline", "\(latest)..HEAD", "--", "Models").lines.count
        let landed = try git(
            "log",
            "--oneline",
            "--merges",
            "--first-parent",
            "origin/main",
            "--",
            "Models"
        ).lines.count
        try FileManager.default.removeItem(atPath: checkout.path + "/.schema-version.json")
        let end = try lane("plist:App/Info.plist", "path:Models", "base:main", "formula:recipe")
        #expect(end.output.contains("returned \(landed + (pending > 0 ? 1 : 0))\n"), "\(end)")
        #expect(try checkout.number == 3)
    }

    @Test func `a refusal is the program's own, and nothing is written`() throws {
        let end = try lane("path:Nowhere")
        #expect(end.status == 1, "\(end)")
        let refusal = schemaVersion("write", "--path", "Nowhere", in: checkout.path)
        #expect(refusal.status == .refused)
        #expect(end.diagnostics == "[!] " + refusal.diagnostics, "\(end)")
        #expect(try checkout.number == 1)
    }

    @Test func `a warning is shown, with what mends it`() throws {
        try Git(in: checkout.path)("rm", "--quiet", "Models/User")
        let end = try lane()
        let lines = end.output.split(separator: "\n").prefix(2)
        try #require(lines.count == 2 && end.status == 0, "\(end)")
        #expect(lines[0].hasPrefix("important: schema-version: warning: "), "\(end)")
        #expect(lines[0].hasSuffix(" [dirty-model]"), "\(end)")
        #expect(lines[1].hasPrefix("important: hint: "), "\(end)")
    }

    @Test func `an option that there is not is named`() throws {
        let end = try lane("plsit:App/Info.plist")
        #expect(end.status == 1)
        #expect(
            end.diagnostics.hasPrefix("[!] bump_schema_version has no option plsit\nhint: plist,")
        )
        #expect(try checkout.number == 1)
    }

    @Test(arguments: ["dry_run:yes", "plist:", "path:", "merge_method:fast", "key:"])
    func `a value that says nothing is refused`(word: String) throws {
        let end = try lane(word)
        #expect(end.status == 1, "\(end)")
        #expect(end.diagnostics.contains("\nhint: "), "\(end)")
        #expect(try checkout.number == 1)
    }

    @Test func `a program that is missing, or says something else, is no number`() throws {
        let tools = try TemporaryFolder()
        for name in ["bash", "ruby"] {
            let found = try #require(Recipes.bash).run(["-c", "command -v \(name)"]).output
            try FileManager.default.createSymbolicLink(
                atPath: "\(tools.path)/\(name)",
                withDestinationPath: found.trimmingCharacters(in: .newlines)
            )
        }
        let missing = try lane(path: tools.path)
        #expect(missing.status == 1, "\(missing)")
        #expect(missing.diagnostics.hasPrefix("[!] schema-version is not on the PATH\nhint: "))
        for said in ["exit 0", "echo '{\"version\": null}'", "echo '{\"version\": 3}'; exit 1"] {
            let other = tools.path + "/schema-version"
            try "#!/bin/sh\n\(said)\n".write(toFile: other, atomically: false, encoding: .utf8)
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: other)
            let end = try lane(path: tools.path)
            #expect(end.status == 1, "\(end)")
            #expect(end.diagnostics.hasPrefix("[!] schema-version ended with "), "\(end)")
        }
    }

    @Test func `several schemas are a hash, or one of them is asked for`() throws {
        let configuration = """
            {"base": "main", "schemas": {
              "app": {"paths": ["Models"], "settings": [{"file": "App/Info.plist"}]},
              "notes": {"paths": ["README"], "mergeMethod": "squash",
                        "settings": [{"file": "notes.json"}]}}}
            """
        for (name, text) in [
            (".schema-version.json", configuration), ("notes.json", "{\"schemaVersion\": 0}"),
        ] {
            let file = "\(checkout.path)/\(name)"
            try text.write(toFile: file, atomically: false, encoding: .utf8)
        }
        let all = try lane()
        let said = all.output.replacing(" => ", with: "=>")
        #expect(said.contains("returned {\"app\"=>3, \"notes\"=>1}\n"), "\(all)")
        #expect(said.contains("success: The schema version is app 3, notes 1\n"), "\(all)")
        let one = try lane("schema:notes")
        #expect(one.output.contains("returned 1\n"), "\(one)")
    }
}
