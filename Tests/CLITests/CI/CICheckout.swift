import TestSupport

/// An app as CI checks it out: remote-tracking branches, a HEAD, and no branch of its own.
///
/// Main has two landings; `release/1` was cut after the first and has one of its own; `feature` and
/// `stacked` on top of it change the model.
struct CICheckout {
    let app: HistoryBuilder
    private(set) var head = ""
    private(set) var tip = ""

    init(knowsDefault: Bool) throws {
        app = try App.merged(1)
        try app.branch("release/1", from: "main")
        try app.branch("hotfix", from: "release/1")
        try app.commit(["Models/Hotfix": "1"])
        try app.merge("hotfix", into: "release/1")
        try app.commit(["README": "newer"], on: "release/1")
        try app.land(2)
        try app.branch("feature", from: "main")
        try app.commit(["Models/Order": "1"])
        try app.branch("stacked", from: "feature")
        try app.commit(["Models/Order": "2"])
        // Main has moved on since the build of it was started.
        try app.commit(["README": "newer"], on: "main")
        try app.git("remote", "add", "origin", "https://example.org/app.git")
        let copies = ["main", "release/1", "feature", "stacked"].map {
            "create refs/remotes/origin/\($0) refs/heads/\($0)\n"
        }
        try app.git("update-ref", "--stdin", input: copies.joined())
        if knowsDefault {
            try app.git("symbolic-ref", "refs/remotes/origin/HEAD", "refs/remotes/origin/main")
        }
    }

    /// A pull request's build.
    mutating func request(
        from source: String,
        into target: String,
        as checkout: CIFixture.Checkout
    ) throws {
        tip = try app.id(of: source)
        switch checkout {
        case .targetFirst: try app.checkout(try merge(source, into: target))
        case .sourceFirst: try app.checkout(try merge(target, into: source))
        case .source: try app.checkout(tip)
        case .branch: try app.checkout(source)
        }
        try finish(keeping: checkout == .branch ? source : nil)
    }

    /// A build of one commit.
    mutating func detached(at revision: String) throws {
        tip = try app.id(of: revision)
        try app.checkout(tip)
        try finish(keeping: nil)
    }

    /// An entry of a merge queue.
    mutating func queue(_ source: String, into target: String) throws {
        tip = try app.id(of: target)
        try app.checkout(try merge(source, into: target))
        try finish(keeping: nil)
    }

    private func merge(_ source: String, into target: String) throws -> String {
        try app.git("branch", "merged", target)
        return try app.merge(source, into: "merged")
    }

    /// A checkout by CI has no local branches but the one it is on.
    private mutating func finish(keeping branch: String?) throws {
        head = try app.id(of: "HEAD")
        let names = try app.git("for-each-ref", "--format=%(refname:short)", "refs/heads").lines
        try app.git.run(["branch", "--quiet", "-D"] + names.filter { $0 != branch })
    }
}
