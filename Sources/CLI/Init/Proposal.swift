import GitHistory
import Versioning

/// What `init` is going to write: each setting with why it is so.
struct Proposal: Hashable, Sendable {
    struct Settings: Hashable, Sendable {
        let file: String
        var key: String?
        var type: String?
        var fingerprintKey: String?
        /// The number that the file holds today.
        var value: UInt64?
        /// Whether head has the file.
        var isThere = true
    }

    /// How a team keeps its number.
    enum Keeping: String, Hashable, Sendable, CaseIterable {
        /// CI writes it before each build.
        case generated
        /// It is part of every commit.
        case committed
    }

    var bases: [String] = []
    var mergeMethod = MergeMethod.squash
    /// From the root of the repository, as all paths here.
    var paths: [String] = []
    var excludes: [String] = []
    /// By a full id: a name could come to mean another commit.
    var baseline: Baseline?
    var follows = false
    var releases: [String] = []
    var maximum: UInt64?
    var settings: [Settings] = []
    var keeping = Keeping.generated
    /// What a person should know besides, once the file is written.
    var notes: [String] = []
    /// Why a setting is as it is, by its key in the file.
    var why: [String: [String]] = [:]
}
