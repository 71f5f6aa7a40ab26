import Versioning

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

extension BaseFinder {
    /// Whether a name stands for every branch that matches it, as for `git branch --list`.
    static func isPattern(_ name: String) -> Bool {
        name.utf8.contains { "*?[".utf8.contains($0) }
    }

    /// Of several lines the one that head belongs to: the one that it stands on, else the pull
    /// request's target, else the one that its commits are nearest to.
    func line(among names: [String], head: Head) throws(GitError) -> Choice {
        let (lines, unmatched) = try lines(named: names)
        guard let main = lines.first else {
            throw .baseNotFound(tried: names, remote: try repository.remote(ofTrunk: []))
        }
        func choice(_ line: Branch, _ reason: BaseChoice.Reason) -> Choice {
            Choice(
                branch: line,
                reason: reason,
                isMain: line.name == main.name,
                unmatched: unmatched
            )
        }
        for line in lines where try self.head(head, standsOn: line) {
            return choice(line, .nearest(of: lines.count, rival: nil))
        }
        if let target = build.target {
            for line in lines where line.isNamed(target) {
                return choice(line, .target(source: target.source))
            }
        }
        try requireLine(of: build.target ?? build.branchOfHead, among: names, having: lines)
        let nearest = LineChoice(in: repository, main: main, others: Array(lines.dropFirst()))
        let (line, rival) = try nearest.line(of: head.commit)
        return choice(line, .nearest(of: lines.count, rival: rival?.name))
    }

    /// The lines that names and patterns ask for, in their order, each once, and the patterns that
    /// match nothing: there may be no release branch yet.
    private func lines(
        named names: [String]
    ) throws(GitError) -> (lines: [Branch], unmatched: [String]) {
        var lines: [Branch] = []
        var unmatched: [String] = []
        func add(_ branch: Branch) {
            if !lines.contains(where: { $0.name == branch.name }) { lines.append(branch) }
        }
        for name in names {
            guard Self.isPattern(name) else {
                add(try branch(askedFor: name))
                continue
            }
            let found = try branchNames(like: name)
            if found.isEmpty { unmatched.append(name) }
            for name in found { add(try branch(named: name)) }
        }
        return (lines, unmatched)
    }

    /// The names of the branches that match a pattern, at the remote or here; behind `refs/` it is
    /// one of full names, and behind the name of a remote one of the branches there.
    private func branchNames(like pattern: String) throws(GitError) -> [String] {
        if pattern.hasPrefix("refs/") { return try repository.references(like: pattern).sorted() }
        var prefixes = ["refs/heads/"]
        if let remote = try repository.remote(ofTrunk: []) {
            prefixes.append("refs/remotes/\(remote)/")
        }
        if try repository.tracked(by: pattern) != nil { prefixes.append("refs/remotes/") }
        var names: Set<String> = []
        for prefix in prefixes {
            for name in try repository.references(like: prefix + pattern)
            where !name.hasPrefix("refs/remotes/") || !name.hasSuffix("/HEAD") {
                names.insert(
                    String(decoding: name.utf8.dropFirst(prefix.utf8.count), as: UTF8.self)
                )
            }
        }
        return names.sorted()
    }

    /// Refuses to go on where the build's own line matches a pattern and is not in this clone:
    /// another line would count from less.
    private func requireLine(
        of branch: CIBuild.Branch?,
        among names: [String],
        having lines: [Branch]
    ) throws(GitError) {
        guard let branch, lines.allSatisfy({ !$0.isNamed(branch) }) else { return }
        for pattern in names where Self.isPattern(pattern) {
            let isFull = pattern.hasPrefix("refs/")
            let short = try repository.tracked(by: Self.shortened(pattern))?.branch
            let patterns = [isFull ? Self.shortened(pattern) : pattern, short].compactMap(\.self)
            guard patterns.contains(where: { unsafe fnmatch($0, branch.name, FNM_PATHNAME) == 0 })
            else { continue }
            let remote = try repository.remote(ofTrunk: [])
            throw .baseNotFound(tried: [branch.name], remote: branch.remote ?? remote)
        }
    }
}
