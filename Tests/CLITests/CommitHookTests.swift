import CLI
import Foundation
import TestSupport
import Testing

/// A run inside of git's own pre-commit hook, with the environment and the index that git 2 gives
/// it: `commit -a` and `commit -- PATH` have an index of their own, which is gone afterwards.
@Suite struct CommitHookTests {
    /// Two changed files of the model and one that is staged.
    private func story() throws -> HistoryBuilder {
        let app = try App.merged(2, workTree: true)
        try app.commit(["Models/Order": "1", "Models/Pet": "1"], on: "main")
        try app.branch("feature")
        try app.write("2", to: "Models/Order")
        try app.write("2", to: "Models/Pet")
        try app.stage("Models/Pet")
        return app
    }

    @Test(arguments: [
        ["commit"], ["commit", "-a"], ["commit", "--", "Models/Order"],
        ["commit", "-i", "Models/Order"], ["commit", "--amend", "--no-edit"],
        ["-C", "Models", "commit"], ["-C", "Models", "commit", "Order"],
    ])
    func `the hook numbers the commit at hand`(words: [String]) throws {
        let app = try story()
        let hooked = try outcome(of: words, in: app)
        #expect(hooked.status == .done, "\(hooked)")
        #expect(hooked.json["version"].int == 4, "\(hooked)")
        let model = try app.git("rev-parse", "HEAD:Models").text
        #expect(hooked.json["fingerprint"].string == model, "\(hooked)")
    }

    @Test func `in a linked worktree it is that one's index`() throws {
        let app = try story()
        let there = Git(in: try app.worktree(at: "feature"))
        try Data("3".utf8).write(to: URL(fileURLWithPath: there.directory + "/Models/Order"))
        let hooked = try outcome(of: ["commit", "-a"], in: app, at: there)
        #expect(hooked.json["version"].int == 4, "\(hooked)")
        let model = try there("rev-parse", "HEAD:Models").text
        #expect(hooked.json["fingerprint"].string == model, "\(hooked)")
    }

    @Test func `a merge without conflicts is seen by its own hook`() throws {
        let app = try App.merged(1, workTree: true)
        try app.branch("feature")
        try app.commit(["Models/Order": "1"])
        try app.checkout("main")
        try app.land(2)
        try app.checkout("feature")
        let words = ["merge", "--no-ff", "main"]
        let hooked = try outcome(of: words, in: app, hook: "pre-merge-commit")
        #expect(hooked.json["version"].int == 3, "\(hooked)")
        // The merge contains the newest main, which HEAD alone does not.
        #expect(hooked.json["branchPoint"].string == (try app.id(of: "main")), "\(hooked)")
        #expect(try app.id(of: "HEAD^2") == app.id(of: "main"))
    }

    @Test func `a directory of the hook's own repository has the hook's index`() throws {
        let app = try story()
        let hooked = try outcome(of: ["commit", "-a"], in: app, asking: ["-C", "."])
        let model = try app.git("rev-parse", "HEAD:Models").text
        #expect(hooked.json["fingerprint"].string == model, "\(hooked)")
    }

    @Test func `a directory that is named by hand is not the hook's`() throws {
        let app = try story()
        let other = try App.merged(1, workTree: true)
        let hooked = try outcome(of: ["commit", "-a"], in: app, asking: ["-C", other.path])
        #expect(hooked.json["version"].int == 1, "\(hooked)")
    }

    /// Commits with a hook that waits, and meanwhile runs the program in its environment.
    private func outcome(
        of words: [String],
        in app: HistoryBuilder,
        at git: Git? = nil,
        asking options: [String] = [],
        hook name: String = "pre-commit"
    ) throws -> Outcome {
        let folder = try TemporaryFolder()
        let (waiting, done) = ("\(folder.path)/waiting", "\(folder.path)/done")
        let hook = """
            #!/bin/sh
            { pwd; env; } >"\(folder.path)/environment"
            mv "\(folder.path)/environment" "\(waiting)"
            tries=0
            while [ ! -e "\(done)" ] && [ $tries -lt 1000 ]; do sleep 0.02; tries=$((tries + 1)); done

            """
        let hooks = try folder.folder("hooks")
        let files = FileManager.default
        _ = files.createFile(
            atPath: "\(hooks)/\(name)",
            contents: Data(hook.utf8),
            attributes: [.posixPermissions: 0o755]
        )
        let place = git?.directory ?? app.path
        let verb = words.firstIndex { ["commit", "merge"].contains($0) } ?? 0
        let command =
            words[..<verb] + ["-c", "core.hooksPath=\(hooks)", words[verb]]
            + ["--quiet", "--message", "by the hook"] + words[(verb + 1)...]
        let arguments = Array(command)
        let ended = DispatchSemaphore(value: 0)
        DispatchQueue.global().async {
            _ = try? Git(in: place).run(arguments)
            ended.signal()
        }
        for _ in 1...500 where !files.fileExists(atPath: waiting) {
            Thread.sleep(forTimeInterval: 0.02)
        }
        let lines = try String(contentsOfFile: waiting, encoding: .utf8)
            .split(separator: "\n").map(String.init)
        var environment: [String: String] = [:]
        for line in lines.dropFirst() {
            let parts = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            environment[String(parts[0])] = parts.count > 1 ? String(parts[1]) : ""
        }
        let options = options + ["--merge-method", "squash"]
        let hooked = uncommitted("--staged", options, in: lines[0], environment: environment)
        _ = files.createFile(atPath: done, contents: nil)
        ended.wait()
        return hooked
    }
}
