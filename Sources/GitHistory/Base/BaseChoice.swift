package import Versioning

/// The branch that work lands on, and how it was found.
package struct BaseChoice: Hashable, Sendable {
    /// Why this branch is base.
    package enum Reason: Hashable, Sendable {
        /// It was asked for by this name.
        case named(String)
        /// Of several lines that were asked for, head belongs to this one, or as much to a rival.
        case nearest(of: Int, rival: String?)
        /// The remote's own default branch.
        case remoteDefault(remote: String)
        /// The repository's default branch, as this variable of CI's, or the event in it, says.
        case buildDefault(source: String)
        /// What the pull request lands on, as this variable of CI's says.
        case target(source: String)
        /// The one branch there is with a usual name.
        case usualName
        /// The one branch there is.
        case onlyBranch

        /// It is base because it is the repository's default branch, whatever else work may land on.
        var isDefaultBranch: Bool {
            switch self {
            case .remoteDefault, .buildDefault: true
            case .named, .nearest, .target, .usualName, .onlyBranch: false
            }
        }
    }

    package let base: Base
    package let reason: Reason
    /// Head is base's newest commit: HEAD stands on the branch itself.
    package let isHead: Bool
    /// Base is main itself, not one of the release lines beside it.
    package let isMain: Bool
    package let cautions: [Caution]
    /// What the remote is known to have of base; nil where no remote-tracking branch says.
    var published: ObjectID? = nil
}
