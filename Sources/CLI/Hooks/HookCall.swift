import GitHistory

/// One option of a command line as it was typed: its name with the dashes, and its value.
struct TypedOption: Hashable, Sendable {
    let name: String
    /// Nil for a switch.
    let value: String?

    var word: String { value.map { "\(name)=\($0)" } ?? name }
}

/// The command line that a hook runs: what was typed behind `install-hook`, as seen from where git
/// starts hooks.
struct HookCall: Hashable, Sendable {
    let hook: Hook
    private let options: [TypedOption]
    private let files: [String]

    /// Git starts hooks at the top of the work tree, so that what was typed further down is led there.
    init(of invocation: Invocation, from place: HookPlace) {
        hook = invocation.hook
        options = invocation.hookOptions.map { option in
            guard let value = option.value else { return option }
            switch option.name {
            case "--path", "--exclude":
                return TypedOption(name: option.name, value: place.pattern(value))
            case "--config": return TypedOption(name: option.name, value: place.file(value))
            default: return option
            }
        }
        files = invocation.files.map(place.file)
    }

    /// The arguments of the program; for `pre-push` without the head, which git tells the hook.
    ///
    /// Quiet: nobody asked, and a number that is right is no news.
    var arguments: [String] {
        [hook.command.rawValue, "--quiet"] + source + options.map(\.word) + operands
    }

    /// The whole call.
    var words: [String] { ["schema-version"] + arguments }

    /// The configuration that the call goes by, where there is one.
    var configuration: String {
        options.last { $0.name == "--config" }?.value ?? Configuration.fileName
    }

    /// Whether the call makes sense only where the usual configuration is.
    var needsUsualConfiguration: Bool {
        !options.contains { ["--path", "--config"].contains($0.name) }
    }

    /// What is numbered, and whether a changed file keeps the commit from being made: one that is
    /// staged at once does not.
    private var source: [String] {
        if hook == .prePush { return [] }
        let stages = options.contains { $0.name == "--stage" }
        return stages ? ["--staged"] : ["--staged", "--fail-if-changed"]
    }

    /// What stands behind the options.
    var operands: [String] {
        files.contains { $0.hasPrefix("-") } ? ["--"] + files : files
    }

    /// The same as a run of its own, wherever the call is right.
    ///
    /// - Parameter directories: those of `-C` before it.
    func invocation(in directories: [String]) throws(UsageError) -> Invocation {
        do throws(UsageError) {
            return try Invocation(parsing: directories.flatMap { ["-C", $0] } + arguments)
        } catch {
            throw error.about(hook)
        }
    }
}

extension UsageError {
    /// The same, of a call that a hook would make.
    func about(_ hook: Hook) -> UsageError {
        let call = "schema-version \(hook.command.rawValue)"
        let install =
            "schema-version install-hook" + (hook == .preCommit ? "" : " \(hook.rawValue)")
        let isCall = hint.hasPrefix(call + " ")
        return UsageError(
            "the hook would be refused: \(message)",
            hint: isCall ? install + hint.dropFirst(call.count) : hint
        )
    }
}

/// Where the directory of a run lies as seen from where git starts hooks.
struct HookPlace: Sendable {
    /// From the top of the work tree, without slashes at its ends; empty at the top.
    let prefix: String

    /// A model path or a pattern from the root on; at the top it stays as it was typed.
    func pattern(_ typed: String) -> String {
        if prefix.isEmpty || typed.hasPrefix(":") || typed.hasPrefix("/") { return typed }
        return ":/" + joined(typed)
    }

    /// A file as the program finds it from the top.
    func file(_ typed: String) -> String {
        if prefix.isEmpty || typed.hasPrefix("/") { return typed }
        return joined(typed)
    }

    /// Steps up are taken off the prefix, which holds no links.
    private func joined(_ typed: String) -> String {
        var folders = prefix.split(separator: "/")
        var names = typed.split(separator: "/", omittingEmptySubsequences: false)[...]
        while let name = names.first {
            if name == ".." {
                guard folders.popLast() != nil else { break }
            } else if name != ".", !name.isEmpty || names.count == 1 {
                break
            }
            names.removeFirst()
        }
        let path = (folders + names).joined(separator: "/")
        return path.isEmpty ? "." : path
    }
}
