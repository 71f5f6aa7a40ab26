/// The input of one `git fast-import`: whole histories in one process.
struct FastImport {
    private(set) var text = ""

    /// Writes commit number `mark`, which other commits then name as `:mark`.
    ///
    /// `tree` is where its files start from; without it that is the first parent's tree.
    mutating func commit(
        mark: Int,
        on reference: String,
        date: Int,
        message: String,
        parents: [String],
        tree: String? = nil,
        changes: [FileChange]
    ) {
        text += "commit \(reference)\nmark :\(mark)\n"
        text += "committer Ada <ada@example.org> \(date) +0000\n"
        data(message)
        for (index, parent) in parents.enumerated() {
            text += index == 0 ? "from \(parent)\n" : "merge \(parent)\n"
        }
        if let tree {
            text += "M 040000 \(tree) \"\"\n"
        }
        for change in changes {
            write(change)
        }
        text += "\n"
    }

    /// Points a branch or tag at a commit.
    mutating func reset(_ reference: String, to commit: String) {
        text += "reset \(reference)\nfrom \(commit)\n\n"
    }

    mutating func delete(_ reference: String) {
        text += "reset \(reference)\nfrom 0000000000000000000000000000000000000000\n\n"
    }

    /// Has the id of commit number `mark` printed, on a line of its own.
    mutating func printID(of mark: Int) {
        text += "get-mark :\(mark)\n"
    }

    private mutating func write(_ change: FileChange) {
        switch change {
        case .write(let path, let content, let isExecutable):
            text += "M \(isExecutable ? "100755" : "100644") inline \(quoted(path))\n"
            data(content)
        case .delete(let path):
            text += "D \(quoted(path))\n"
        case .rename(let path, let newPath):
            text += "R \(quoted(path)) \(quoted(newPath))\n"
        }
    }

    private mutating func data(_ content: String) {
        text += "data \(content.utf8.count)\n\(content)\n"
    }

    private func quoted(_ path: String) -> String {
        let escaped = path.map { character in
            switch character {
            case "\"": "\\\""
            case "\\": "\\\\"
            case "\n": "\\n"
            default: String(character)
            }
        }
        return "\"\(escaped.joined())\""
    }
}

/// One thing that a commit does to a file or a folder.
enum FileChange: Equatable {
    case write(path: String, content: String, isExecutable: Bool)
    case delete(path: String)
    case rename(path: String, newPath: String)
}
