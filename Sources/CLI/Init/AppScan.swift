import BuildSettings
import GitHistory
import Versioning

/// What the files of a commit say about the app's database.
struct AppScan {
    /// A version that is kept by hand in a source file.
    struct Kept: Hashable {
        let file: String
        let constant: VersionConstant
        /// Whether the file has to do with a database by more than this name.
        let isLikely: Bool
    }

    /// A settings file, and the version in it where it holds one.
    struct Settings: Hashable {
        let file: String
        let key: String?
        let value: UInt64?
    }

    private(set) var models: [ModelKind: [String]] = [:]
    private(set) var sources: [String] = []
    private var classes = ClassFamily()
    private(set) var constants: [Kept] = []
    private(set) var settings: [Settings] = []
    /// Property lists that look like an app's own `Info.plist`.
    private(set) var appPropertyLists: [String] = []
    /// Files that this clone lacks, or that are too large.
    private(set) var unread = 0
    private(set) var isCut = false

    init() {}

    /// Reads the files of `commit`.
    ///
    /// - Parameter includesTrials: looks into tests and examples too.
    init(
        of commit: ObjectID,
        in repository: Repository,
        includingTrials includesTrials: Bool = false
    ) throws(GitError) {
        let listing = try repository.trackedFiles(of: commit, upTo: ScanRules.files) {
            ScanRules.enters($0, includingTrials: includesTrials)
        }
        isCut = listing.isCut
        for file in listing.files {
            if let kind = ModelDetection.kind(ofPath: file.path) {
                models[kind, default: []].append(file.path)
            }
            guard let text = ScanRules.text(ofFile: file.path) else { continue }
            guard let content = try repository.content(of: file, upTo: ScanRules.bytes) else {
                unread += 1
                continue
            }
            take(content, of: file.path, as: text)
        }
        let known = Set(models[.realm] ?? [])
        models[.realm, default: []] += classes.heirs.filter { !known.contains($0) }
    }

    var suggestions: [ModelSuggestion] {
        ModelSuggestion.suggestions(for: models, among: sources)
    }
}

extension AppScan {
    mutating func take(_ content: [UInt8], of path: String, as text: ScanRules.Text) {
        switch text {
        case .source:
            sources.append(path)
            takeSource(content, of: path)
        case .sql:
            let pragmas = VersionConstant.pragmas(in: content)
            guard let highest = pragmas.max(by: { $0.value < $1.value }) else { return }
            let constant = VersionConstant(
                name: "PRAGMA user_version",
                value: highest.value,
                line: highest.line,
                isSQLite: true
            )
            constants.append(Kept(file: path, constant: constant, isLikely: true))
        case .settings: takeSettings(content, of: path)
        }
    }

    private mutating func takeSource(_ content: [UInt8], of path: String) {
        // Most files have nothing to do with a database: taking them to pieces would be for nothing.
        guard !content.prefix(8000).contains(0) else { return }
        guard SourceFilter.mayMatter(content) else {
            classes.take(ClassFamily.classes(in: content), of: path)
            return
        }
        let text = SourceText(of: content)
        let tokens = text.tokens
        let realmClasses = Set(ModelDetection.realmClasses(in: tokens))
        classes.take(ClassFamily.classes(in: tokens), of: path, realm: realmClasses)
        for kind in ModelDetection.kinds(in: tokens) { models[kind, default: []].append(path) }
        let found = VersionConstant.constants(in: text, of: content)
        guard !found.isEmpty else { return }
        let isLikely = SourceFilter.speaksOfDatabase(tokens)
        constants += found.map {
            Kept(file: path, constant: $0, isLikely: isLikely || $0.isSQLite)
        }
    }

    private mutating func takeSettings(_ content: [UInt8], of path: String) {
        if path.hasSuffix("Info.plist"), SettingsKeys.isOfApp(content, at: path) {
            appPropertyLists.append(path)
        }
        settings += SettingsKeys.versions(in: content, of: path)
            .map { Settings(file: path, key: $0.key, value: $0.value) }
    }
}
