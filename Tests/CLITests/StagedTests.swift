import CLI
import TestSupport
import Testing

@Suite struct StagedTests {
    private func branch() throws -> HistoryBuilder {
        let app = try App.merged(2, workTree: true)
        try app.branch("feature")
        return app
    }

    @Test func `a staged change is main's next number, before the commit and after`() throws {
        let app = try branch()
        try app.write("more", to: "Models/Order")
        #expect(uncommitted(in: app.path).json["version"].int == 2)
        try app.stage("Models")
        let json = uncommitted(in: app.path).json
        #expect(json["pending"]["source"].string == "index")
        #expect(json["pending"]["commits"].int == 0)
        #expect(json["pending"]["changesModel"].bool == true)
        try expectNumberOfCommit(3, of: app)
    }

    @Test func `a staged change that takes the branch's own back is none`() throws {
        let app = try branch()
        try app.commit(["Models/Order": "1"])
        try app.git("rm", "--quiet", "Models/Order")
        try expectNumberOfCommit(2, of: app)
    }

    @Test func `a model that is staged for deletion is a change`() throws {
        let app = try branch()
        try app.git("rm", "--quiet", "-r", "Models")
        let staged = uncommitted(in: app.path)
        #expect(staged.json["fingerprint"].isNull)
        try expectNumberOfCommit(3, of: app)
    }

    @Test func `on the base branch itself a staged change is the next number`() throws {
        let app = try App.merged(2, workTree: true)
        try app.write("more", to: "Models/Order")
        try app.stage("Models")
        let staged = uncommitted(in: app.path)
        #expect(staged.json["version"].int == 3)
        #expect(staged.json["base"]["commit"].string == (try app.id(of: "main")))
    }

    @Test func `under rebase what is staged is one commit more`() throws {
        let app = try branch()
        try app.commit(["Models/Order": "1"])
        try app.write("2", to: "Models/Order")
        try app.stage("Models")
        let staged = uncommitted("--staged", ["--merge-method", "rebase"], in: app.path)
        #expect(staged.json["adds"].int == 2)
        #expect(staged.json["pending"]["commits"].int == 1)
        try expectNumberOfCommit(4, of: app, ["--merge-method", "rebase"])
    }

    @Test func `a folder whose name goes on differently is no part of the model`() throws {
        let app = try branch()
        for name in ["ModelsExtra/User", "Models.swift", "Models-old", "models/User"] {
            try app.write("1", to: name)
        }
        try app.stage(".")
        try expectNumberOfCommit(2, of: app)
    }

    @Test func `a model path may be a file, or one of several`() throws {
        let app = try branch()
        try app.write("1", to: "Schema.json")
        try app.stage("Schema.json")
        let options = ["--path", "Schema.json", "--path", "Models"]
        try expectNumberOfCommit(3, of: app, options)
        try app.write("2", to: "Schema.json")
        try app.stage("Schema.json")
        try expectNumberOfCommit(1, of: app, ["--path", "Schema.json"])
    }

    @Test func `the settings file of the run is no part of what is staged`() throws {
        let app = try branch()
        try app.write(#"{"schemaVersion": 2}"#, to: "Models/settings.json")
        try app.stage("Models")
        let check = ["check", "Models/settings.json"]
        let staged = uncommitted("--staged", ["--path", "Models"] + check, in: app.path)
        #expect(staged.status == .done, "\(staged)")
        #expect(staged.json["version"].int == 2)
    }

    @Test func `paths start where the run starts`() throws {
        let app = try branch()
        try app.write("more", to: "Models/Orders/Order")
        try app.stage("Models")
        for path in [".", "../Models", ":/Models"] {
            let staged = uncommitted("--staged", ["--path", path], in: app.path + "/Models")
            #expect(staged.json["version"].int == 3, "\(staged)")
        }
    }

    @Test func `what is only intended to be added is not staged`() throws {
        let app = try branch()
        try app.write("", to: "Models/Empty")
        try app.write("more", to: "Models/Order")
        try app.git("add", "--intent-to-add", "Models")
        let staged = uncommitted(in: app.path)
        #expect(staged.json["version"].int == 2, "\(staged)")
        #expect(staged.json["fingerprint"].string == (try app.git("rev-parse", "HEAD:Models").text))
        #expect(uncommitted("--worktree", in: app.path).json["version"].int == 3)
    }

    @Test func `with core.ignorecase two spellings stay two folders`() throws {
        let app = try branch()
        try app.git("config", "core.ignoreCase", "true")
        for path in ["models/User", "Models/order"] {
            let id = try app.git("hash-object", "-w", "--stdin", input: path).text
            try app.git(
                "-c",
                "core.ignoreCase=false",
                "update-index",
                "--add",
                "--cacheinfo",
                "100644,\(id),\(path)"
            )
        }
        try expectNumberOfCommit(3, of: app)
    }
}
