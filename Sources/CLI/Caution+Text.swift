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
        case .estimatedMerge:
            Notice(
                code: code,
                message: "head and base changed the same lines of the model, so landing stops for a"
                    + " person; taken as a change",
                hint: "update from main and resolve the conflict"
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
        case .estimatedReplay(let commits):
            Notice(
                code: code,
                message: "\(commits) commits change the model; each is taken to do so when it is"
                    + " replayed on base",
                hint: "rebase on the newest main before you hand out this build"
            )
        case .baseGuessed(let name):
            Notice(
                code: code,
                message: "taking '\(name)' for the branch that work lands on, by its name only",
                hint: "--base \(name), or once: git remote set-head origin --auto"
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
