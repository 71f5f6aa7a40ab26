import GitHistory
import Versioning

extension CommandRun {
    /// Merge method, baseline and maximum, by what base's line shows.
    func setCounting(
        of proposal: inout Proposal,
        _ model: ModelDecision,
        _ scan: AppScan,
        _ main: MainBranch,
        _ releases: ReleaseRefs,
        asking interview: Interview?
    ) throws {
        let (log, follows) = try landings(of: proposal, main: main)
        proposal.follows = follows
        proposal.why["follow"] = [
            invocation.follows
                ? "Asked for by --follow."
                : "The model was renamed; it is counted under its old name too."
        ]
        // Without release lines among the bases a run never counts on one.
        let hasLines = proposal.bases.count > 1
        let choice = MethodChoice(
            landings: log.line.landings,
            isFromRoot: log.baseline == nil,
            recent: try repository.recentCommits(from: main.commit, upTo: 300),
            own: try repository.ownCommits(
                of: hasLines ? releases.lines : [],
                besides: main,
                upTo: 300
            ),
            base: main.shortName
        )
        proposal.mergeMethod = invocation.mergeMethod ?? choice.method
        if let interview, invocation.mergeMethod == nil {
            choice.why.dropLast().forEach(interview.say)
            proposal.mergeMethod = try interview.choice(
                "How work lands",
                suggesting: choice.method
            )
        }
        let isOwn = proposal.mergeMethod == choice.method
        proposal.why["mergeMethod"] =
            isOwn ? choice.why : Array(choice.why.dropLast()) + ["Chosen by hand."]

        let kept = scan.keptVersions
        let isSQLite = model.kind?.maximum != nil || kept.first?.isSQLite == true
        if let maximum = invocation.maximum ?? (isSQLite ? ModelKind.sqliteMaximum : nil) {
            proposal.maximum = maximum
            proposal.why["maximum"] =
                maximum == ModelKind.sqliteMaximum
                ? ["SQLite and Room hold no higher version."] : ["Named by --maximum."]
        }
        let facts = BaselineFacts(
            log: log,
            kept: kept,
            shipped: invocation.baseline != nil
                ? []
                : try shippedVersions(
                    kept,
                    releases,
                    main,
                    newest: log.line.landings.first,
                    of: query(proposal, main, above: nil, following: follows)
                ),
            main: main,
            countsInSteps: isSQLite
        )
        try setBaseline(of: &proposal, facts, asking: interview)
    }

    /// The landings of the model on base, following it through a rename where there was one.
    ///
    /// All of them, since those below a baseline say as well how a team lands its work; where they
    /// cannot be had, those above the baseline.
    private func landings(
        of proposal: Proposal,
        main: MainBranch
    ) throws -> (log: LandingLog, follows: Bool) {
        do {
            return try landings(of: proposal, main: main, above: nil)
        } catch {
            guard let baseline = invocation.baseline else { throw error }
            return try landings(of: proposal, main: main, above: baseline.revision)
        }
    }

    private func landings(
        of proposal: Proposal,
        main: MainBranch,
        above baseline: String?
    ) throws -> (log: LandingLog, follows: Bool) {
        let follows = invocation.follows
        do throws(GitError) {
            let query = query(proposal, main, above: baseline, following: follows)
            return (try repository.landingLog(for: query), follows)
        } catch {
            guard case .modelMoved(_, let from, _) = error, from.count == 1, !follows else {
                throw error
            }
            let query = query(proposal, main, above: baseline, following: true)
            return (try repository.landingLog(for: query), true)
        }
    }

    private func query(
        _ proposal: Proposal,
        _ main: MainBranch,
        above baseline: String?,
        following follows: Bool
    ) -> HistoryQuery {
        HistoryQuery(
            paths: proposal.paths.map { ":/" + $0 },
            excludes: proposal.excludes.map { ":/" + $0 },
            settingsFiles: proposal.settings.map { ":/" + $0.file },
            bases: [invocation.bases.first ?? main.shortName],
            baseline: baseline,
            follows: follows,
            build: build
        )
    }
}
