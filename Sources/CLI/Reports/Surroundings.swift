import BuildSettings
import GitHistory

/// What a run is part of, as far as it decides how something is mended there.
struct Surroundings {
    /// The provider of CI whose build this is.
    let provider: CIProvider?
    /// Whether this is a build phase that Xcode lets read and write declared files only.
    let isSandboxed: Bool

    /// Xcode hands every build setting to its build phases.
    init(_ environment: [String: String]) {
        provider = CIProvider(in: environment)
        isSandboxed = environment["ENABLE_USER_SCRIPT_SANDBOXING"] == "YES"
    }

    /// What mends an error here; nil where it is the same everywhere.
    func hint(for error: GitError) -> String? {
        switch error {
        case .shallowHistory: provider.map { "\($0.name): \($0.wholeHistory)" }
        case .baseNotFound: provider?.otherBranches.map { "\(error.hint), \($0)" }
        case .revisionNotFound: tagHint.map { "\(error.hint), or \($0)" }
        case .noRepository, .unsupportedRepository, .missingObject, .failed:
            isSandboxed ? Self.sandboxHint : nil
        default: nil
        }
    }

    func hint(for error: SettingsError) -> String? {
        if case .writeFailed = error, isSandboxed { Self.sandboxHint } else { nil }
    }

    /// What makes the provider's checkout fetch tags.
    var tagHint: String? {
        provider.flatMap { provider in provider.tags.map { "\(provider.name): \($0)" } }
    }

    private static let sandboxHint =
        "Xcode's script sandbox may keep the build phase from the repository and its files: set"
        + " ENABLE_USER_SCRIPT_SANDBOXING=NO in the target's build settings"
}
