import TestSupport
import Testing

/// A way in which git comes to make a commit, and so to run a hook: what it exports differs in each.
struct CommitSituation: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// Brings about what is to be committed; gives the folder that git is run in.
    let prepare: @Sendable (HookedApp) throws -> String
    /// The command that runs the hook.
    let command: [String]
    /// What makes the commit once the hook has failed and `Info.json` was added.
    let next: [String]
    var hook = "pre-commit"
    var environment: [String: String] = [:]

    /// What the hook says next: an index of this very commit is gone with it.
    var hint: String {
        if command.contains("--") { return "commit it with the others: git commit -- PATH..." }
        if command.contains("-a") || command.contains("-i") && command.contains("commit") {
            return "git commit -a again, or git commit -i PATH... Info.json"
        }
        return "git add Info.json, then commit again"
    }

    static let all = plain + merging + replaying

    private static let plain = [
        CommitSituation("commit", ["commit", "-m", "x"]) { try $0.change(staged: true) },
        CommitSituation("commit -a", ["commit", "-a", "-m", "x"]) { try $0.change() },
        CommitSituation(
            "commit -- PATH",
            ["commit", "-m", "x", "--", "Models/User"],
            next: ["commit", "-m", "x", "--", "Models/User", "Info.json"]
        ) { try $0.change() },
        CommitSituation("commit -i PATH", ["commit", "-m", "x", "-i", "Models/User"]) {
            try $0.change()
        },
        CommitSituation("commit --amend", ["commit", "--amend", "-a", "-m", "x"]) {
            try $0.history.commit(["README": "more"])
            return try $0.change()
        },
        CommitSituation("below the top", ["commit", "-a", "-m", "x"]) {
            try $0.change() + "/Models"
        },
        CommitSituation(
            "below the top, one path",
            ["commit", "-m", "x", "--", "User"],
            next: ["commit", "-m", "x", "--", "User", "../Info.json"]
        ) { try $0.change() + "/Models" },
        CommitSituation("a linked worktree", ["commit", "-a", "-m", "x"]) { app in
            let place = try app.history.worktree(at: "feature")
            return try app.change(in: place)
        },
        CommitSituation("below the top of a linked worktree", ["commit", "-a", "-m", "x"]) { app in
            let place = try app.history.worktree(at: "feature")
            return try app.change(in: place) + "/Models"
        },
        CommitSituation("a detached HEAD", ["commit", "-a", "-m", "x"]) { app in
            try app.history.checkout("feature~0")
            return try app.change()
        },
    ]

    private static let merging = [
        CommitSituation(
            "a clean merge",
            ["merge", "--no-ff", "-m", "x", "other"],
            next: ["commit", "-m", "x"],
            hook: "pre-merge-commit"
        ) { app in
            try app.fork(theirs: ["Models/User": "2"], ours: ["README": "ours"])
        },
        CommitSituation("the end of a merge with conflicts", ["commit", "-m", "x"]) { app in
            let place = try app.fork(
                theirs: ["Models/User": "2", "README": "theirs"],
                ours: ["README": "ours"]
            )
            _ = try app.git("merge", "other")
            try app.history.write("both", to: "README")
            try app.history.stage("README")
            return place
        },
    ]

    private static let replaying = [
        CommitSituation(
            "a reworded commit of a rebase",
            ["rebase", "-i", "HEAD~1"],
            next: ["-c", "core.editor=true", "commit", "--amend"],
            environment: ["GIT_SEQUENCE_EDITOR": "sed -i.old s/pick/reword/", "GIT_EDITOR": "true"]
        ) { app in
            try app.history.commit(["Models/User": "2"])
            return app.path
        },
        CommitSituation(
            "the end of a cherry-pick with conflicts",
            ["-c", "core.editor=true", "cherry-pick", "--continue"]
        ) { app in
            let place = try app.fork(
                theirs: ["Models/User": "2", "README": "theirs"],
                ours: ["README": "ours"]
            )
            _ = try app.git("cherry-pick", "other")
            try app.history.write("both", to: "README")
            try app.history.stage("README")
            return place
        },
        CommitSituation(
            "a commit where a rebase stopped",
            ["commit", "-m", "x"]
        ) { app in
            let place = try app.fork(
                theirs: ["README": "theirs"],
                ours: ["Models/User": "2", "README": "ours"]
            )
            _ = try app.git("rebase", "other")
            try app.history.write("both", to: "README")
            try app.history.stage("README")
            return place
        },
    ]

    private init(
        _ name: String,
        _ command: [String],
        next: [String]? = nil,
        hook: String = "pre-commit",
        environment: [String: String] = [:],
        prepare: @escaping @Sendable (HookedApp) throws -> String
    ) {
        testDescription = name
        self.command = command
        self.next = next ?? command
        self.hook = hook
        self.environment = environment
        self.prepare = prepare
    }
}

extension HookedApp {
    /// Changes the model on disk, here or in another worktree, and may stage it.
    @discardableResult
    func change(staged: Bool = false, in place: String? = nil) throws -> String {
        let place = place ?? path
        let git = Git(in: place)
        try Self.write("2", to: place + "/Models/User")
        if staged { try git("add", "Models") }
        return place
    }

    /// Commits on `feature` and on a branch `other` from the same commit, and stays on `feature`.
    fileprivate func fork(theirs: [String: String], ours: [String: String]) throws -> String {
        try history.branch("other")
        try history.commit(theirs.mapValues { $0 })
        try history.checkout("feature")
        try history.commit(ours.mapValues { $0 })
        return path
    }
}
