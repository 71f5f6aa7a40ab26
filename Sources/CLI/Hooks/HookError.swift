/// Why a hook was not changed.
enum HookError: Error, Hashable, Sendable {
    /// No POSIX shell reads the file; the name is that of the program that does.
    case notShell(file: String, interpreter: String?)
    /// Git runs no hooks here, or not this one.
    case disabled(file: String, reason: String, hint: String)
    /// A symbolic link to a file that may belong to others as well.
    case foreignLink(file: String, target: String)
    /// The block's first line is there and its last one is not.
    case damaged(file: String)
    case writeFailed(file: String, reason: String)
}

extension HookError {
    /// The stable name of the refusal.
    var code: String {
        switch self {
        case .notShell: "hook-not-shell"
        case .disabled: "hook-disabled"
        case .foreignLink: "hook-link"
        case .damaged: "hook-damaged"
        case .writeFailed: "hook-write-failed"
        }
    }

    var notice: Notice { Notice(code: code, message: message, hint: hint) }

    private var message: String {
        switch self {
        case .notShell(let file, let interpreter?):
            "\(file): lines for a shell cannot be added: '\(interpreter)' reads it"
        case .notShell(let file, nil): "\(file): lines for a shell cannot be added: it is no text"
        case .disabled(let file, let reason, _): "\(file): git would not run it: \(reason)"
        case .foreignLink(let file, let target):
            "\(file): is a symbolic link to \(target), which other hooks or repositories may use too"
        case .damaged(let file):
            "\(file): the lines '\(HookBlock.begin)' and '\(HookBlock.end)' do not match"
        case .writeFailed(let file, let reason): "\(file): not written: \(reason)"
        }
    }

    private var hint: String {
        switch self {
        case .notShell, .foreignLink:
            "--force puts a hook of its own there and keeps the old one beside it; or have the old one"
                + " run what 'install-hook --dry-run --force' shows"
        case .disabled(_, _, let hint): hint
        case .damaged: "delete what is left of the block by hand, then run again"
        case .writeFailed: "the hook is as it was; mend the cause, then run again"
        }
    }
}
