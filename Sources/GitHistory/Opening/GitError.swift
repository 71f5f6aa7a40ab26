package import Versioning

/// Why git's history could not give the facts.
package enum GitError: Error, Hashable, Sendable {
    case noRepository(at: String)
    case foreignOwner(path: String)
    case unsupportedRepository(reason: String)
    case unreadableFormat(UnreadableFormat)
    /// A file or folder of the repository is there, and this user may not read it.
    case unreadableFile(path: String, reason: String)
    /// A line of `packed-refs` is none, and what is behind it may be missing.
    case damagedReferences(file: String, line: Int, reason: String)
    case unbornHead(branch: String)
    /// Nothing can be staged or changed here: the repository is bare.
    case noWorkTree
    /// There is a work tree, but git has written no index for it.
    case noIndex(path: String)
    /// Neither libgit2 nor the `git` program reads the index; the reason is libgit2's.
    case unsupportedIndex(path: String, reason: String)
    /// The `git` program did not put a file into the index.
    case stagingFailed(path: String, reason: String)
    /// What git would stage of a file is up to a conversion that libgit2 does not make.
    case unsupportedFilter(path: String, filter: String)
    case revisionNotFound(String)
    /// The revision names a tree or a blob.
    case notACommit(String)
    /// None of these names is a branch, or more than one could be meant.
    case baseNotFound(tried: [String], remote: String?)
    /// Without a head it is the first commit of a branch, still to be made, that has none.
    case noCommonHistory(base: String, head: ObjectID?)
    case shallowHistory(at: ObjectID)
    /// An object, by id or in libgit2's words, is not in this clone.
    case missingObject(String, because: Absence = .unknown)
    case damagedObject(ObjectID, reason: String)
    /// A pack, or its index, is broken: all that is in it is missing.
    case damagedPack(file: String, reason: String)
    case modelPathNotFound(path: String, suggestion: String?)
    /// The model path cannot be one: outside the work tree, beyond a link or inside a submodule.
    case modelPathUnusable(path: String, reason: String)
    /// The model path leads into a submodule, which has a history of its own; `way` is the
    /// submodule's path as seen from the directory of the run.
    case modelPathInSubmodule(path: String, submodule: String, way: String, rest: String)
    /// A pattern that cannot say what to exclude: it leads outside the repository.
    case excludeUnusable(pattern: String, reason: String)
    /// The model paths are there, and all that is in them is left out.
    case everythingExcluded(paths: [String])
    /// The model was renamed, and counting would start again from less; or it was made of several,
    /// and which of them the count goes on from is not known.
    case modelMoved(path: String, from: [String], commit: ObjectID?)
    /// The model has another name by now, and under the old one the count would stand still.
    case modelMovedAway(path: String, to: String, commit: ObjectID)
    case baselineNotOnBase(revision: String, base: String, nearest: ObjectID?)
    /// Any other failure, in libgit2's words.
    case failed(Failure)

    /// Why an object is not in this clone, as far as that can be told.
    package enum Absence: Hashable, Sendable {
        case unknown
        /// The clone leaves objects out until they are asked of this remote.
        case partialClone(remote: String)
        /// A folder of objects that `file` borrows from is gone.
        case lender(directory: String, file: String)
        /// The ref of this name is all that speaks of the object.
        case reference(String)
    }

    /// One failed call: what was being done, and what libgit2 said.
    package struct Failure: Hashable, Sendable {
        package let code: Int32
        package let category: Int32
        package let action: String
        package let reason: String
    }

    /// The stable code, as printed with `--format json`.
    package var code: String {
        switch self {
        case .noRepository: "no-repository"
        case .foreignOwner: "repository-owner"
        case .unsupportedRepository, .unreadableFormat, .unreadableFile, .damagedReferences:
            "unsupported-repository"
        case .unbornHead: "unborn-head"
        case .stagingFailed: "staging-failed"
        case .noWorkTree, .noIndex, .unsupportedIndex, .unsupportedFilter: "unsupported-index"
        case .revisionNotFound, .notACommit: "revision-not-found"
        case .baseNotFound: "base-not-found"
        case .noCommonHistory: "no-common-history"
        case .shallowHistory: "shallow-history"
        case .missingObject: "missing-objects"
        case .damagedObject, .damagedPack: "damaged-object"
        case .modelPathNotFound, .modelPathUnusable, .modelPathInSubmodule, .excludeUnusable,
            .everythingExcluded:
            "model-path-not-found"
        case .modelMoved, .modelMovedAway: "model-moved"
        case .baselineNotOnBase: "baseline-not-on-base"
        // What is left over concerns the repository's own files: configuration, refs, indexes.
        case .failed: "unsupported-repository"
        }
    }
}
