/// A random but repeatable repository, as an app team makes one, in the real git.
///
///     let history = try RandomHistory(seed: 42)
///     history.branches    // the open branches
///     history.line        // main's first-parent line, newest first
///
/// The repository is bare, HEAD is on main, and what landed or was given up is still under
/// `refs/pull`, as a host keeps it. A seed gives the same commit ids everywhere.
package final class RandomHistory {
    package let seed: UInt64
    package let git: Git
    /// The name of its main branch.
    package let main: String
    /// The model directory.
    package let model: String
    /// A second model path: a directory or a single file.
    package let second: String
    /// The names of the open branches.
    package let branches: [String]
    /// Main's first-parent line, newest first.
    package let line: [String]
    /// All commits, parents first, but for those that only `later` has.
    package let commits: [String]
    /// Main after the further landings that were asked for.
    package let later: String
    /// How often each kind of step was made.
    package let steps: [String: Int]

    package var directory: String {
        folder.path
    }

    private let folder: TemporaryFolder
    private let team: RandomTeam
    private let numbers: [String: Int]

    /// Makes the history of a seed, and then `landings` more commits of main's line, which the
    /// branch `later` has and main has not.
    package init(seed: UInt64, landings: Int = 0) throws {
        var random = SplitMix64(seed: seed)
        let size = random.within(15...40)
        main = random.pick(["main", "master", "trunk"])
        var team = RandomTeam(random: random)
        while team.commits.count < size {
            team.step()
        }
        let (tip, count, open) = (team.main, team.commits.count, team.branches)
        steps = team.steps
        team.land(landings)
        var tips = ["refs/heads/\(main)": tip]
        tips["refs/heads/later"] = landings > 0 ? team.main : nil
        for branch in open {
            tips["refs/heads/\(branch.name)"] = branch.tip
        }
        for branch in team.closed {
            tips["refs/pull/\(branch.name)/head"] = branch.tip
        }

        folder = try TemporaryFolder(small: true)
        git = Git(in: folder.path)
        try git("init", "--quiet", "--bare", "--template=", "--initial-branch=\(main)")
        let ids = try Self.write(team, tips: tips, with: git)
        // Every other four seeds: the low bits say other things.
        if seed / 4 % 2 == 0 { try git("commit-graph", "write", "--reachable") }

        self.seed = seed
        self.team = team
        (model, second) = (team.layout.model, team.layout.second)
        branches = open.map(\.name)
        line = team.line(from: tip).map { ids[$0] }
        commits = Array(ids[..<count])
        later = ids[team.main]
        numbers = Dictionary(uniqueKeysWithValues: zip(ids, ids.indices))
    }

    /// How many best common ancestors two commits have, given by their ids.
    package func mergeBaseCount(_ one: String, _ other: String) -> Int {
        guard let first = numbers[one], let second = numbers[other] else { return 0 }
        return team.mergeBases(first, second).count
    }

    /// Writes the whole team's history with one process and returns the ids of its commits.
    private static func write(
        _ team: RandomTeam,
        tips: [String: Int],
        with git: Git
    ) throws -> [String] {
        var stream = FastImport()
        for (number, commit) in team.commits.enumerated() {
            let old = commit.parents.first.map { team.commits[$0].snapshot }
            stream.commit(
                mark: number + 1,
                on: "refs/heads/writing",
                date: commit.date,
                message: "\(number) \(commit.message)",
                parents: commit.parents.map { ":\($0 + 1)" },
                changes: commit.snapshot.changes(from: old ?? Snapshot())
            )
            stream.printID(of: number + 1)
        }
        for (reference, tip) in tips.sorted(by: { $0.key < $1.key }) {
            stream.reset(reference, to: ":\(tip + 1)")
        }
        stream.delete("refs/heads/writing")
        // One pack and not a file for each object, which takes ten times as long to make.
        let words = ["-c", "fastimport.unpackLimit=1", "fast-import", "--quiet", "--force"]
        return try git.run(words, input: stream.text).lines
    }
}
