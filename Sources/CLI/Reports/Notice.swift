/// One thing to tell a person: a refusal, a warning, or a problem that `check` found.
struct Notice: Hashable, Sendable, Encodable {
    /// Stable; programs may rely on it.
    let code: String
    /// One line: what failed, on what, why.
    let message: String
    /// The command or setting that mends it.
    let hint: String
    /// The settings file it is about, as it was typed; for annotations, which point at files.
    var file: String?

    private enum CodingKeys: String, CodingKey {
        case code, message, hint
    }
}
