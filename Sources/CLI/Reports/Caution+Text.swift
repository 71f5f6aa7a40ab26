import Versioning

extension Caution {
    var notice: Notice {
        switch self {
        case .uncountedChange(let change):
            Notice(code: code, message: change.message, hint: change.hint)
        case .sharedNumber(let version, let commit):
            Notice(
                code: code,
                message: "number \(version) belongs to a schema that this head does not have yet:"
                    + " main's model moved on by \(commit.abbreviated)",
                hint: "update from main before you hand out this build"
            )
        case .estimatedMerge(let estimate):
            Notice(code: code, message: estimate.message, hint: estimate.hint)
        case .displaced(let merge, let version, let old):
            Notice(
                code: code,
                message: "\(merge.abbreviated) put main's old line on the second parent; main had"
                    + " number \(old) before, and now it is \(version)",
                hint: "if builds with \(old) are out, give main's newest commit a higher version:"
                    + " --baseline REV=\(old + 1)"
            )
        case .unresolvedConflict:
            Notice(
                code: code,
                message: "the model has a conflict that is not resolved yet; taken as a change",
                hint: "resolve it and git add the files"
            )
        case .dirtyModel:
            Notice(
                code: code,
                message: "the model in the index or on disk is not HEAD's, and HEAD's is numbered",
                hint: "--staged numbers what is staged, --worktree what is on disk"
            )
        case .zero(let maximum):
            Notice(
                code: code,
                message: "the number is 0, and with a maximum of \(maximum) the app keeps it in"
                    + " SQLite, where 0 means that there is no database yet",
                hint: "start at 1: --baseline REV=1, REV being a commit of main that has the model"
            )
        case .baseGuessed(let name):
            Notice(
                code: code,
                message: "taking '\(name)' for the branch that work lands on, by its name only",
                hint: "--base \(shellWord(name)), or once: git remote set-head origin --auto"
            )
        case .otherLineAsNear(let line, let base):
            Notice(
                code: code,
                message: "head is as near to '\(line)' as to '\(base)', which is taken for base",
                hint: "if it is to land there: --base \(shellWord(line))"
            )
        case .targetIsNotBase(let target, let base):
            Notice(
                code: code,
                message:
                    "the pull request lands on '\(target)', and '\(base)' is base as the default"
                    + " branch",
                hint:
                    "--base \(shellWord(target)) counts there; where both are lines of their own, name both, main"
                    + " first"
            )
        case .followerTakenForBase(let branch, let base):
            Notice(
                code: code,
                message:
                    "'\(branch)' follows '\(base)', so what is committed on it counts as landed",
                hint: "if it is a branch of its own: git branch --unset-upstream \(branch)"
            )
        case .baseDiverged(let local, let remote, let base):
            Notice(
                code: code,
                message: "'\(local)' and '\(remote)' have parted; '\(base)' is base",
                hint: "bring them together with git pull on '\(local)'"
            )
        }
    }
}

extension Estimate {
    fileprivate var message: String {
        switch self {
        case .conflict:
            "head and base are in conflict about the model, so landing stops for a person; taken as a"
                + " change"
        case .renameAcrossBorder:
            "a file may have moved across the model's border on one side and changed on the other,"
                + " and git would carry the change along"
        case .missingContent:
            "both sides changed files of the model that a partial clone lacks; each was compared as a"
                + " whole"
        case .mergeDriver:
            "both sides changed a file of the model that a merge driver of your own merges"
        }
    }

    fileprivate var hint: String {
        switch self {
        case .conflict: "update from main and resolve the conflict"
        case .missingContent: "git fetch --refetch --no-filter gets the files"
        case .renameAcrossBorder, .mergeDriver: "update from main, and the number is exact"
        }
    }
}
