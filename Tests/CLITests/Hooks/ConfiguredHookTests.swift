import CLI
import TestSupport
import Testing

/// Hooks of a repository with a configuration file, which they read as it is staged.
@Suite struct ConfiguredHookTests {
    private static let configuration = """
        {
          // how this team works
          "paths": ["Models"], "mergeMethod": "squash",
          "settings": [{ "file": "Info.json" }]
        }

        """

    @Test(arguments: [[], ["--stage"]])
    func `nothing has to be typed`(options: [String]) throws {
        let app = try HookedApp()
        try app.history.commit([".schema-version.json": Self.configuration])
        let made = schemaVersion(["install-hook"] + options, in: app.path)
        #expect(made.status == .done, "\(made)")
        try app.change(staged: true)
        let first = try app.git("commit", "-m", "x")
        #expect(first.status == (options.isEmpty ? 1 : 0), "\(first)")
        #expect(first.said.contains("Info.json: schemaVersion 1 -> 2"), "\(first)")
        try app.history.stage("Info.json")
        #expect(try app.git("commit", "--allow-empty", "-m", "x").status == 0)
        #expect(try app.history.git("show", "HEAD:Info.json").text + "\n" == HookedApp.settings(2))
    }

    @Test func `a configuration that is not staged is none of a commit's`() throws {
        let app = try HookedApp()
        try app.history.write(Self.configuration, to: ".schema-version.json")
        let refused = expectRefusal("usage", ["install-hook"], in: app.path, status: 64)
        #expect(refused.message.hasPrefix("the hook would be refused: no model path"))
        #expect(refused.hint.contains("git add .schema-version.json"))
        try app.history.stage(".schema-version.json")
        #expect(app.hook("install-hook").status == .done)
    }

    @Test func `what is missing is to be typed behind install-hook`() throws {
        let app = try HookedApp()
        let path = expectRefusal("usage", ["install-hook"], in: app.path, status: 64)
        #expect(
            path.hint
                == "schema-version install-hook --path App/Models; or, once and for all: schema-version init"
        )
        let words = ["install-hook", "pre-push"]
        let push = expectRefusal("usage", words, in: app.path, status: 64)
        #expect(
            push.hint
                == "schema-version install-hook pre-push --path App/Models; or, once and for all: schema-version init"
        )
        let file = expectRefusal("usage", ["install-hook", "--path=M"], in: app.path, status: 64)
        #expect(file.hint == "schema-version install-hook App/Info.plist --path App/Models")
    }

    @Test func `a broken configuration keeps no block in`() throws {
        let app = try HookedApp()
        app.install()
        try app.history.commit([".schema-version.json": "{ \"pths\": [] }"])
        expectRefusal("configuration-invalid", ["install-hook"], in: app.path)
        #expect(app.hook("uninstall-hook").status == .done)
    }

    @Test(arguments: ["schemas", "two keys"])
    func `several numbers of one file are staged together`(kind: String) throws {
        let app = try HookedApp()
        let one = """
            "paths": ["Models"], "mergeMethod": "squash",
                "settings": [{ "file": "Info.json", "key": "schemaVersion" }
            """
        let two = """
            "paths": ["Cache"], "mergeMethod": "squash",
                "settings": [{ "file": "Info.json", "key": "cache" }
            """
        let configuration =
            kind == "schemas"
            ? "{ \"schemas\": { \"main\": { \(one)] }, \"cache\": { \(two)] } } }"
            : "{ \(one), { \"file\": \"Info.json\", \"key\": \"cache\" }] }"
        try app.history.commit([".schema-version.json": configuration])
        let made = app.hook("install-hook", "--stage")
        #expect(made.status == .done, "\(made)")
        try app.change()
        try app.history.write("1", to: "Cache/Entry")
        try app.history.stage("Models", "Cache")
        let done = try app.git("commit", "-m", "x")
        #expect(done.status == 0, "\(done)")
        let cache = kind == "schemas" ? 1 : 2
        let committed = try app.history.git("show", "HEAD:Info.json").text
        #expect(committed.contains("\"schemaVersion\": 2"), "\(done)")
        #expect(committed.contains("\"cache\": \(cache)"), "\(committed)")
        #expect(try app.history.git("status", "--porcelain").text.isEmpty)
        #expect(try app.history.read("Info.json") == committed + "\n")
    }
}
