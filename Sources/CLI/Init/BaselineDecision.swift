import GitHistory
import Versioning

extension CommandRun {
    /// Where counting starts: what an option says, else so that no number is below one that shipped.
    func setBaseline(
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
}
