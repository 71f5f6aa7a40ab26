/// The ways work reaches main. Each says whether it was possible.
extension RandomTeam {
    enum MergeKind: String {
        case plain = "merge"
        case ours = "keep ours of"
        case evil = "evil merge of"
    }

    mutating func push(
        _ message: String,
        _ edit: (AppLayout, inout Snapshot, inout SplitMix64) -> Void
    ) -> Bool {
        main = add(on: main, message) { [layout] in edit(layout, &$0, &$1) }
        return true
    }

    /// Takes back a commit of main's line.
    mutating func revert() -> Bool {
        let known = line(from: main).dropLast().prefix(6)
        guard !known.isEmpty else { return false }
        let target = random.pick(Array(known))
        let files = merged(base: target, main, commits[target].parents[0])
        main = add(parents: [main], files, "revert \(commits[target].message)")
        return true
    }

    /// Takes one commit of an open branch to main and leaves the branch open.
    mutating func backport() -> Bool {
        guard let index = branchAheadOfMain() else { return false }
        let own = ownCommits(of: branches[index].tip)
        guard !own.isEmpty else { return false }
        cherryPick(random.pick(own))
        return true
    }

    mutating func merge(_ kind: MergeKind) -> Bool {
        guard let index = branchAheadOfMain() else { return false }
        let tip = branches[index].tip
        var files = kind == .ours ? commits[main].snapshot : merged(main, tip)
        if kind == .evil {
            layout.edit(&files, using: &random)
        }
        main = add(parents: [main, tip], files, "\(kind.rawValue) \(branches[index].name)")
        perhapsClose(index)
        return true
    }

    /// Merges two or three branches, none of which contains another, at once.
    mutating func octopus() -> Bool {
        var heads: [Int] = []
        for branch in branches {
            let known = heads.reduce(into: ancestors(of: main)) { $0.formUnion(ancestors(of: $1)) }
            let own = ancestors(of: branch.tip)
            if !known.contains(branch.tip), heads.allSatisfy({ !own.contains($0) }) {
                heads.append(branch.tip)
            }
        }
        heads = random.sample(random.within(2...3), of: heads)
        guard heads.count > 1 else { return false }
        let start = main
        var files = commits[main].snapshot
        for head in heads {
            files = Snapshot.merge(
                base: commits[mergeBases(start, head)[0]].snapshot,
                ours: files,
                theirs: commits[head].snapshot,
                using: &random
            )
        }
        main = add(parents: [start] + heads, files, "octopus")
        return true
    }

    mutating func squash() -> Bool {
        guard let index = branchAheadOfMain() else { return false }
        let files = merged(main, branches[index].tip)
        main = add(parents: [main], files, "squash \(branches[index].name)")
        perhapsClose(index)
        return true
    }

    /// Replays a branch on main, fast-forwards main to it, and closes it.
    mutating func rebase() -> Bool {
        guard let index = branchAheadOfMain() else { return false }
        for commit in ownCommits(of: branches[index].tip) {
            cherryPick(commit)
        }
        close(index)
        return true
    }

    /// Moves main to a branch that contains it: with an update merge in it, a foxtrot.
    mutating func fastForward() -> Bool {
        let ready = branches.indices.filter { ancestors(of: branches[$0].tip).contains(main) }
        guard !ready.isEmpty else { return false }
        main = branches[random.pick(ready)].tip
        return true
    }

    private mutating func cherryPick(_ commit: Int) {
        let files = merged(base: commits[commit].parents[0], main, commit)
        main = add(parents: [main], files, commits[commit].message)
    }

    /// A landed branch is mostly deleted; one that stays may land again, and confuse a lesser rule.
    private mutating func perhapsClose(_ index: Int) {
        if random.chance(65) {
            close(index)
        }
    }
}
