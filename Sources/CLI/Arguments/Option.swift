/// One row of the option table: the parser and the help read the same rows.
struct Option: Sendable {
    /// Without the two dashes; empty where there is a short name only.
    let long: String
    var short: Character?
    /// Nil for a switch.
    var value: OptionValue?
    /// Whether a second one adds to the first; it takes its place otherwise.
    var isRepeatable = false
    let summary: String
    /// The commands it means something to.
    var commands: [Command] = Command.counting
    /// Whether the recipe, which is what it is, can be had with it.
    var goesWithRecipe = true
    /// Stores the value; checks how it is spelt and nothing else.
    let apply: @Sendable (inout Invocation, String) throws(UsageError) -> Void

    /// The name to use in messages.
    var name: String { long.isEmpty ? "-\(short.map(String.init) ?? "")" : "--\(long)" }

    /// The option as the help shows it: `-n, --dry-run`, `--base REV`, `-h, --help[=man]`.
    var spelling: String {
        let names = [short.map { "-\($0)" }, long.isEmpty ? nil : "--\(long)"].compactMap(\.self)
        guard let value else { return names.joined(separator: ", ") }
        return names.joined(separator: ", ")
            + (value.isOptional ? "[=\(value.name)]" : " \(value.name)")
    }
}
