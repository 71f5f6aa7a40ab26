import Versioning

/// A model path that a commit gave another name.
struct ModelMove: Hashable, Sendable {
    /// The path as the model is asked for.
    let path: ModelPath
    /// Where it was before.
    let from: ModelPath
    /// The commit that moved it; nil where that is still to land.
    let commit: ObjectID?
}

/// Finds out where something came from that a tree has and the tree before it had not.
struct MoveSearch {
    let objects: ObjectStore

    /// What was there before and is gone: a file, or a directory with all that was in it.
    private struct Gone {
        let path: [[UInt8]]
        let entry: TreeEntry
    }

    /// The path that is gone in `newer` and held the same tree or file in `older`, or, for a
    /// directory, most of the same files.
    ///
    /// - Parameter names: what the model goes by; the first of them that `newer` has is looked for,
    ///   whole, whatever is excluded of it.
    func origin(
        of names: [ModelPath],
        from older: ObjectID,
        to newer: ObjectID
    ) throws(GitError) -> ModelPath? {
        guard let entry = try entry(at: names, inTree: newer) else { return nil }
        // There before as well, only excluded: nothing moved.
        if try self.entry(at: names, inTree: older) != nil { return nil }
        return try origin(
            of: entry,
            named: names,
            among: try gone(from: older, to: newer, below: [])
        )
    }

    /// The path of `older` that held what a commit to come has as `entry`, if it is gone by then.
    ///
    /// - Parameter isGone: whether nothing is left at a path.
    func origin(
        of entry: TreeEntry,
        named name: ModelPath,
        in older: ObjectID,
        isGone: (ModelPath) throws(GitError) -> Bool
    ) throws(GitError) -> ModelPath? {
        let all = try gone(from: older, to: nil, below: [])
        let origin = try origin(of: entry, named: [name], among: all)
        guard let origin, try isGone(origin) else { return nil }
        return origin
    }

    private func origin(
        of entry: TreeEntry,
        named names: [ModelPath],
        among gone: [Gone]
    ) throws(GitError) -> ModelPath? {
        let gone = gone.filter { $0.entry.isDirectory == entry.isDirectory }
        let same = gone.first { candidate in
            candidate.entry.id == entry.id && isTelling(entry, at: candidate.path, for: names)
        }
        if let same { return ModelPath(components: same.path) }
        guard entry.isDirectory, !gone.isEmpty else { return nil }
        let files = try files(in: entry.id)
        var best: (path: [[UInt8]], common: Int)?
        for candidate in gone {
            let before = try self.files(in: candidate.entry.id)
            let common = files.intersection(before).count
            guard common * 2 > max(files.count, before.count), common > best?.common ?? 0 else {
                continue
            }
            best = (candidate.path, common)
        }
        return best.map { ModelPath(components: $0.path) }
    }

    /// Whether equal content says that a file moved: two files of a few bytes are easily the same.
    private func isTelling(
        _ entry: TreeEntry,
        at path: [[UInt8]],
        for names: [ModelPath]
    ) -> Bool {
        entry.isDirectory || names.contains { $0.components.last == path.last }
            || objects.size(of: entry.id) ?? .max > Self.fewBytes
    }

    private static let fewBytes = 64

    private func entry(
        at names: [ModelPath],
        inTree tree: ObjectID
    ) throws(GitError) -> TreeEntry? {
        for name in names {
            let path = ModelPaths([name], leavingOut: [])
            let model = try ModelReader(of: path, in: objects).model(inTree: tree)
            if let entry = model.entries[0] { return entry }
        }
        return nil
    }

    private func gone(
        from older: ObjectID,
        to newer: ObjectID?,
        below path: [[UInt8]]
    ) throws(GitError) -> [Gone] {
        guard older != newer else { return [] }
        let after = try newer.map { (tree) throws(GitError) in
            try objects.entriesByName(ofTree: tree)
        }
        var gone: [Gone] = []
        for (name, entry) in try objects.entries(ofTree: older) {
            let here = path + [name]
            let other = after?[name]
            let remains = entry.isDirectory ? other?.isDirectory == true : other != nil
            if !remains { gone.append(Gone(path: here, entry: entry)) }
            guard entry.isDirectory else { continue }
            gone += try self.gone(from: entry.id, to: remains ? other?.id : nil, below: here)
        }
        return gone
    }

    /// The contents of all files below a directory.
    private func files(in tree: ObjectID) throws(GitError) -> Set<ObjectID> {
        var files: Set<ObjectID> = []
        var open = [tree]
        while let next = open.popLast() {
            for (_, entry) in try objects.entries(ofTree: next) {
                if entry.isDirectory { open.append(entry.id) } else { files.insert(entry.id) }
            }
        }
        return files
    }
}
