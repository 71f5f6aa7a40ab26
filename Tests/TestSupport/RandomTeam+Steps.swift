/// What happens in an app team's repository, and how often.
extension RandomTeam {
    private typealias Step = (weight: Int, name: String, make: @Sendable (inout RandomTeam) -> Bool)

    /// Makes one step of any kind that is possible now.
    mutating func step() {
        step(of: Self.landings + Self.work)
    }

    /// Makes steps until main's line has `count` more commits, and never replaces that line.
    mutating func land(_ count: Int) {
        let goal = line(from: main).count + count
        while line(from: main).count < goal {
            step(of: Self.landings + [Self.opening])
        }
    }

    private mutating func step(of kinds: [Step]) {
        var choice = random.below(kinds.reduce(0) { $0 + $1.weight })
        for kind in kinds {
            choice -= kind.weight
            if choice < 0 {
                if kind.make(&self) {
                    steps[kind.name, default: 0] += 1
                }
                return
            }
        }
    }

    /// The steps that add to main's line.
    private static let landings: [Step] = [
        (14, "push", { $0.push("push") { $0.edit(&$1, using: &$2) } }),
        (2, "empty", { $0.push("empty") { _, _, _ in } }),
        (3, "mode", { $0.push("mode") { $0.flipMode(&$1, using: &$2) } }),
        (2, "rename", { $0.push("rename") { $0.renameInModel(&$1, using: &$2) } }),
        (2, "vanish", { $0.push("vanish") { layout, files, _ in layout.removeModel(&files) } }),
        (3, "appear", { $0.push("appear") { $0.editModel(&$1, using: &$2) } }),
        (4, "revert", { $0.revert() }),
        (3, "backport", { $0.backport() }),
        (12, "merge", { $0.merge(.plain) }),
        (3, "evil", { $0.merge(.evil) }),
        (2, "ours", { $0.merge(.ours) }),
        (3, "octopus", { $0.octopus() }),
        (9, "squash", { $0.squash() }),
        (7, "rebase", { $0.rebase() }),
    ]

    private static let opening: Step = (14, "branch", { $0.openBranch(at: $0.main) })

    /// The steps that main's line does not see, and the one that moves it to another.
    private static let work: [Step] = [
        opening,
        (2, "stale branch", { $0.openBranch(at: $0.random.pick($0.line(from: $0.main))) }),
        (5, "stacked branch", { $0.openStackedBranch() }),
        (4, "net-zero branch", { $0.openNetZeroBranch() }),
        (10, "grow", { $0.grow() }),
        (8, "update", { $0.update() }),
        (1, "fast-forward", { $0.fastForward() }),
    ]
}
