/// A history in the making: commits, main and the open branches, all in memory.
///
/// A commit is known by its place in `commits`; parents come before their children.
struct RandomTeam {
    struct Commit {
        var parents: [Int]
        var snapshot: Snapshot
        var message: String
        var date: Int
    }

    struct Branch {
        var name: String
        var tip: Int
    }

    /// How the dates of one commit and the next relate.
    enum Clock: CaseIterable {
        case steady
        case tied
        case skewed
    }

    let layout: AppLayout
    var random: SplitMix64
    var commits: [Commit] = []
    var main = 0
    var branches: [Branch] = []
    var closed: [Branch] = []
    /// How often each kind of step was made.
    var steps: [String: Int] = [:]

    private let clock: Clock
    private var seconds = 1_700_000_000
    private var branchCount = 0

    init(random: SplitMix64) {
        self.random = random
        layout = AppLayout(using: &self.random)
        clock = self.random.chance(60) ? .steady : self.random.pick([.tied, .skewed])
        var first = Snapshot()
        if self.random.chance(40) {
            layout.editModel(&first, using: &self.random)
        } else {
            layout.edit(&first, using: &self.random)
        }
        main = add(parents: [], first, "root")
    }

    /// Adds a commit and returns it.
    mutating func add(parents: [Int], _ snapshot: Snapshot, _ message: String) -> Int {
        commits.append(
            Commit(parents: parents, snapshot: snapshot, message: message, date: nextDate())
        )
        return commits.count - 1
    }

    /// Adds a commit on `tip` that changes what `edit` changes.
    mutating func add(
        on tip: Int,
        _ message: String,
        _ edit: (inout Snapshot, inout SplitMix64) -> Void
    ) -> Int {
        var snapshot = commits[tip].snapshot
        edit(&snapshot, &random)
        return add(parents: [tip], snapshot, message)
    }

    mutating func open(at tip: Int) {
        branchCount += 1
        branches.append(Branch(name: "feature-\(branchCount)", tip: tip))
    }

    mutating func close(_ index: Int) {
        closed.append(branches.remove(at: index))
    }

    /// The files of `tip` after the change from `base` to `other` is merged in.
    mutating func merged(base: Int, _ tip: Int, _ other: Int) -> Snapshot {
        Snapshot.merge(
            base: commits[base].snapshot,
            ours: commits[tip].snapshot,
            theirs: commits[other].snapshot,
            using: &random
        )
    }

    mutating func merged(_ tip: Int, _ other: Int) -> Snapshot {
        merged(base: mergeBases(tip, other)[0], tip, other)
    }

    /// The commit and all before it.
    func ancestors(of commit: Int) -> Set<Int> {
        var (found, open) = (Set([commit]), [commit])
        while let next = open.popLast() {
            open += commits[next].parents.filter { found.insert($0).inserted }
        }
        return found
    }

    /// The best common ancestors, newest first.
    func mergeBases(_ one: Int, _ other: Int) -> [Int] {
        var common = ancestors(of: one).intersection(ancestors(of: other))
        var bases: [Int] = []
        while let newest = common.max() {
            bases.append(newest)
            common.subtract(ancestors(of: newest))
        }
        return bases
    }

    /// The commits of a branch that main does not have, merges left out, oldest first.
    func ownCommits(of tip: Int) -> [Int] {
        let own = ancestors(of: tip).subtracting(ancestors(of: main))
        return own.filter { commits[$0].parents.count == 1 }.sorted()
    }

    /// The first-parent line that ends at `tip`, newest first.
    func line(from tip: Int) -> [Int] {
        var line = [tip]
        while let parent = commits[line[line.count - 1]].parents.first {
            line.append(parent)
        }
        return line
    }

    private mutating func nextDate() -> Int {
        seconds += clock == .tied && random.chance(60) ? 0 : 60
        return clock == .skewed ? seconds + random.within(-200...200) : seconds
    }
}
