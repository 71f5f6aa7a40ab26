import CLI
import TestSupport
import Testing

/// Work that reaches main by a queue, from another repository, or from main itself.
extension WorkflowTests {
    @Test(arguments: Way.allCases)
    func `two entries of one merge queue`(way: Way) throws {
        let app = try App.merged(1)
        let files = ["orders": "Models/Order", "readme": "README", "pets": "Models/Pet"]
        for (name, file) in files {
            try app.branch(name, from: "main")
            try app.commit([file: name])
        }
        try app.branch("queue/orders", from: "main")
        try enter("orders", way, in: app)
        try app.branch("queue/readme")
        try enter("readme", way, in: app)
        try app.branch("queue/pets")
        try enter("pets", way, in: app)
        // Each entry stands on the one before it, and is main once it passes.
        for (entry, number) in [("orders", 2), ("readme", 2), ("pets", 3)] {
            let name = "queue/\(entry)"
            #expect(app.answer(name, base: name, by: way) == "\(number)")
            try app.fastForward("main", to: name)
            try expectNumber(number, of: "main", asAt: "main", in: app, by: [way])
        }
    }

    private func enter(_ name: String, _ way: Way, in queue: HistoryBuilder) throws {
        switch way {
        case .merge: try queue.merge(name)
        case .squash: try queue.squash(name)
        }
    }

    @Test(arguments: [("Models/Library", 2), ("Library/Code", 1)])
    func `a library imported with its own root`(file: String, number: Int) throws {
        let app = try App.merged(1)
        try app.commit([file: "1"], on: "library")
        #expect(try app.git("rev-list", "--max-parents=0", "--all").lines.count == 2)
        try app.branch("import", from: "main")
        let words = ["merge-tree", "--write-tree", "--allow-unrelated-histories"]
        let tree = try app.git.run(words + ["import", "library"]).text
        let parents = ["-p", "import", "-p", "library", "-m", "import"]
        let merge = try app.git.run(["commit-tree", tree] + parents).text
        try app.fastForward("import", to: merge)
        // Where its files come to lie decides, not that they have a history of their own.
        try expectPromise(number, of: "import", in: app)
        try app.merge("import", into: "main")
        try expectNumber(number, of: "main", asAt: "main", in: app)
    }

    @Test func `work begun on local main and moved to a branch`() throws {
        let app = try App.merged(1)
        try app.git("remote", "add", "origin", "https://example.org/app.git")
        try app.git("update-ref", "refs/remotes/origin/main", "main")
        try app.git("config", "branch.main.remote", "origin")
        try app.git("config", "branch.main.merge", "refs/heads/main")
        try app.checkout("main")
        try app.commit(["Models/Order": "1"])
        // On main the commit is a push in the making, which a team that merges does not count.
        #expect(app.answer() == "uncounted-change")
        #expect(app.answer(by: .squash) == "2")
        try app.branch("feature")
        // On a branch it is work to land, whatever local main still holds.
        for way in Way.allCases { #expect(app.answer(by: way) == "2") }
        try app.git("update-ref", "refs/heads/main", "origin/main")
        try expectPromise(2, of: "feature", in: app)
        try app.commit(["Models/Order": "2"])
        // More of it is still one landing.
        try expectPromise(2, of: "feature", in: app)
    }
}
