/// Chooses the directories that a model is in: as small as they can be, and few.
struct ModelCover {
    /// A directory as it counts here: how many files of source code are in it, and how many of those
    /// are the model's, itself and what lies below.
    private final class Directory {
        let path: String
        var sources = 0
        var models = 0
        var files: [String] = []
        var directories: [String: Directory] = [:]

        init(_ path: String) {
            self.path = path
        }
    }

    private let root = Directory("")

    /// - Parameters:
    ///   - models: the paths of the model's files.
    ///   - sources: those of all files of the same languages, the model's among them.
    init(of models: [String], among sources: [String]) {
        let isModel = Set(models)
        for path in Set(sources).union(isModel) { add(path, isModel: isModel.contains(path)) }
    }

    private func add(_ path: String, isModel: Bool) {
        var directory = root
        let names = path.split(separator: "/").map(String.init)
        func count(_ directory: Directory) {
            directory.sources += 1
            if isModel { directory.models += 1 }
        }
        count(directory)
        for name in names.dropLast() {
            let inner = directory.path.isEmpty ? name : directory.path + "/" + name
            let next = directory.directories[name] ?? Directory(inner)
            directory.directories[name] = next
            directory = next
            count(directory)
        }
        if isModel { directory.files.append(path) }
    }

    /// The paths that together hold every file of the model, in their order.
    ///
    /// A directory is taken where at least a third of its files are the model's: what joins it later
    /// is covered too, which is not so for single files. One that has them in several directories
    /// alone, and none itself, has to be the model by more: its name, or by holding little else. The
    /// root never is, since everything would be the model then.
    var paths: [String] { paths(in: root).sorted() }

    private func paths(in directory: Directory) -> [String] {
        guard directory.models > 0 else { return [] }
        let inner = directory.directories.values.filter { $0.models > 0 }
        if directory.files.isEmpty, inner.count == 1 { return paths(in: inner[0]) }
        let below = inner.flatMap(paths(in:))
        if directory !== root, isModel(directory, below: below) { return [directory.path] }
        return directory.files + below
    }

    private func isModel(_ directory: Directory, below paths: [String]) -> Bool {
        if !directory.files.isEmpty { return directory.models * 3 >= directory.sources }
        if Self.isNameOfModel(directory.path) { return directory.models * 2 >= directory.sources }
        // `Modules/A/Models` and `Modules/B/Models`: what lies between them is no model's.
        let depth = directory.path.count { $0 == "/" } + 1
        let areNext = paths.allSatisfy { path in path.count { $0 == "/" } == depth }
        return areNext && directory.models * 5 >= directory.sources * 4
    }

    private static func isNameOfModel(_ path: String) -> Bool {
        let name = path.split(separator: "/").last?.lowercased() ?? ""
        return ["model", "entit", "schema", "realm", "database", "persisten"].contains(
            where: name.contains
        )
    }
}

/// Directories, or files, that a model seems to be in.
struct ModelSuggestion: Hashable, Sendable {
    let kind: ModelKind
    let paths: [String]
    /// How many files of the model lie there.
    let files: Int
}

extension ModelSuggestion {
    /// More places than this are no model that a person would write down.
    static let mostPaths = 12

    /// What the files of each kind suggest, likeliest first.
    ///
    /// - Parameter sources: the files of source code, for how much of a directory is model.
    static func suggestions(
        for files: [ModelKind: [String]],
        among sources: [String]
    ) -> [ModelSuggestion] {
        ModelKind.allCases.compactMap { kind in
            guard let models = files[kind], !models.isEmpty else { return nil }
            let paths =
                switch kind {
                case .coreData: containers(of: models)
                case .sqlMigrations: ModelCover(of: models, among: models).paths
                case .realm, .room, .swiftData: ModelCover(of: models, among: sources).paths
                }
            return ModelSuggestion(kind: kind, paths: paths, files: models.count)
        }
    }

    /// The Core Data models that files lie in; a model is one directory.
    private static func containers(of files: [String]) -> [String] {
        let containers = files.compactMap { file -> String? in
            let names = file.split(separator: "/")
            let end = names.firstIndex { $0.lowercased().hasSuffix(".xcdatamodeld") }
            return end.map { names[...$0].joined(separator: "/") }
        }
        return Set(containers).sorted()
    }
}
