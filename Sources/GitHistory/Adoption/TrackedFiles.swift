package import Versioning

/// A regular file of a commit: its path from the root, and what it holds.
package struct TrackedFile: Hashable, Sendable {
    package let path: String
    package let content: ObjectID
}

/// The files of a commit, as far as they were listed.
package struct TrackedFiles: Hashable, Sendable {
    package fileprivate(set) var files: [TrackedFile] = []
    /// Whether there are more files than the list was allowed to hold.
    package fileprivate(set) var isCut = false
}

extension Repository {
    /// The regular files of a commit, in the order of their paths.
    ///
    /// Links and submodules are left out, and so is what has no name in UTF-8: a JSON file cannot
    /// name it.
    ///
    /// - Parameters:
    ///   - limit: how many files are enough.
    ///   - entersDirectory: whether a directory of this name is worth reading.
    package func trackedFiles(
        of commit: ObjectID,
        upTo limit: Int,
        where entersDirectory: (String) -> Bool = { _ in true }
    ) throws(GitError) -> TrackedFiles {
        let tree = try CommitGraph(of: self).node(commit).tree
        var listing = TrackedFiles()
        guard tree != RawTree.empty else { return listing }
        try list(tree, below: "", into: &listing, limit, entersDirectory)
        return listing
    }

    private func list(
        _ tree: ObjectID,
        below prefix: String,
        into listing: inout TrackedFiles,
        _ limit: Int,
        _ entersDirectory: (String) -> Bool
    ) throws(GitError) {
        for (bytes, entry) in try objects.entries(ofTree: tree) {
            let name = String(decoding: bytes, as: UTF8.self)
            guard name.utf8.elementsEqual(bytes) else { continue }
            if entry.isDirectory {
                guard entersDirectory(name) else { continue }
                try list(
                    entry.id,
                    below: prefix + name + "/",
                    into: &listing,
                    limit,
                    entersDirectory
                )
            } else if entry.mode & 0o170000 == 0o100000 {
                guard listing.files.count < limit else {
                    listing.isCut = true
                    return
                }
                listing.files.append(TrackedFile(path: prefix + name, content: entry.id))
            }
        }
    }

    /// What a tracked file holds; nil where that is longer than `limit` bytes, or is not in this
    /// clone, which a partial one may lack for files that are not checked out.
    package func content(
        of file: TrackedFile,
        upTo limit: Int
    ) throws(GitError) -> [UInt8]? {
        guard let size = objects.size(of: file.content), size <= limit else { return nil }
        return try objects.read(file.content, as: .blob) { (bytes) throws(GitError) in
            unsafe Array(bytes)
        }
    }

    /// The same path in another commit; nil where that has no regular file there.
    package func file(_ path: String, in commit: ObjectID) throws(GitError) -> TrackedFile? {
        let tree = try CommitGraph(of: self).node(commit).tree
        let names = path.utf8.split(separator: UInt8(ascii: "/")).map(Array.init)
        guard let entry = try objects.entry(at: ModelPath(components: names), inTree: tree),
            entry.mode & 0o170000 == 0o100000
        else { return nil }
        return TrackedFile(path: path, content: entry.id)
    }
}
