import Versioning

extension Invocation {
    /// Reads the command line.
    ///
    /// `--name value`, `--name=value`, `-n`, `-nvalue`; everything behind `--` is an operand. A
    /// later value replaces an earlier one, except where the option is repeatable.
    init(parsing arguments: [String]) throws(UsageError) {
        self.init()
        var used: [Option] = []
        var operands: [String] = []
        var hasCommand = false
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            if argument == "--" {
                operands += rest
                break
            }
            if argument.hasPrefix("-"), argument != "-" {
                let (option, value) = try apply(argument, rest: &rest)
                used.append(option)
                if option.isForHook {
                    hookOptions.append(TypedOption(name: option.name, value: value))
                }
            } else if !hasCommand, operands.isEmpty {
                command = try Self.command(named: argument)
                hasCommand = true
            } else {
                operands.append(argument)
            }
        }
        if wantsHelp || wantsVersion { return }
        if command == .completions {
            shell = try Shell(operands: operands)
        } else {
            try take(operands)
        }
        try check(used)
    }

    /// Applies one option, taking its value from behind the equals sign or from `rest`.
    private mutating func apply(
        _ argument: String,
        rest: inout ArraySlice<String>
    ) throws(UsageError) -> (Option, value: String?) {
        let (option, attached) = try Self.option(in: argument)
        guard let expected = option.value else {
            if attached != nil { throw UsageError("option '\(option.name)' takes no value") }
            try option.apply(&self, "")
            return (option, nil)
        }
        if expected.isOptional, attached == nil {
            try option.apply(&self, "")
            return (option, nil)
        }
        // What is spelt like one of our options is the next one, not this one's value.
        let isOption = attached == nil && rest.first.map(Self.isOption) == true
        guard !isOption, let value = attached ?? rest.popFirst(), !value.isEmpty else {
            throw UsageError("option '\(option.name)' needs a value")
        }
        try option.apply(&self, value)
        return (option, value)
    }

    private static func isOption(_ argument: String) -> Bool {
        argument.hasPrefix("--") && Option.all.contains { "--\($0.long)" == argument }
    }

    /// The option that an argument spells, and the value written in the same word.
    private static func option(
        in argument: String
    ) throws(UsageError) -> (option: Option, value: String?) {
        if argument.hasPrefix("--") {
            let parts = argument.dropFirst(2).split(
                separator: "=",
                maxSplits: 1,
                omittingEmptySubsequences: false
            )
            let name = String(parts.first ?? "")
            if let option = Option.all.first(where: { $0.long == name && !name.isEmpty }) {
                return (option, parts.count > 1 ? String(parts[1]) : nil)
            }
            let names = Option.all.map(\.long).filter { !$0.isEmpty }
            throw .unknown(
                "option",
                "--\(name)",
                suggestion: nearestSpelling(of: name, among: names).map { "--\($0)" }
            )
        }
        let letters = argument.dropFirst()
        guard let option = Option.all.first(where: { $0.short == letters.first }) else {
            throw .unknown("option", argument, suggestion: nil)
        }
        let attached = letters.dropFirst()
        return (option, attached.isEmpty ? nil : String(attached))
    }

    private static func command(named name: String) throws(UsageError) -> Command {
        if let command = Command(rawValue: name) { return command }
        let names = Command.allCases.map(\.rawValue)
        throw .unknown("command", name, suggestion: nearestSpelling(of: name, among: names))
    }

    /// "'write'", "'write' and 'check'", "'compute', 'write' and 'check'".
    static func list(_ commands: [Command]) -> String {
        let names = commands.map { "'\($0.rawValue)'" }
        guard let last = names.last, names.count > 1 else { return names.joined() }
        return names.dropLast().joined(separator: ", ") + " and " + last
    }
}

extension UsageError {
    fileprivate static func unknown(
        _ kind: String,
        _ name: String,
        suggestion: String?
    ) -> UsageError {
        guard let suggestion else { return UsageError("there is no \(kind) '\(name)'") }
        return UsageError("there is no \(kind) '\(name)'", hint: "did you mean '\(suggestion)'?")
    }
}
