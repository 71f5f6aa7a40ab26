import GitHistory
import Versioning

extension GitError {
    /// What failed, on what, why.
    var message: String {
        switch self {
        case .noRepository(let path): "no git repository at '\(path)' or above it"
        case .foreignOwner(let path): "the repository at '\(path)' belongs to another user"
        case .unsupportedRepository(let reason): "cannot read this repository: \(reason)"
        case .unreadableFormat(let format): "cannot read this repository: \(format.message)"
        case .unreadableFile(let path, let reason): "cannot read \(path): \(reason)"
        case .damagedReferences(let file, let line, let reason):
            "cannot read line \(line) of \(file): \(reason)"
        case .unbornHead(let branch): "there is no commit yet on '\(branch)'"
        case .noWorkTree: "this repository has no work tree, so nothing is staged or changed in it"
        case .noIndex(let path): "there is no index \(path), so all of the model would be missing"
        case .unsupportedIndex(let path, let reason): "cannot read the index \(path): \(reason)"
        case .stagingFailed(let path, let reason): "\(path): not staged: \(reason)"
        case .unsupportedFilter(let path, let filter):
            "cannot tell what git would make of '\(path)': it goes through '\(filter)' first"
        case .revisionNotFound(let revision): "cannot find the revision '\(revision)'"
        case .notACommit(let revision): "'\(revision)' is not a commit"
        case .baseNotFound(let tried, _):
            "cannot tell which branch work lands on; looked at \(Self.list(tried))"
        case .noCommonHistory(let base, let head):
            "\(head?.abbreviated ?? "the first commit of this branch") and base '\(base)' have no"
                + " commit in common"
        case .shallowHistory(let commit):
            "history is cut off at \(commit.abbreviated) by a shallow clone, and landings may lie"
                + " beyond"
        case .missingObject(let what, .lender(let directory, let file)):
            "this clone lacks \(what): \(file) borrows from \(directory), which is not there"
        case .missingObject(let what, _): "this clone lacks \(what)"
        case .damagedObject(let id, let reason): "object \(id) is damaged: \(reason)"
        case .damagedPack(let file, let reason): "\(file) is damaged: \(reason)"
        case .modelPathNotFound(let path, _):
            "there is no '\(path)' in head, in base or on disk, and none ever landed"
        case .modelPathUnusable(let path, let reason): "'\(path)' cannot be a model path: \(reason)"
        case .modelPathInSubmodule(let path, let submodule, _, _):
            "'\(path)' cannot be a model path: '\(submodule)' is a submodule, a repository of its own"
        case .excludeUnusable(let pattern, let reason): "cannot exclude '\(pattern)': \(reason)"
        case .everythingExcluded(let paths):
            "nothing of \(Self.list(paths)) is left: every file there is excluded"
        case .modelMoved(let path, let old, let commit):
            "'\(path)' was \(Self.list(old)) before \(commit?.abbreviated ?? "head's own change"), and"
                + (old.count > 1
                    ? " which of them the count goes on from is not known"
                    : " the count would start again from less")
        case .modelMovedAway(let path, let name, let commit):
            "'\(path)' is '\(name)' since \(commit.abbreviated), and under its old name the count would"
                + " stand still"
        case .baselineNotOnBase(let revision, let base, _):
            "baseline '\(revision)' is not on the first-parent line of '\(base)'"
        case .failed(let failure): "\(failure.action): \(failure.reason)"
        }
    }

    /// The command or setting that mends it.
    var hint: String {
        switch self {
        case .noRepository: "run it inside the app's repository, or name one with -C DIR"
        case .foreignOwner(let path):
            "if you trust it: git config --global --add safe.directory \(shellWord(path))"
        case .unreadableFormat(let format): format.hint
        case .unreadableFile(let path, _):
            "let this user read it, with chmod or chown, or run this as its owner:"
                + " ls -ld \(shellWord(path))"
        case .damagedReferences:
            "take that line out, and: git fetch --all --tags; or make a fresh clone"
        case .unbornHead: "make the first commit, or name another one with --head"
        case .noWorkTree: "number a commit (--head), or run it in a checkout: git worktree add"
        case .noIndex: "git reset makes one of HEAD's files"
        case .unsupportedIndex(_, let reason): Self.indexHint(reason)
        case .stagingFailed(let path, _):
            "the file on disk has the number: git add \(shellWord(path)), then commit again"
        case .unsupportedFilter(let path, _):
            "git add \(shellWord(path)), and number what is staged: --staged"
        case .revisionNotFound(let revision):
            "see 'git rev-parse --verify \(shellWord(revision))'; a clone may lack it"
        case .notACommit: "name a commit, a branch or a tag of a commit"
        case .baseNotFound(let tried, let remote?):
            "name it with --base; where the clone lacks it: \(Self.fetch(of: tried, from: remote))"
        case .baseNotFound(_, nil):
            "name it with --base; 'git branch --all' lists the branches that there are"
        case .noCommonHistory: "name the branch that this work lands on with --base"
        case .shallowHistory: "git fetch --unshallow --filter=blob:none"
        case .missingObject(_, let reason): Self.missingHint(reason)
        case .damagedObject, .damagedPack:
            "git fsck --full says what is broken; a fresh clone mends it"
        case .modelPathNotFound(_, let suggestion?):
            "did you mean --path \(shellWord(suggestion))?"
        case .modelPathNotFound(_, nil):
            "paths start in the current directory; behind ':/' they start at the root"
        case .modelPathUnusable: "name a directory or file inside the repository"
        case .modelPathInSubmodule(_, _, let way, let rest):
            "run it in the submodule: --path \(shellWord(rest)); the submodule's commit alone:"
                + " --path \(shellWord(way))"
        case .excludeUnusable:
            "patterns start in the current directory; behind ':/' they start at the root"
        case .everythingExcluded:
            "exclude less; settings files named in the run are never part of the model"
        case .modelMoved(_, let old, let commit):
            (old.count > 1
                ? "count from there"
                : "--follow counts on as \(Self.list(old)); or, to count from there")
                + ": --baseline \(commit?.hex ?? "REV")=N, N being the version it has"
        case .modelMovedAway(_, let name, _): "--path \(shellWord(name)) --follow counts on"
        case .baselineNotOnBase(_, _, let nearest?):
            "the nearest commit that is: \(nearest)"
        case .baselineNotOnBase(_, _, nil): "git log --first-parent lists the commits that are"
        case .unsupportedRepository, .failed: "'git status' and 'git fsck' say what git makes of it"
        }
    }

    /// What fetches the branch that was looked for; `main` where any would do.
    private static func fetch(of tried: [String], from remote: String) -> String {
        let isOne = tried.count == 1 || tried.first == "\(remote)/\(tried.last ?? "")"
        return CLI.fetch(isOne ? tried.last ?? "main" : "main", from: remote)
    }

    /// What brings an object back; `git fsck` lists the others that are missing.
    private static func missingHint(_ reason: Absence) -> String {
        switch reason {
        case .unknown: "make a fresh clone; 'git fsck --full' lists all that is missing"
        case .partialClone(let remote):
            "git fetch --refetch --no-filter \(shellWord(remote))"
        case .lender(_, let file): "bring the folder back, or mend \(file); or make a fresh clone"
        case .reference(let name):
            "fetch what it should name, or have it name something else: git update-ref"
                + " \(shellWord(name)) COMMIT; 'git fsck' lists what is missing"
        }
    }

    /// What to run where the `git` program is not on the PATH, or cannot read the index either.
    private static func indexHint(_ reason: String) -> String {
        let commands = [
            "'sdir'": "git sparse-checkout reapply --no-sparse-index",
            "'link'": "git update-index --no-split-index",
            "checksum": "git -c index.skipHash=false update-index --force-write-index",
        ]
        let command = commands.first { reason.contains($0.key) }?.value
        return command.map { "put git on the PATH, or once: \($0)" }
            ?? "'git status' says what git makes of it; git reset makes a new one"
    }

    private static func list(_ names: [String]) -> String {
        names.map { "'\($0)'" }.joined(separator: ", ")
    }
}
