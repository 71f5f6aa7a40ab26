extension Invocation {
    /// Refuses to go on where the command line alone has to say everything and does not.
    func requireEverything() throws(UsageError) {
        if configuration != nil { return }
        try requireModel(of: paths, named: nil)
        try requireFile(among: files, for: nil)
    }

    /// Refuses a model of no paths.
    func requireModel(
        of paths: [String],
        named name: String?,
        hint: String? = nil
    ) throws(UsageError) {
        // What is to be found is not asked for.
        guard paths.isEmpty, command != .initialise else { return }
        throw UsageError(
            "no model path\(Self.schema(name)): which directory's changes make a new schema?",
            hint: hint
                ?? "schema-version \(command.rawValue) --path App/Models; or, once and for all:"
                + " schema-version init"
        )
    }

    /// Refuses to write where there is nothing to write into.
    func requireFile(among files: [some Any], for name: String?) throws(UsageError) {
        guard command == .write, files.isEmpty else { return }
        throw UsageError(
            "'write' needs a settings file\(Self.schema(name))",
            hint: "schema-version write App/Info.plist --path App/Models"
        )
    }

    private static func schema(_ name: String?) -> String {
        name.map { " for schema '\($0)'" } ?? ""
    }
}
