import Versioning

/// The text of a configuration file: JSON, and above every setting why it is so.
struct ConfigurationText {
    private var entries: [String] = []
    private let head: [String]

    init(of proposal: Proposal) {
        head =
            Self.head
            + (proposal.why["keeping"] ?? []).flatMap { wrap(visible($0), to: Self.width) }
        func add(_ key: String, _ value: String) {
            let comments = (proposal.why[key] ?? []).flatMap { wrap(visible($0), to: Self.width) }
            let lines = comments.map { "  // \($0)\n" }.joined()
            entries.append("\(lines)  \"\(key)\": \(value)")
        }
        add(
            "base",
            proposal.bases.count == 1 ? Self.string(proposal.bases[0]) : Self.list(proposal.bases)
        )
        add("mergeMethod", Self.string(proposal.mergeMethod.rawValue))
        add("paths", Self.list(proposal.paths))
        if !proposal.excludes.isEmpty { add("exclude", Self.list(proposal.excludes)) }
        if proposal.follows { add("follow", "true") }
        if let baseline = proposal.baseline {
            let revision = Self.string(baseline.revision)
            add("baseline", "{ \"revision\": \(revision), \"version\": \(baseline.version) }")
        }
        if let maximum = proposal.maximum { add("maximum", String(maximum)) }
        if !proposal.releases.isEmpty { add("releases", Self.list(proposal.releases)) }
        if !proposal.settings.isEmpty {
            let files = proposal.settings.map { "    " + Self.object($0) }.joined(separator: ",\n")
            add("settings", "[\n\(files)\n  ]")
        }
    }

    /// The whole file, with a line end at the end.
    var text: String {
        let comment = head.map { "// \($0)\n" }.joined()
        return comment + "{\n" + entries.joined(separator: ",\n\n") + "\n}\n"
    }

    private static let width = 90
    private static let head = [
        "How schema-version counts here. Written by 'schema-version init' from what the repository",
        "shows; change what is wrong. Paths start at the root of the repository.",
    ]

    private static func object(_ settings: Proposal.Settings) -> String {
        var members = ["\"file\": \(string(settings.file))"]
        if let key = settings.key { members.append("\"key\": \(string(key))") }
        if let type = settings.type { members.append("\"type\": \(string(type))") }
        if let key = settings.fingerprintKey {
            members.append("\"fingerprintKey\": \(string(key))")
        }
        return "{ \(members.joined(separator: ", ")) }"
    }

    /// On one line where that is short, else an element a line.
    private static func list(_ texts: [String]) -> String {
        let line = "[" + texts.map(string).joined(separator: ", ") + "]"
        guard line.utf8.count > width else { return line }
        return "[\n" + texts.map { "    " + string($0) }.joined(separator: ",\n") + "\n  ]"
    }

    /// A JSON string; only what must be is escaped.
    static func string(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": quoted += "\\\""
            case "\\": quoted += "\\\\"
            case let scalar where scalar.value < 0x20 || scalar.value == 0x7F:
                let digits = String(scalar.value, radix: 16)
                quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }
}
