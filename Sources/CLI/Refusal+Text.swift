import Versioning

extension Refusal {
    /// What failed, on what, why.
    var message: String {
        switch self {
        case .uncountedChange(let change): change.message
        case .beforeBaseline(let head):
            "cannot number \(head.abbreviated): it is built on a commit older than the baseline"
        case .versionOutOfRange(let version, let maximum):
            "version \(version) is above \(maximum), the highest that fits"
        }
    }

    /// The command or setting that mends it.
    var hint: String {
        switch self {
        case .uncountedChange(let change): change.hint
        case .beforeBaseline: "leave out --baseline to count from the root of the line"
        case .versionOutOfRange: "give --baseline a lower version"
        }
    }
}

extension UncountedChange {
    var message: String {
        "\(change.abbreviated) changed the model without a merge commit, so two schemas of main"
            + " would share number \(version) (\(uncounted) uncounted landings)"
    }

    /// Both ways out, finished to the last digit.
    var hint: String {
        "if work lands squashed or by direct pushes: --merge-method squash;"
            + " to number this schema and go on: --baseline \(countedAt)=\(distinctVersion)"
    }
}

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
        case .baseGuessed(let name):
            Notice(
                code: code,
                message: "taking '\(name)' for the branch that work lands on, by its name only",
                hint: "--base \(name), or once: git remote set-head origin --auto"
            )
        case .baseDiverged(let local, let base):
            Notice(
                code: code,
                message: "'\(local)' and '\(base)' have parted; '\(base)' is base",
                hint: "git pull on '\(local)', or say which one you mean: --base refs/heads/\(local)"
            )
        }
    }
}
