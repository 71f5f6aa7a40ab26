import BuildSettings
import GitHistory
import Versioning

/// Any error on its way out: what to say, and what to end with.
struct Failure {
    let notice: Notice
    let status: ExitStatus

    /// The one place that knows the errors of every module.
    init(_ error: any Error, in surroundings: Surroundings) {
        switch error {
        case let error as UsageError:
            notice = Notice(code: "usage", message: error.message, hint: error.hint)
            status = .usage
        case let error as ConfigurationError:
            notice = error.notice
            status = .refused
        case let error as GitError:
            let hint = surroundings.hint(for: error) ?? error.hint
            notice = Notice(code: error.code, message: error.message, hint: hint)
            status = .refused
        case let error as GitHubError:
            notice = error.notice
            status = .refused
        case let error as InitError:
            notice = error.notice
            status = .refused
        case let error as HookError:
            notice = error.notice
            status = .refused
        case let error as Lowering:
            notice = error.notice
            status = .refused
        case let error as Refusal:
            notice = Notice(code: error.code, message: error.message, hint: error.hint)
            status = .refused
        case let error as SettingsError:
            let hint = surroundings.hint(for: error) ?? error.hint
            notice = Notice(
                code: error.code,
                message: error.message,
                hint: hint,
                file: error.file
            )
            status = .refused
        default:
            preconditionFailure("an error that no module declares: \(error)")
        }
    }
}
