import Versioning

extension Invocation {
    /// Takes in what is no option: settings files and, of the commands for hooks, hooks' names.
    ///
    /// A settings file that is called as a hook is, is typed with its folder: `./pre-push`.
    mutating func take(_ operands: [String]) throws(UsageError) {
        var operands = operands
        if command == .installHook, let name = operands.first.flatMap(Hook.init(rawValue:)) {
            hook = name
            operands.removeFirst()
        }
        guard command == .uninstallHook else {
            files = operands
            return
        }
        for name in operands {
            guard let hook = Hook(rawValue: name) else {
                throw UsageError(noHook: name)
            }
            hooks.append(hook)
        }
    }
}

extension UsageError {
    /// A hook that never gets a block, or none of git's at all.
    init(noHook name: String) {
        let names = Hook.allCases.map(\.rawValue)
        self.init(
            "there is no block in a hook '\(name)'",
            hint: nearestSpelling(of: name, among: names).map { "did you mean '\($0)'?" }
                ?? "hooks with one: \(names.joined(separator: ", "))"
        )
    }
}

extension Option {
    /// Whether `install-hook` hands it on to the program that the hook runs, rather than going by it
    /// itself.
    var isForHook: Bool {
        let own = [
            "-C", "--dry-run", "--force", "--format", "--quiet", "--help", "--version", "--yes",
        ]
        return !own.contains(name)
    }
}
