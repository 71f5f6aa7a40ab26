import TestSupport

/// An app with Realm objects, for what `init` finds.
enum NotesApp {
    static let model = "App/Models/Note.swift"

    /// An app whose model appeared with its first commit and was changed by merges since.
    ///
    /// - Parameter version: a constant that is kept by hand, and was set with the newest landing.
    static func merged(_ landings: Int, keeping version: Int? = nil) throws -> HistoryBuilder {
        let app = try HistoryBuilder(workTree: true)
        var files: [String: String?] = [model: note("0"), "README": "an app"]
        for name in ["A", "B", "C"] { files["App/Views/\(name).swift"] = "struct \(name) {}" }
        if let version { files[store] = configuration(version - 1) }
        try app.commit(files, "begin")
        for number in 1..<landings {
            try app.branch("change-\(number)", from: "main")
            var files: [String: String?] = [model: note("\(number)")]
            if let version, number == landings - 1 { files[store] = configuration(version) }
            try app.commit(files, "change the model")
            try app.merge("change-\(number)", into: "main")
        }
        return app
    }

    static let store = "App/Store.swift"

    static func configuration(_ version: Int) -> String {
        "import RealmSwift\nlet configuration = Realm.Configuration(schemaVersion: \(version))\n"
    }

    static func note(_ field: String) -> String {
        "import RealmSwift\n\nclass Note: Object {\n    @Persisted var field\(field) = \"\"\n}\n"
    }

    static func propertyList(_ version: Int?) -> String {
        let number = version.map { "<key>schemaVersion</key><integer>\($0)</integer>" } ?? ""
        return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\"><dict>"
            + "<key>CFBundleIdentifier</key><string>app</string>\(number)</dict></plist>\n"
    }

    /// What a configuration says, as options.
    static func options(of file: JSON) -> [String] {
        var options = file["paths"].array.compactMap(\.string).flatMap { ["--path", ":/" + $0] }
        options += ["--merge-method", file["mergeMethod"].string ?? ""]
        if let version = file["baseline"]["version"].int {
            options += ["--baseline", "\(file["baseline"]["revision"].string ?? "")=\(version)"]
        }
        if let maximum = file["maximum"].int { options += ["--maximum", "\(maximum)"] }
        return options
    }
}
