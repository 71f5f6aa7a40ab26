import Foundation
import TestSupport
import Testing

@Suite(.enabled(if: Recipes.canRun, Recipes.need))
struct FastlaneTests {
    private let app: FastlaneApp
    private var checkout: RecipeApp.Checkout { app.checkout }

    init() throws { app = try FastlaneApp() }

    @Test func `without options the configuration says all`() throws {
        let end = try app.lane()
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
        let typed = try app.lane(
            "plist:it's.json",
            "path:Models,README",
            "key:a.v",
            "base:main",
            "merge_method:squash",
            "dry_run:yes"
        )
        #expect(typed.status == 0, "\(typed)")
        // The first commit of the readme is a landing, too.
        #expect(typed.output.contains("message: it's.json: a.v 1 -> 4\n"), "\(typed)")
        #expect(typed.output.contains("returned 4\n"), "\(typed)")
        let given = try app.lane(
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
        let end = try app.lane("plist:App/Info.plist", "path:Models", "base:main", "formula:recipe")
        #expect(end.output.contains("returned \(landed + (pending > 0 ? 1 : 0))\n"), "\(end)")
        #expect(try checkout.number == 3)
    }

    @Test func `a warning is shown, with what mends it`() throws {
        try Git(in: checkout.path)("rm", "--quiet", "Models/User")
        let end = try app.lane()
        let lines = end.output.split(separator: "\n").prefix(2)
        try #require(lines.count == 2 && end.status == 0, "\(end)")
        #expect(lines[0].hasPrefix("important: schema-version: warning: "), "\(end)")
        #expect(lines[0].hasSuffix(" [dirty-model]"), "\(end)")
        #expect(lines[1].hasPrefix("important: hint: "), "\(end)")
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
        let all = try app.lane()
        let said = all.output.replacing(" => ", with: "=>")
        #expect(said.contains("returned {\"app\"=>3, \"notes\"=>1}\n"), "\(all)")
        #expect(said.contains("success: The schema version is app 3, notes 1\n"), "\(all)")
        let one = try app.lane("schema:notes")
        #expect(one.output.contains("returned 1\n"), "\(one)")
    }
}
