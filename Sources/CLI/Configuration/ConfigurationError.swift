import BuildSettings

/// A configuration that cannot be read, or that asks for what cannot be.
struct ConfigurationError: Error, Hashable, Sendable {
    let message: String
    let hint: String

    init(message: String, hint: String) {
        self.message = message
        self.hint = hint
    }

    var notice: Notice { Notice(code: "configuration-invalid", message: message, hint: hint) }

    /// What is wrong with a value of a document, and where it stands.
    init(_ rejection: Rejection, in document: CommentedJSON, named file: String) {
        let place =
            rejection.isAboutName
            ? document.place(ofName: rejection.path) : document.place(of: rejection.path)
        self.init(message: "\(file):\(place): \(rejection.problem)", hint: rejection.hint)
    }

    /// There is no schema of a name that was asked for.
    init(noSchema name: String, among names: [String], in file: String) {
        self.init(
            message: names.isEmpty
                ? "\(file) names no schemas, and '\(name)' was asked for"
                : "\(file) has no schema '\(name)'",
            hint: names.isEmpty ? "leave out --schema" : "it has \(names.joined(separator: ", "))"
        )
    }

    /// A schema was asked for, and there is no configuration that could have it.
    init(noFileWith name: String) {
        self.init(
            message: "there is no \(Configuration.fileName), and schema '\(name)' was asked for",
            hint: "leave out --schema, or name a configuration: --config FILE"
        )
    }

    /// - Parameter message: which file, and why.
    init(unreadable message: String) {
        self.init(
            message: message,
            hint: "name a configuration that you may read: --config FILE"
        )
    }
}
