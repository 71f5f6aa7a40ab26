import TestSupport

/// The questions that only git answers, each for many commits in one process.
extension Git {
    /// The commits of a first-parent line that change the paths, as the lane counts them.
    func landings(_ revision: String, _ paths: [String], merges: Bool = false) throws -> [String] {
        let kind = merges ? ["--merges"] : []
        let words = ["--literal-pathspecs", "log", "--first-parent", "--format=%H"]
        return try run(words + kind + [revision, "--"] + paths).lines
    }

    /// What git makes of merging the second commit of each pair into the first.
    func mergeTrees(_ pairs: [(String, String)]) throws -> [MergeTree] {
        let input = pairs.map { "\($0) \($1)\n" }.joined()
        let words = ["merge-tree", "--write-tree", "--stdin", "--no-messages", "--name-only"]
        var answers: [MergeTree] = []
        var fields = try run(words, input: input).records[...]
        while let status = fields.popFirst(), let tree = fields.popFirst() {
            let names = fields.prefix { !$0.isEmpty }
            fields = fields.dropFirst(names.count + 1)
            answers.append(MergeTree(tree: tree, conflicts: status == "1" ? [] : Array(names)))
        }
        return answers
    }

    /// Whether the trees of each pair differ at the paths, in mode or content.
    func differ(_ pairs: [(String, String)], at paths: [String]) throws -> [Bool] {
        // The line of a pair itself is followed by the lines of its differences.
        let words = ["--literal-pathspecs", "diff-tree", "-r", "--stdin", "--"]
        let input = pairs.map { "\($0) \($1)\n" }.joined()
        let lines = try run(words + paths, input: input).lines
        var answers: [Bool] = []
        for line in lines {
            if line.hasPrefix(":") {
                answers[answers.count - 1] = true
            } else {
                answers.append(false)
            }
        }
        return answers
    }

    /// The root tree of every commit.
    func trees() throws -> [String: String] {
        let pairs = try self("log", "--all", "--format=%H %T").lines.map { line in
            let ids = line.split(separator: " ").map(String.init)
            return (ids[0], ids[1])
        }
        return Dictionary(uniqueKeysWithValues: pairs)
    }

    func exists(_ path: String, in revision: String) throws -> Bool {
        try !self("ls-tree", "--full-tree", revision, "--", path).lines.isEmpty
    }
}

/// The result of one real merge: its tree, and the files in conflict.
struct MergeTree {
    let tree: String
    let conflicts: [String]

    func conflicts(in paths: [String]) -> Bool {
        conflicts.contains { file in
            paths.contains { file == $0 || file.hasPrefix("\($0)/") }
        }
    }
}
