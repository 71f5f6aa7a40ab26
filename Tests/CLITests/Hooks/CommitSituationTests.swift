import CLI
import Foundation
import TestSupport
import Testing

/// The hook in every situation in which git runs one: real commits, real hook files.
@Suite struct CommitSituationTests {
    private let app: HookedApp

    init() throws {
        app = try HookedApp()
    }

    @Test(arguments: CommitSituation.all)
    func `the commit waits for the number to be added`(situation: CommitSituation) throws {
        let place = try situation.prepare(app)
        let made = app.install(situation.hook)
        #expect(made.status == .done, "\(made)")
        let before = try Git(in: place)("rev-parse", "HEAD").text
        let refused = try app.git(
            situation.command,
            in: place,
            environment: situation.environment
        )
        #expect(refused.status != 0, "\(refused)")
        #expect(refused.said.contains("Info.json: schemaVersion 1 -> 2"), "\(refused)")
        #expect(refused.said.contains("[not-staged]"), "\(refused)")
        #expect(refused.said.contains("hint: \(situation.hint)"), "\(refused)")
        let top = try Git(in: place)("rev-parse", "--show-toplevel").text
        #expect(try text(top + "/Info.json") == HookedApp.settings(2))
        try Git(in: top)("add", "Info.json")
        let words = situation.next
        let done = try app.git(words, in: place, environment: ["GIT_EDITOR": "true"])
        #expect(done.status == 0, "\(done)")
        try expectNumber(in: top, after: before)
    }

    @Test(arguments: CommitSituation.all)
    func `the commit takes the number along`(situation: CommitSituation) throws {
        let place = try situation.prepare(app)
        let made = app.install(situation.hook, "--stage")
        #expect(made.status == .done, "\(made)")
        let before = try Git(in: place)("rev-parse", "HEAD").text
        var done = try app.git(situation.command, in: place, environment: situation.environment)
        if situation.hook == "pre-merge-commit" {
            // Git would commit the tree that it had made before.
            #expect(done.status != 0 && done.said.contains("[merge-not-concluded]"), "\(done)")
            done = try app.git(situation.next, in: place)
        }
        #expect(done.status == 0, "\(done)")
        let top = try Git(in: place)("rev-parse", "--show-toplevel").text
        try expectNumber(in: top, after: before)
    }

    @Test(arguments: CommitSituation.all, [[], ["--stage"]])
    func `a commit with its number is made at once`(
        situation: CommitSituation,
        options: [String]
    ) throws {
        let place = try situation.prepare(app)
        let top = try Git(in: place)("rev-parse", "--show-toplevel").text
        try HookedApp.write(HookedApp.settings(2), to: top + "/Info.json")
        // A merge that is to come has an index of its own to fill: the number is on both sides.
        if ["pre-merge-commit"].contains(situation.hook)
            || situation.command.contains("-i")
                && situation.command.contains("rebase")
        {
            try Git(in: top)("commit", "--quiet", "--no-verify", "--all", "--message", "number")
        } else {
            try Git(in: top)("add", "Info.json")
        }
        let isPartial = situation.command.contains("--")
        let command = isPartial ? situation.next : situation.command
        app.install(situation.hook, options.first ?? "--type=integer")
        let done = try app.git(command, in: place, environment: situation.environment)
        #expect(done.status == 0, "\(done)")
        #expect(!done.said.contains("not-staged"), "\(done)")
        #expect(try text(top + "/Info.json") == HookedApp.settings(2))
    }

    @Test func `git runs no hook where a rebase goes on, and the number stays to be written`()
        throws
    {
        try app.history.branch("other")
        try app.history.commit(["README": "theirs"])
        try app.history.checkout("feature")
        try app.history.commit(["Models/User": "2", "README": "ours"])
        app.install()
        _ = try app.git("rebase", "other")
        try app.history.write("both", to: "README")
        try app.history.stage("README")
        let done = try app.git("-c", "core.editor=true", "rebase", "--continue")
        #expect(done.status == 0, "\(done)")
        let words = ["check", "Info.json"] + HookedApp.options
        #expect(schemaVersion(words, in: app.path).status == .problems)
    }

    @Test(arguments: [[], ["--stage"]])
    func `a commit that leaves the model alone changes no number`(options: [String]) throws {
        app.install(options.first ?? "--type=integer")
        try app.history.write("more", to: "README")
        let done = try app.git("commit", "-a", "-m", "x")
        #expect(done.status == 0, "\(done)")
        #expect(try text(app.path + "/Info.json") == HookedApp.settings(1))
    }

    /// Expects the commit to have the number, and nothing to be left over.
    private func expectNumber(
        in place: String,
        after before: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let git = Git(in: place)
        #expect(try git("rev-parse", "HEAD").text != before, sourceLocation: sourceLocation)
        let committed = try git("show", "HEAD:Info.json").text + "\n"
        #expect(committed == HookedApp.settings(2), sourceLocation: sourceLocation)
        let status = try git("status", "--porcelain", "--untracked-files=no").text
        #expect(status.isEmpty, "\(status)", sourceLocation: sourceLocation)
        #expect(try text(place + "/Info.json") == HookedApp.settings(2))
        #expect(try git("show", "HEAD:Models/User").text == "2", sourceLocation: sourceLocation)
    }

    private func text(_ path: String) throws -> String {
        try String(contentsOfFile: path, encoding: .utf8)
    }
}
