package import Versioning

/// What is asked of git: which model, in which commit, landing where, and by which formula.
package struct HistoryQuery: Hashable, Sendable {
    /// Model paths as typed.
    package let paths: [String]
    /// Patterns as typed: what they match is left out of the model.
    package let excludes: [String]
    package let base: String?
    package let head: String?
    /// The commit of the line that counting starts after.
    package let baseline: String?
    package let formula: Formula
    /// Settings files of the run, as paths: never part of the model.
    package let settingsFiles: [String]

    package init(
        paths: [String],
        excludes: [String] = [],
        settingsFiles: [String] = [],
        base: String? = nil,
        head: String? = nil,
        baseline: String? = nil,
        formula: Formula = .landing
    ) {
        self.paths = paths
        self.excludes = excludes
        self.base = base
        self.head = head
        self.baseline = baseline
        self.formula = formula
        self.settingsFiles = settingsFiles
    }
}

/// The facts that a query finds.
package struct Findings: Hashable, Sendable {
    /// What each formula needs besides the history that both look at.
    package enum Evidence: Hashable, Sendable {
        case landing(Standing)
        case recipe(RecipeRange)
    }

    package let history: History
    package let evidence: Evidence
    package let choice: BaseChoice
    /// The id of head's model; nil where it has none.
    package let fingerprint: ObjectID?
}
