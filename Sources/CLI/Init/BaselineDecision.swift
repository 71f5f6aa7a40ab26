import GitHistory
import Versioning

/// What tells where counting starts.
struct BaselineFacts {
    let log: LandingLog
    /// What head's files hold.
    let kept: [KeptVersion]
    /// Where main, and the releases, have it.
    let shipped: [ShippedVersion]
    let main: MainBranch
    /// Whether numbers are followed one by one, and 0 means that there is no database.
    let countsInSteps: Bool
}

extension CommandRun {
    /// Where counting starts: what an option says, else so that no number is below one that shipped.
    func setBaseline(
        of proposal: inout Proposal,
        _ facts: BaselineFacts,
        asking interview: Interview?
    ) throws {
        if let asked = invocation.baseline {
            let id = try repository.commitID(of: asked.revision)
            proposal.baseline = Baseline(revision: id, version: asked.version)
            let isName = asked.revision != id
            proposal.why["baseline"] = [
                isName ? "Named by --baseline, as '\(asked.revision)'." : "Named by --baseline."
            ]
            return
        }
        let landings = facts.log.line.landings
        let landed = UInt64(landings.count(where: proposal.mergeMethod.counts))
        func start(from shipped: [ShippedVersion]) -> StartingPoint? {
            StartingPoint(
                shipped: shipped,
                landings: landings,
                mergeMethod: proposal.mergeMethod,
                base: facts.main.shortName,
                countsInSteps: facts.countsInSteps
            )
        }
        var point = start(from: facts.shipped)
        if let interview {
            let suggestion = point?.shipped ?? landed
            let typed = try ask(interview, whichShippedOf: facts, landed, suggesting: suggestion)
            if typed != suggestion {
                let shipped = ShippedVersion(
                    value: typed,
                    place: "What has shipped",
                    distance: nil,
                    commit: facts.main.commit,
                    hasModelOfBase: true
                )
                point = start(from: [shipped])
            }
        } else {
            try requireOneVersion(of: facts, above: landed)
        }
        if let point {
            proposal.baseline = Baseline(
                revision: point.commit.hex,
                version: point.version
            )
            proposal.why["baseline"] = point.why
            proposal.notes += point.notes
        } else if let highest = facts.kept.first, highest.value < landed {
            let text =
                "\(highest.place) is \(highest.value) today; counting from the first commit gives"
                + " \(landed), and the next is \(landed + 1): the step from \(highest.value) to"
                + " \(landed) is one migration, or go on from \(highest.value) with --baseline"
                + " \(shellWord(facts.main.name))=\(highest.value)."
            proposal.notes.append(text)
            proposal.why["keeping", default: []].append(text)
        }
    }

    /// Asks for the highest version that is out; a mere return takes what is suggested.
    private func ask(
        _ interview: Interview,
        whichShippedOf facts: BaselineFacts,
        _ landed: UInt64,
        suggesting suggestion: UInt64
    ) throws -> UInt64 {
        // What main keeps comes first; of the releases those matter that are above it.
        let (own, others) = (
            facts.shipped.prefix(facts.kept.count), facts.shipped.dropFirst(facts.kept.count)
        )
        let highest = own.map(\.value).max() ?? 0
        for version in own + others.filter({ $0.value > highest }) {
            interview.say("\(version.place) is \(version.value)")
        }
        interview.say("Counting from the first commit gives \(landed).")
        return try interview.answer(
            to: "The highest version that has shipped",
            suggesting: String(suggestion)
        ) { typed in
            guard let version = UInt64(typed) else {
                throw UsageError("'\(typed)' is no version", hint: "for example 12")
            }
            return version
        }
    }

    /// Refuses to choose between versions that are kept in several places and differ, unless all is
    /// to be chosen.
    private func requireOneVersion(
        of facts: BaselineFacts,
        above landed: UInt64
    ) throws(UsageError) {
        guard let highest = facts.kept.first, highest.value > landed || facts.countsInSteps,
            !invocation.answersYes,
            let other = facts.kept.first(where: { $0.value != highest.value })
        else { return }
        throw UsageError(
            "two versions are kept by hand: \(highest.place) is \(highest.value),"
                + " \(other.place) is \(other.value)",
            hint: "--baseline \(shellWord(facts.main.name))=N says which has shipped; --yes takes"
                + " the highest"
        )
    }
}
