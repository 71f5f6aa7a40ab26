/// The files of one commit of a random history, kept in memory.
struct Snapshot: Equatable {
    /// A file of a few values, far enough apart that changes to different ones merge cleanly.
    struct File: Equatable {
        /// The name it was made under: part of every line, so that git takes no other file for it.
        var origin: String
        var values: [Int]
        var isExecutable = false

        var content: String {
            let fields = values.enumerated().map { number, value in
                let filling = (1...3).map { "\(origin) field \(number) line \($0)\n" }
                return filling.joined() + "\(origin) field \(number) = \(value)\n"
            }
            return fields.joined() + "\(origin) end\n"
        }
    }

    var files: [String: File] = [:]

    /// What must be written over `old` to get these files.
    func changes(from old: Snapshot) -> [FileChange] {
        let paths = Set(files.keys).union(old.files.keys).sorted()
        return paths.filter { files[$0] != old.files[$0] }.map { path in
            guard let file = files[path] else { return .delete(path: path) }
            return .write(path: path, content: file.content, isExecutable: file.isExecutable)
        }
    }

    /// Merges file by file; where both sides changed one, either side's is taken whole.
    static func merge(
        base: Snapshot,
        ours: Snapshot,
        theirs: Snapshot,
        using random: inout SplitMix64
    ) -> Snapshot {
        var result = ours
        for path in Set(base.files.keys).union(theirs.files.keys).sorted() {
            let (old, mine, other) = (base.files[path], ours.files[path], theirs.files[path])
            let isConflict = mine != old && other != old && mine != other
            let takesOther = isConflict ? random.chance(50) : mine == old
            if takesOther {
                result.files[path] = other
            }
        }
        return result
    }
}
