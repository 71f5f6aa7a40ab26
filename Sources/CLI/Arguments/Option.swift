/// One row of the option table: the parser and the help read the same rows.
struct Option: Sendable {
    /// Without the two dashes; empty where there is a short name only.
    let long: String
    var short: Character?
    /// What the help calls the value; nil for a switch.
    var value: String?
    let summary: String
    /// The commands it means something to.
    var commands: [Command] = Command.counting
    /// Whether the recipe, which is what it is, can be had with it.
    var goesWithRecipe = true
    /// Stores the value; checks how it is spelt and nothing else.
    let apply: @Sendable (inout Invocation, String) throws(UsageError) -> Void

    /// The name to use in messages.
    var name: String { long.isEmpty ? "-\(short.map(String.init) ?? "")" : "--\(long)" }
}
