/// Work on branches. Each says whether it was possible.
extension RandomTeam {
    /// A branch of one to four commits.
    mutating func openBranch(at start: Int) -> Bool {
        guard branches.count < 6 else { return false }
        var tip = start
        for _ in 0...random.below(4) {
            tip = commitWork(on: tip)
        }
        open(at: tip)
        return true
    }

    mutating func openStackedBranch() -> Bool {
        guard !branches.isEmpty else { return false }
        return openBranch(at: random.pick(branches).tip)
    }

    /// A branch that changes the model and takes it back.
    mutating func openNetZeroBranch() -> Bool {
        guard branches.count < 6 else { return false }
        let changed = add(on: main, "try") { [layout] in layout.editModel(&$0, using: &$1) }
        let back = commits[main].snapshot
        open(at: add(parents: [changed], back, "take back"))
        return true
    }

    /// One more commit on an open branch.
    mutating func grow() -> Bool {
        guard !branches.isEmpty else { return false }
        let index = random.below(branches.count)
        branches[index].tip = commitWork(on: branches[index].tip)
        return true
    }

    /// Merges main into an open branch.
    mutating func update() -> Bool {
        guard let index = branchAheadOfMain() else { return false }
        let tip = branches[index].tip
        guard !ancestors(of: tip).contains(main) else { return false }
        let files = merged(tip, main)
        branches[index].tip = add(parents: [tip, main], files, "update \(branches[index].name)")
        return true
    }

    /// An open branch that has commits of its own.
    mutating func branchAheadOfMain() -> Int? {
        let known = ancestors(of: main)
        let ahead = branches.indices.filter { !known.contains(branches[$0].tip) }
        return ahead.isEmpty ? nil : random.pick(ahead)
    }

    private mutating func commitWork(on tip: Int) -> Int {
        let kind = random.below(100)
        return add(on: tip, "work") { [layout] files, random in
            switch kind {
            case ..<3: break
            case ..<6: layout.flipMode(&files, using: &random)
            case ..<8: layout.removeModel(&files)
            case ..<10: layout.renameInModel(&files, using: &random)
            default: layout.edit(&files, using: &random)
            }
        }
    }
}
