/// One provider of CI: how it is told, which variables say what, and how its checkout is mended.
///
/// Of several variables for one thing the first that says something counts.
package struct CIProvider: Hashable, Sendable {
    package let name: String
    /// Any of these being set and not `false` tells the provider; `CI` alone tells nothing.
    let signs: [String]
    var defaultBranch: [String] = []
    /// Where these are named, a build is of a pull request only if one of them is set and not
    /// `false`; else the target tells it.
    var requests: [String] = []
    var target: [String] = []
    /// In a pull request's build it is the source branch, or the target where that is said here too.
    var branch: [String] = []
    /// Which of the variables for the branch name the remote-tracking one: `origin/main`.
    var tracking: [String] = []
    var tag: [String] = []
    /// The commit that is built; some name the request's own where they build its merge.
    var commit: [String] = []
    /// The newest commit of the pull request's own branch, where that has a variable of its own.
    var source: [String] = []
    /// The variable and its value that tell an entry of a merge queue or merge train.
    var queue: Sign?
    /// The file that describes the event: JSON as GitHub writes it.
    var event: String?
    /// What makes its checkout fetch the whole history.
    package let wholeHistory: String
    /// What makes its checkout fetch the branch that work lands on, where it has a setting for that.
    package var otherBranches: String?
    /// What makes its checkout fetch the tags, where it has a setting for that.
    package var tags: String?

    /// A variable that has a certain value.
    struct Sign: Hashable, Sendable {
        let variable: String
        let value: String
    }
}

extension CIProvider {
    /// The provider that the environment speaks of; nil where no build of a known one runs.
    package init?(in environment: [String: String]) {
        let variables = CIVariables(environment)
        guard let told = Self.all.first(where: { variables.isAnySet($0.signs) }) else { return nil }
        self = told
    }
}
