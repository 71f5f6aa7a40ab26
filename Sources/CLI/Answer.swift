import GitHistory
import Versioning

/// The number with everything that explains it: what every report is made from.
struct Answer {
    let decision: Decision
    let findings: Findings
    let rule: CountingRule
    let formula: Formula

    /// Everything a person should know about the number.
    var warnings: [Notice] {
        (findings.choice.cautions + findings.cautions + decision.cautions).map(\.notice)
    }

    /// Asks the repository for the facts and decides on them.
    init(to invocation: Invocation, in repository: Repository) throws {
        formula = invocation.formula
        rule = CountingRule(
            mergeMethod: invocation.mergeMethod,
            // `check` reports an uncounted change beside the other problems.
            allowsUncounted: invocation.allowsUncounted || invocation.command == .check,
            startingVersion: invocation.baseline?.version ?? 0
        )
        findings = try repository.findings(
            for: HistoryQuery(
                paths: invocation.paths,
                settingsFiles: invocation.files,
                base: invocation.base,
                head: invocation.head,
                source: invocation.source,
                baseline: invocation.baseline?.revision,
                formula: formula
            )
        )
        switch findings.evidence {
        case .landing(let standing):
            decision = try decide(findings.history, standing: standing, by: rule)
        case .recipe(let range):
            decision = try decideByRecipe(findings.history, range: range)
        }
    }
}
