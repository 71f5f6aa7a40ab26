import GitHistory
import Versioning

/// What main's newest commit is numbered, and by what the next change of the model will be.
struct VersionToday {
    let base: String
    let version: UInt64
    /// Whether anything told what has shipped.
    let isKnown: Bool
}

extension CommandRun {
    /// Merge method, baseline and maximum, by what base's line shows.
    func setCounting(
        of proposal: inout Proposal,
        _ model: ModelDecision,
        _ scan: AppScan,
        _ main: MainBranch,
        asking interview: Interview?
    ) throws {
        let (log, follows) = try landings(of: proposal, main: main)
        proposal.follows = follows
        proposal.why["follow"] = [
            invocation.follows
                ? "Asked for by --follow."
                : "The model was renamed; it is counted under its old name too."
        ]
        let choice = MethodChoice(
            landings: log.line.landings,
            isFromRoot: log.baseline == nil,
            recent: try repository.recentCommits(from: main.commit, upTo: 300),
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
        try setBaseline(
            of: &proposal,
            log,
            kept,
            main,
            startsAtOne: isSQLite,
            asking: interview
        )
    }

    private func setBaseline(
        of proposal: inout Proposal,
        _ log: LandingLog,
        _ kept: [KeptVersion],
        _ main: MainBranch,
        startsAtOne: Bool,
        asking interview: Interview?
    ) throws {
        if let asked = invocation.baseline {
            let id = try repository.commitID(of: asked.revision)
            proposal.baseline = Proposal.Baseline(revision: id, version: asked.version)
            let isName = asked.revision != id
            proposal.why["baseline"] = [
                isName ? "Named by --baseline, as '\(asked.revision)'." : "Named by --baseline."
            ]
            return
        }
        let landings = log.line.landings
        let landed = landings.count { proposal.mergeMethod == .merge ? $0.isMerge : true }
        var kept = kept
        if let interview {
            kept = try ask(interview, whichShippedOf: kept, landed: UInt64(landed))
        } else {
            try requireOneVersion(kept, above: UInt64(landed))
        }
        guard
            let start = StartingPoint(
                kept: kept,
                landed: UInt64(landed),
                newest: landings.first?.commit ?? main.commit,
                base: main.shortName,
                startsAtOne: startsAtOne && !landings.isEmpty
            )
        else { return }
        proposal.baseline = Proposal.Baseline(revision: start.commit.hex, version: start.version)
        proposal.why["baseline"] = start.why
    }

    /// Asks for the highest version that is out; a mere return takes the highest that is kept, or what
    /// counting gives.
    private func ask(
        _ interview: Interview,
        whichShippedOf kept: [KeptVersion],
        landed: UInt64
    ) throws -> [KeptVersion] {
        for version in kept { interview.say("\(version.place) is \(version.value)") }
        interview.say("Counting from the first commit gives \(landed).")
        let suggestion = max(kept.first?.value ?? 0, landed)
        let shipped = try interview.answer(
            to: "The highest version that has shipped",
            suggesting: String(suggestion)
        ) { typed in
            guard let version = UInt64(typed) else {
                throw UsageError("'\(typed)' is no version", hint: "for example 12")
            }
            return version
        }
        if shipped == kept.first?.value { return kept }
        let typed = KeptVersion(value: shipped, place: "What has shipped", isSQLite: false)
        return shipped > landed ? [typed] : []
    }

    /// Refuses to choose between versions that are kept in several places and differ, unless all is
    /// to be chosen.
    private func requireOneVersion(_ kept: [KeptVersion], above landed: UInt64) throws(UsageError) {
        guard let highest = kept.first, highest.value > landed, !invocation.answersYes,
            let other = kept.first(where: { $0.value != highest.value })
        else { return }
        throw UsageError(
            "two versions are kept by hand: \(highest.place) is \(highest.value),"
                + " \(other.place) is \(other.value)",
            hint: "--baseline HEAD=N says which has shipped; --yes takes the highest"
        )
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

    /// Numbers base by what is going to be written, read as any run will read it: what cannot be
    /// counted is told now.
    func today(
        _ text: String,
        main: MainBranch,
        isKnown: Bool
    ) throws -> VersionToday {
        let file = Configuration.fileName
        let configuration = try Configuration(named: file, bytes: Array(text.utf8))
        var schema = try schema(named: nil, configuration.common)
        // Of several lines it is main's number that is told, whatever HEAD stands on.
        schema.bases = [invocation.bases.first ?? main.shortName]
        let rule = schema.rule(isCheck: false)
        let log = try repository.landingLog(for: query(for: schema))
        let numbered = try NumberedLine(log.line, by: rule)
        let version = numbered.landings.first?.version ?? rule.startingVersion
        if version > rule.maximum {
            throw Refusal.versionOutOfRange(version: version, maximum: rule.maximum)
        }
        return VersionToday(base: main.shortName, version: version, isKnown: isKnown)
    }
}
