import BuildSettings

/// What Foundation reads and the program refuses: the list that the README gives.
enum Leniency {
    /// Words of the refusals that are meant, with the reason.
    private static let known = [
        // Anything may stand behind the end of a property list.
        "expected the end of the file",
        "a comment without an end",
        "a processing instruction without an end",
        // Other encodings are guessed.
        "bytes that are not UTF-8",
        "Encountered unknown encoding",
        // One name twice beside the key, of which any may be read.
        "would read the new file otherwise",
        // One comma too many in JSON.
        "expected a key in quotes, found '}'",
        "expected a value, found ']'",
        // An empty comment, whose end it sees elsewhere.
        "nothing in a comment or processing instruction",
        // A character by an empty number, and a name where a value should be.
        "'&' without the name of a character",
        "expected a value, found a <key>",
    ]

    /// Whether a refusal of a file that Foundation reads is meant so; wrong types and keys, and other
    /// formats, are no matter of reading.
    static func isKnown(_ error: SettingsError) -> Bool {
        error.code != "settings-syntax" || known.contains { error.message.contains($0) }
    }
}
