import BuildSettings
import GitHistory

/// What a run is part of, as far as it decides how something is mended there.
struct Surroundings {
    /// The provider of CI whose build this is.
    let provider: CIProvider?
    /// Whether this is a build phase that Xcode lets read and write declared files only.
    let isSandboxed: Bool
    /// The remote that base is fetched from; nil where there is none or no repository.
    var remote: String?
    /// Whether files are checked out, those of submodules among them.
    var hasWorkTree = false
    /// What was typed behind `-C`, one after the other.
    var directories: [String] = []
    private let environment: [String: String]

    /// Xcode hands every build setting to its build phases.
    init(_ environment: [String: String]) {
        self.environment = environment
        provider = CIProvider(in: environment)
        isSandboxed = environment["ENABLE_USER_SCRIPT_SANDBOXING"] == "YES"
    }

    /// What mends an error here; nil where it is the same everywhere.
    func hint(for error: GitError) -> String? {
        switch error {
        case .shallowHistory:
            provider.map { "\($0.name): \($0.wholeHistory)" }
                ?? remote.map { "\(error.hint) \(shellWord($0))" }
        case .missingObject(_, .unknown) where remote != nil && !isSandboxed:
            remote.map { "git fetch --refetch --no-filter \(shellWord($0)); or \(error.hint)" }
        case .baseNotFound(_, .some): provider?.otherBranches.map { "\(error.hint), \($0)" }
        case .revisionNotFound:
            "\(error.hint): \(fetchTags)" + (tagHint.map { ", or \($0)" } ?? "")
        case .foreignOwner(let path): hasGlobalConfiguration ? nil : trust(in: path)
        case .modelPathInSubmodule(_, _, let way, let rest): submoduleHint(way: way, rest: rest)
        case .noRepository, .unsupportedRepository, .unreadableFile, .missingObject, .failed:
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

    /// What fetches the tags, from every remote where it is not known which one base comes from.
    var fetchTags: String {
        remote.map { "git fetch --tags \(shellWord($0))" } ?? "git fetch --all --tags"
    }

    /// Whether `git config --global` has a file to write to: without `HOME` it fails, whatever
    /// `XDG_CONFIG_HOME` says (git 2.39).
    private var hasGlobalConfiguration: Bool {
        ["HOME", "GIT_CONFIG_GLOBAL"].contains { environment[$0].map { !$0.isEmpty } ?? false }
    }

    /// The same for this one run, behind what the environment adds to git's configuration already:
    /// git takes `safe.directory` from there as well (git-config(1), `GIT_CONFIG_COUNT`).
    private func trust(in path: String) -> String {
        let number = environment["GIT_CONFIG_COUNT"].flatMap(Int.init) ?? 0
        return "if you trust it, set HOME for 'git config --global', or run this with"
            + " GIT_CONFIG_COUNT=\(number + 1) GIT_CONFIG_KEY_\(number)=safe.directory"
            + " GIT_CONFIG_VALUE_\(number)=\(shellWord(path))"
    }

    /// The `-C` that leads into a submodule from where the run was started, in place of those that
    /// were typed; without a work tree there is no such place.
    private func submoduleHint(way: String, rest: String) -> String? {
        guard hasWorkTree else { return nil }
        let directory = (directories + [way]).reduce("") { path, next in
            next.hasPrefix("/") || path.isEmpty ? next : path + "/" + next
        }
        return "run it there: -C \(shellWord(directory)) --path \(shellWord(rest)); the submodule's"
            + " commit alone: --path \(shellWord(way))"
    }

    private static let sandboxHint =
        "Xcode's script sandbox may keep the build phase from the repository and its files: set"
        + " ENABLE_USER_SCRIPT_SANDBOXING=NO in the target's build settings"
}
