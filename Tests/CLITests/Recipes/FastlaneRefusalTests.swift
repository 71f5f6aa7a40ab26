import CLI
import Foundation
import TestSupport
import Testing

/// What ends the lane with an error, before anything is written.
@Suite(.enabled(if: Recipes.canRun, Recipes.need))
struct FastlaneRefusalTests {
    private let app: FastlaneApp
    private var checkout: RecipeApp.Checkout { app.checkout }

    init() throws { app = try FastlaneApp() }

    @Test func `a refusal is the program's own, and nothing is written`() throws {
        let end = try app.lane("path:Nowhere")
        #expect(end.status == 1, "\(end)")
        let refusal = schemaVersion("write", "--path", "Nowhere", in: checkout.path)
        #expect(refusal.status == .refused)
        #expect(end.diagnostics == "[!] " + refusal.diagnostics, "\(end)")
        #expect(try checkout.number == 1)
    }

    @Test func `an option that there is not is named`() throws {
        let end = try app.lane("plsit:App/Info.plist")
        #expect(end.status == 1)
        #expect(
            end.diagnostics.hasPrefix("[!] bump_schema_version has no option plsit\nhint: plist,")
        )
        #expect(try checkout.number == 1)
    }

    @Test(arguments: ["dry_run:maybe", "plist:no", "plist:", "path:", "merge_method:fast", "key:"])
    func `a value that says nothing is refused`(word: String) throws {
        let end = try app.lane(word)
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
        let missing = try app.lane(path: tools.path)
        #expect(missing.status == 1, "\(missing)")
        #expect(missing.diagnostics.hasPrefix("[!] schema-version is not on the PATH\nhint: "))
        for said in ["exit 0", "echo '{\"version\": null}'", "echo '{\"version\": 3}'; exit 1"] {
            let other = tools.path + "/schema-version"
            try "#!/bin/sh\n\(said)\n".write(toFile: other, atomically: false, encoding: .utf8)
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: other)
            let end = try app.lane(path: tools.path)
            #expect(end.status == 1, "\(end)")
            #expect(end.diagnostics.hasPrefix("[!] schema-version ended with "), "\(end)")
        }
    }
}
