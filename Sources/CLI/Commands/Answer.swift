import GitHistory
import Versioning

/// The number with everything that explains it: what every report is made from.
struct Answer {
    let schema: Schema
    let query: HistoryQuery
    let decision: Decision
    let findings: Findings
    let rule: CountingRule
    /// What is to be known about the configuration that asked.
    let configurationWarnings: [Notice]
    /// Whether the run asks what is off, and not for a number.
    private let asksForAll: Bool

    /// Everything a person should know about the number.
    var warnings: [Notice] {
        let cautions = findings.choice.cautions + findings.cautions + decision.cautions
        return configurationWarnings + cautions.filter(isTold).map(\.notice)
    }

    /// A configured pattern is there before the first release branch is: that it matches nothing yet is
    /// for those who ask what is off, not for every run.
    private func isTold(_ caution: Caution) -> Bool {
        if case .noLineLike = caution { !schema.hasConfiguredBases || asksForAll } else { true }
    }

    /// Decides on the facts that a repository gave.
    ///
    /// - Parameter command: `check` reports an uncounted change beside the other problems.
    init(
        of schema: Schema,
        to query: HistoryQuery,
        by findings: Findings,
        for command: Command,
        warning configurationWarnings: [Notice]
    ) throws(Refusal) {
        self.schema = schema
        self.query = query
        self.findings = findings
        self.configurationWarnings = configurationWarnings
        asksForAll = command == .check || command == .explain
        rule = schema.rule(isCheck: command == .check)
        switch findings.evidence {
        case .landing(let standing):
            decision = try decide(findings.history, standing: standing, by: rule)
        case .recipe(let range):
            decision = try decideByRecipe(findings.history, range: range)
        }
    }
}
