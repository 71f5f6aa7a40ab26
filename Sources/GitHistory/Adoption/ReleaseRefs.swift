import Clibgit2
package import Versioning

/// A branch or a tag that speaks of a release.
package struct ReleaseRef: Hashable, Sendable {
    /// As people name it: `release/1.2`, `origin/release/1.2`, `v1.2`.
    package let name: String
    package let commit: ObjectID
    /// What the names of its kind are like.
    package let pattern: String
    let time: UInt64
}

/// What a repository has of releases beside main.
package struct ReleaseRefs: Hashable, Sendable {
    /// The newest release lines, here and at the remote of main.
    package let lines: [ReleaseRef]
    /// The patterns of all release lines.
    package let linePatterns: [String]
    /// The newest tags that look like releases.
    package let tags: [ReleaseRef]
    /// The pattern that most of the tags are like; nil where there is no tag.
    package let tagPattern: String?
    /// How many tags are like it.
    package let tagCount: Int

    /// Of more branches, and of more tags, than this the older ones are not looked at.
    package static let most = 20
}

extension Repository {
    /// The branches and tags that look like releases, by their names.
    ///
    /// `hotfix/*` is a line only where something went out from it: where such a branch has a tagged
    /// commit that is on no other line.
    package func releaseRefs(besides main: MainBranch) throws(GitError) -> ReleaseRefs {
        let graph = CommitGraph(of: self)
        var (lines, hotfixes): ([ReleaseRef], [ReleaseRef]) = ([], [])
        for (branch, reference) in try branchesNearMain() where branch != main.shortName {
            if let pattern = ReleaseName.linePattern(ofBranch: branch) {
                lines += try ref(reference, like: pattern, in: graph).map { [$0] } ?? []
            } else if let pattern = ReleaseName.hotfixPattern(ofBranch: branch) {
                hotfixes += try ref(reference, like: pattern, in: graph).map { [$0] } ?? []
            }
        }
        let allTags = try references(like: "refs/tags/*")
        var tags: [ReleaseRef] = []
        var counts: [String: Int] = [:]
        for tag in allTags {
            guard let pattern = ReleaseName.tagPattern(of: Self.short(tag)),
                let tag = try ref(tag, like: pattern, in: graph)
            else { continue }
            tags.append(tag)
            counts[pattern, default: 0] += 1
        }
        tags = Self.newest(tags)
        let others = [main.commit] + lines.map(\.commit)
        let tagged = tags.map(\.commit)
        for hotfix in Self.newest(hotfixes) {
            let isOut = tagged.contains { tag in
                isBuilt(hotfix.commit, on: tag) && !others.contains { isBuilt($0, on: tag) }
            }
            if isOut { lines.append(hotfix) }
        }
        let best = counts.min { ($1.value, $0.key) < ($0.value, $1.key) }
        return ReleaseRefs(
            lines: Self.newest(lines),
            linePatterns: Set(lines.map(\.pattern)).sorted(),
            tags: tags,
            tagPattern: best?.key,
            tagCount: best?.value ?? 0
        )
    }

    /// The branches here and at the remote of main, by their names there, each with its reference.
    private func branchesNearMain() throws(GitError) -> [(name: String, reference: String)] {
        var prefixes = ["refs/heads/"]
        if let remote = try remote(ofTrunk: BaseFinder.usualNames) {
            prefixes.append("refs/remotes/\(remote)/")
        }
        var branches: [(String, String)] = []
        for prefix in prefixes {
            for reference in try references(like: prefix + "*").sorted() {
                branches.append((String(reference.dropFirst(prefix.count)), reference))
            }
        }
        return branches
    }

    /// Nil for a tag of something else than a commit.
    private func ref(
        _ reference: String,
        like pattern: String,
        in graph: CommitGraph
    ) throws(GitError) -> ReleaseRef? {
        guard let commit = try commit(atReference: reference) else { return nil }
        return ReleaseRef(
            name: Self.short(reference),
            commit: commit,
            pattern: pattern,
            time: try graph.node(commit).time
        )
    }

    private static func short(_ reference: String) -> String {
        reference.hasPrefix("refs/tags/")
            ? String(reference.dropFirst("refs/tags/".count)) : BaseFinder.shortened(reference)
    }

    private static func newest(_ refs: [ReleaseRef]) -> [ReleaseRef] {
        Array(
            refs.sorted { ($1.time, $0.name) < ($0.time, $1.name) }.prefix(ReleaseRefs.most)
        )
    }

    /// Whether `head` is built on `commit`, or is it.
    package func isBuilt(_ head: ObjectID, on commit: ObjectID) -> Bool {
        guard head != commit else { return true }
        var (descendant, ancestor) = (head.oid, commit.oid)
        // A failure (-1) reads as "no": then a suggestion is not made.
        return handle.lend {
            unsafe git_graph_descendant_of($0, &descendant, &ancestor) == 1
        }
    }
}
