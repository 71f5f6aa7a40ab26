import TestSupport

/// An app with Realm objects, for what `init` finds.
enum NotesApp {
    static let model = "App/Models/Note.swift"

    /// An app whose model appeared with its first commit and was changed by merges since.
    ///
    /// - Parameter version: a constant that is kept by hand.
    static func merged(_ landings: Int, keeping version: Int? = nil) throws -> HistoryBuilder {
        let app = try HistoryBuilder(workTree: true)
        var files: [String: String?] = [model: note("0"), "README": "an app"]
        for name in ["A", "B", "C"] { files["App/Views/\(name).swift"] = "struct \(name) {}" }
        if let version {
            files["App/Store.swift"] =
                "import RealmSwift\nlet configuration = Realm.Configuration(schemaVersion: \(version))\n"
        }
        try app.commit(files, "begin")
        for number in 1..<landings {
            try app.branch("change-\(number)", from: "main")
            try app.commit([model: note("\(number)")], "change the model")
            try app.merge("change-\(number)", into: "main")
        }
        return app
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
