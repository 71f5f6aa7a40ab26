import GitHistory

/// The directory that GitHub resolves the files of annotations against.
struct Workspace {
    /// Where the files of the run are named from.
    let directory: String
    /// Absolute: `GITHUB_WORKSPACE`, or where the program was started.
    let root: String

    init(of directory: String, startedIn start: String, _ environment: [String: String]) {
        self.directory = directory
        root = environment["GITHUB_WORKSPACE"].flatMap { $0.isEmpty ? nil : $0 } ?? start
    }

    /// The file as seen from the workspace; absolute where it lies outside of it.
    func path(of file: String) -> String {
        let names = Self.names(in: absolute(file, in: directory))
        let root = Self.names(in: root)
        let isInside = names.count > root.count && names.starts(with: root)
        return isInside
            ? names.dropFirst(root.count).joined(separator: "/")
            : "/" + names.joined(separator: "/")
    }

    /// The names of a path, with `.` and `..` taken out.
    private static func names(in path: String) -> [Substring] {
        path.split(separator: "/").reduce(into: []) { names, name in
            switch name {
            case ".": break
            case "..": names = names.dropLast()
            default: names.append(name)
            }
        }
    }
}

/// A workflow command that shows a message beside the job and at its file.
///
/// The runner reads commands from both streams of a step, so they go to standard error: standard
/// output stays what it is without them.
enum Annotation: String {
    case error
    case warning
}

extension Console {
    /// Prints the notice as one workflow command, its hint on a second line of the message.
    func annotate(_ notice: Notice, as level: Annotation, in workspace: Workspace) {
        var properties = ["title=" + Self.property(notice.code)]
        if let file = notice.file {
            properties.insert("file=" + Self.property(workspace.path(of: file)), at: 0)
        }
        let command = "::\(level.rawValue) \(properties.joined(separator: ","))::"
        diagnostics(command + Self.data("\(notice.message)\nhint: \(notice.hint)") + "\n")
    }

    /// What stands behind the second `::`: it must not end the line, nor look like an escape.
    private static func data(_ text: String) -> String {
        escape(text, ["%": "%25", "\r": "%0D", "\n": "%0A"])
    }

    /// The value of a property, which a colon or a comma would end.
    private static func property(_ text: String) -> String {
        escape(text, ["%": "%25", "\r": "%0D", "\n": "%0A", ":": "%3A", ",": "%2C"])
    }

    /// Line ends, in names as well, are escaped as the runner undoes it (actions/toolkit,
    /// `command.ts`), once; other control characters have no such escape and are shown.
    private static func escape(
        _ text: String,
        _ escapes: [Unicode.Scalar: String]
    ) -> String {
        text.unicodeScalars.reduce(into: "") { escaped, scalar in
            escaped += escapes[scalar] ?? printable(String(scalar))
        }
    }
}
