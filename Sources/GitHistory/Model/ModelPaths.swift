/// What the model is made of: the paths that were asked for, less what is excluded.
struct ModelPaths: Hashable, Sendable {
    let included: [ModelPath]
    /// What is left out of them, under whichever name.
    let excludes: Excludes
    /// The names that a path had before it was renamed, newest first.
    private(set) var formerNames: [ModelPath: [ModelPath]] = [:]

    init(_ included: [ModelPath], leavingOut excludes: [Exclude]) {
        self.included = included
        self.excludes = Excludes(all: excludes)
    }

    var count: Int { included.count }

    /// The names that the model at `index` may be found under, newest first.
    func names(at index: Int) -> [ModelPath] {
        [included[index]] + (formerNames[included[index]] ?? [])
    }

    /// All names that any of the paths goes by.
    var names: [ModelPath] { included.indices.flatMap(names(at:)) }

    /// The same model, known by the names that these moves gave up as well.
    func following(_ moves: [ModelMove]) -> ModelPaths {
        var followed = self
        for move in moves where !names.contains(move.from) {
            followed.formerNames[move.path, default: []].append(move.from)
        }
        return followed
    }

    /// Whether the model is one path, and all that is there.
    var isPlain: Bool { included.count == 1 && !excludes.concern(included[0]) }
}

extension Repository {
    /// The paths as typed, without those that another one covers.
    ///
    /// Left out of them are, besides the patterns, the settings files of the run, since writing the
    /// number must not change it, and the program's own configuration.
    func modelPaths(for query: HistoryQuery) throws(GitError) -> ModelPaths {
        var included: [ModelPath] = []
        for text in query.paths {
            let path = try ModelPath(text, in: self)
            guard !included.contains(where: path.lies(within:)) else { continue }
            included.removeAll { $0.lies(within: path) }
            included.append(path)
        }
        var excludes = [Exclude(file: try ModelPath(":/.schema-version.json", in: self))]
        // A directory is no settings file, whatever was typed; that is refused later.
        for file in query.settingsFiles where !isDirectory(at: resolved(file)) {
            // A link and what it leads to; a file elsewhere on the disk is no part of the model.
            for name in [file, resolved(file)] {
                if let path = try? ModelPath(name, in: self) {
                    excludes.append(Exclude(file: path))
                }
            }
        }
        for pattern in query.excludes { excludes.append(try Exclude(pattern, in: self)) }
        return ModelPaths(included, leavingOut: excludes)
    }
}
