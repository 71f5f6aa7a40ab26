/// Which files of a repository are looked at, and how much of them.
enum ScanRules {
    /// More files than this are not listed.
    static let files = 200_000
    /// Nobody keeps a model class or a settings file of this many bytes by hand.
    static let bytes = 512 << 10

    /// Directories with other people's code, or with what a build made.
    private static let foreign: Set = [
        "pods", "carthage", "build", ".build", "deriveddata", "sourcepackages", "vendor",
        "vendored", "third_party", "third-party", "thirdparty", "external", "externals",
        "node_modules", "checkouts", "out", "dist", "target", ".gradle", ".git", ".github",
        "fastlane",
    ]
    /// Directories whose models no user's device ever has.
    private static let trials: Set = [
        "test", "tests", "androidtest", "testing", "testsupport", "spec", "specs", "example",
        "examples", "sample", "samples", "demo", "demos", "fixture", "fixtures", "mock", "mocks",
        "preview content", "benchmark", "benchmarks", "docs", "documentation", "templates",
    ]
    /// Directories of pictures and texts, of which there can be thousands.
    private static let assets = [".xcassets", ".lproj", ".appiconset", ".imageset", ".bundle"]

    /// Whether a directory of this name may hold the app's own code.
    ///
    /// - Parameter includesTrials: looks into tests and examples too.
    static func enters(_ directory: String, includingTrials includesTrials: Bool = false) -> Bool {
        let name = directory.lowercased()
        if foreign.contains(name) || assets.contains(where: name.hasSuffix) { return false }
        return includesTrials || !isTrial(directory)
    }

    /// Whether a directory is one of tests or examples: `Tests`, `AppTests`, `AppUITests`.
    static func isTrial(_ directory: String) -> Bool {
        trials.contains(directory.lowercased()) || directory.hasSuffix("Tests")
            || directory.hasSuffix("UITest")
    }

    /// What kind of text a file is, by its name; nil where it is none that is looked at.
    static func text(ofFile path: String) -> Text? {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        guard let dot = name.lastIndex(of: ".") else { return nil }
        switch name[name.index(after: dot)...].lowercased() {
        case "swift", "m", "mm", "h", "kt", "java":
            let stem = name[..<dot]
            let isTest = ["Test", "Tests", "Spec", "Mock", "Mocks"].contains(where: stem.hasSuffix)
            return isTest ? nil : .source
        case "sql", "sqm": return .sql
        case "plist", "json", "xcconfig": return isForeign(name) ? nil : .settings
        default: return nil
        }
    }

    enum Text {
        case source
        case sql
        case settings
    }

    /// Files in which `schemaVersion` is that of their own format.
    private static func isForeign(_ name: String) -> Bool {
        let name = name.lowercased()
        let known = ["package", "composer", "renovate", "manifest", "tsconfig", "contents"]
        return known.contains { name.hasPrefix($0) } && name.hasSuffix(".json")
            || name.hasSuffix(".schema.json") || name == ".schema-version.json"
    }
}
