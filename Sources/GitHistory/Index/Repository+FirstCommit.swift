package import Versioning

extension Repository {
    /// The commit that a run numbers; nil before the first one.
    package func headCommit(named name: String?) throws(GitError) -> ObjectID? {
        do throws(GitError) { return try head(named: name).commit } catch {
            guard case .unbornHead = error else { throw error }
            return nil
        }
    }

    /// The commit to number or to go on from; nil where the first one is still to be made and the
    /// index or the work tree says what will be in it.
    func startingPoint(of query: HistoryQuery) throws(GitError) -> Head? {
        do throws(GitError) { return try head(named: query.head) } catch {
            guard case .unbornHead = error, query.source != .head else { throw error }
            return nil
        }
    }

    /// The facts about a commit without parents, which is still to be made.
    ///
    /// It has a number only where it begins base itself. Where base has commits already, it would
    /// share none with them.
    func firstFindings(
        for query: HistoryQuery,
        paths: ModelPaths
    ) throws(GitError) -> Findings {
        let choice = try unbornBase(for: query)
        if let baseline = query.baseline {
            _ = try commit(named: baseline)
            throw .baselineNotOnBase(revision: baseline, base: choice.base.name, nearest: nil)
        }
        guard let coming = try comingCommit(from: query.source, after: nil, paths: paths) else {
            throw .unbornHead(branch: choice.base.name)
        }
        let history = History(
            base: choice.base,
            head: nil,
            headModel: coming.model,
            line: Line(landings: [], initialModel: .absent(paths: paths.count)),
            branchPoint: nil,
            pendingCommits: 0
        )
        try requireKnown(paths, in: history, for: query)
        return Findings(
            history: history,
            evidence: .landing(.first),
            choice: choice,
            source: query.source,
            cautions: cautions(about: coming, for: query, paths: paths, head: coming.model),
            checkpoint: nil,
            fingerprint: coming.isOpen ? nil : try coming.model.fingerprint(at: paths)
        )
    }

    /// The branch that HEAD is about to begin, where that is base.
    private func unbornBase(for query: HistoryQuery) throws(GitError) -> BaseChoice {
        let name = query.bases.first
        let reference = symbolicTarget(of: "HEAD") ?? "HEAD"
        let branch = BaseFinder.shortened(reference)
        do throws(GitError) {
            let finder = try BaseFinder(in: self, build: query.build, head: nil)
            let base = try finder.existingBase(named: name)
            throw .noCommonHistory(base: base, head: nil)
        } catch {
            guard case .baseNotFound = error else { throw error }
            let isAskedFor = name == branch || name == reference
            let isOnly = name == nil ? try localBranches().isEmpty : false
            guard isAskedFor || isOnly else { throw error }
        }
        return BaseChoice(
            base: Base(name: branch, commit: nil),
            reason: name.map(BaseChoice.Reason.named) ?? .onlyBranch,
            isHead: true,
            isMain: true,
            cautions: try remotes().isEmpty ? [] : [.baseGuessed(name: branch, remote: nil)]
        )
    }
}
