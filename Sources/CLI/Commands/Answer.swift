import GitHistory
import Versioning

/// The number with everything that explains it: what every report is made from.
struct Answer {
    let query: HistoryQuery
    let decision: Decision
    let findings: Findings
    let rule: CountingRule
    let formula: Formula

    /// Everything a person should know about the number.
    var warnings: [Notice] {
        (findings.choice.cautions + findings.cautions + decision.cautions).map(\.notice)
    }

    /// Asks the repository for the facts and decides on them.
    init(
        to invocation: Invocation,
        in repository: Repository,
        build: CIBuild?,
        usingCheckpoint usesCheckpoint: Bool
    ) throws {
        formula = invocation.formula
        rule = invocation.rule
        query = invocation.query(in: build, usingCheckpoint: usesCheckpoint)
        findings = try repository.findings(for: query)
        switch findings.evidence {
        case .landing(let standing):
            decision = try decide(findings.history, standing: standing, by: rule)
        case .recipe(let range):
            decision = try decideByRecipe(findings.history, range: range)
        }
    }
}

extension Invocation {
    /// How landings become a version.
    var rule: CountingRule {
        CountingRule(
            mergeMethod: mergeMethod,
            // `check` reports an uncounted change beside the other problems.
            allowsUncounted: allowsUncounted || command == .check,
            startingVersion: baseline?.version ?? 0,
            maximum: maximum ?? CountingRule.highestVersion
        )
    }

    /// What is asked of git, in a build of CI's or outside of one.
    ///
    /// Releases may have left the line anywhere, so that all of it is needed for them.
    func query(in build: CIBuild?, usingCheckpoint usesCheckpoint: Bool = false) -> HistoryQuery {
        HistoryQuery(
            paths: paths,
            excludes: excludes,
            settingsFiles: files,
            bases: bases,
            head: head,
            source: source,
            baseline: baseline?.revision,
            formula: formula,
            follows: follows,
            replays: mergeMethod == .rebase,
            build: build,
            usesCheckpoint: usesCheckpoint && releases.isEmpty && released.isEmpty
        )
    }
}
