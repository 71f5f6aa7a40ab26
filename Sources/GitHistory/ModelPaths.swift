/// What the model is made of: the paths that were asked for, less the files that never count.
struct ModelPaths: Hashable, Sendable {
    let included: [ModelPath]
    /// Files inside the included paths that are no part of the model.
    let excluded: [ModelPath]

    var count: Int { included.count }

    /// Whether the model is one path, and all that is there.
    var isPlain: Bool { included.count == 1 && excluded.isEmpty }

    /// The excluded files inside one included path, as seen from there.
    func excluded(within path: ModelPath) -> [ArraySlice<[UInt8]>] {
        excluded.compactMap { $0.relative(to: path) }
    }
}

extension Repository {
    /// The paths as typed, without those that another one covers.
    ///
    /// Left out of them are the settings files of the run, since writing the number must not change
    /// it, and the program's own configuration.
    func modelPaths(
        _ typed: [String],
        settingsFiles: [String]
    ) throws(GitError) -> ModelPaths {
        var included: [ModelPath] = []
        for text in typed {
            let path = try ModelPath(text, in: self)
            guard !included.contains(where: path.lies(within:)) else { continue }
            included.removeAll { $0.lies(within: path) }
            included.append(path)
        }
        var excluded = [try ModelPath(":/.schema-version.json", in: self)]
        for file in settingsFiles {
            // A link and what it leads to; a file elsewhere on the disk is no part of the model.
            for name in [file, resolved(file)] {
                if let path = try? ModelPath(name, in: self) { excluded.append(path) }
            }
        }
        let relevant = excluded.filter { file in
            included.contains { file != $0 && file.lies(within: $0) }
        }
        return ModelPaths(included: included, excluded: relevant)
    }
}
