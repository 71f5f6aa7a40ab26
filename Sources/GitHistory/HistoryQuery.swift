package import Versioning

/// Where the model that is numbered comes from.
package enum ModelSource: String, Sendable {
    /// Head's own commit.
    case head
    /// What is staged: the coming commit's model.
    case index
    /// What is on disk, as if all of it were staged: files that are not ignored included.
    case worktree
}

/// What is asked of git: which model, in which commit, landing where, and by which formula.
package struct HistoryQuery: Hashable, Sendable {
    /// Model paths as typed.
    package let paths: [String]
    /// Patterns as typed: what they match is left out of the model.
    package let excludes: [String]
    /// The lines that work lands on, names or patterns, main first; none to look for main.
    package let bases: [String]
    package let head: String?
    package let source: ModelSource
    /// The commit of the line that counting starts after.
    package let baseline: String?
    package let formula: Formula
    /// Whether counting goes on under the names that the model had before.
    package let follows: Bool
    /// Whether head's commits land one by one, as a rebase lands them.
    package let replays: Bool
    /// What CI says about the build that the question is asked in; nil outside of one.
    package let build: CIBuild?
    /// Settings files of the run, as paths: never part of the model.
    package let settingsFiles: [String]
    /// Whether a walk may end where an earlier one remembered what is below, and is remembered.
    package let usesCheckpoint: Bool
    /// As many commits as make a second thread worth its start; a smaller number is for trying that
    /// thread on short lines.
    package let batch: Int

    package init(
        paths: [String],
        excludes: [String] = [],
        settingsFiles: [String] = [],
        bases: [String] = [],
        head: String? = nil,
        source: ModelSource = .head,
        baseline: String? = nil,
        formula: Formula = .landing,
        follows: Bool = false,
        replays: Bool = false,
        build: CIBuild? = nil,
        usesCheckpoint: Bool = false,
        batch: Int = 1024
    ) {
        self.paths = paths
        self.excludes = excludes
        self.bases = bases
        self.head = head
        self.source = source
        self.baseline = baseline
        self.formula = formula
        self.follows = follows
        self.replays = replays
        self.build = build
        self.settingsFiles = settingsFiles
        self.usesCheckpoint = usesCheckpoint
        self.batch = batch
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
    package let source: ModelSource
    /// What a person should know about the index and the work tree.
    package let cautions: [Caution]
    /// The commit below which the line was not walked, since an earlier run had; nil where all of it
    /// was.
    package let checkpoint: ObjectID?
    /// The id of the model that is numbered; nil where there is none, or a conflict in it.
    package let fingerprint: ObjectID?
}
