/// The environment as CI providers fill it.
struct CIVariables {
    private let environment: [String: String]

    init(_ environment: [String: String]) {
        self.environment = environment
    }

    /// The value of a variable; nil where it says nothing: empty, or a macro of Azure's that stands
    /// for nothing and was left as it is.
    func value(_ name: String) -> String? {
        guard let value = environment[name], !value.isEmpty, !value.hasPrefix("$(") else {
            return nil
        }
        return value
    }

    /// Whether one of the variables is set to something other than `false`.
    func isAnySet(_ names: [String]) -> Bool {
        names.contains { name in
            value(name).map { !["false", "0"].contains($0.lowercased()) } ?? false
        }
    }

    /// The first branch that one of the variables names, as a short name.
    ///
    /// `false` is what some say for none; a full reference to anything but a branch is none.
    /// Those in `tracking` hold the names of remote-tracking branches.
    func branch(_ names: [String], tracking: [String] = []) -> CIBuild.Branch? {
        for name in names {
            guard let value = value(name), value != "false" else { continue }
            let isBranch = value.hasPrefix(Self.prefix)
            guard isBranch || !value.hasPrefix("refs/") else { continue }
            let short = isBranch ? String(value.dropFirst(Self.prefix.count)) : value
            let mayNameRemote = !isBranch && tracking.contains(name)
            return CIBuild.Branch(name: short, source: name, mayNameRemote: mayNameRemote)
        }
        return nil
    }

    private static let prefix = "refs/heads/"
}
