/// The value of an option: what the help calls it, and what it is.
///
/// A literal is free text.
struct OptionValue: ExpressibleByStringLiteral, Sendable {
    let name: String
    var kind = ValueKind.text
    /// Whether it may be left out; it then stands in the option's own word, `--help=man`.
    var isOptional = false

    init(_ name: String, _ kind: ValueKind, isOptional: Bool = false) {
        self.name = name
        self.kind = kind
        self.isOptional = isOptional
    }

    init(stringLiteral name: String) { self.init(name, .text) }

    static let directory = OptionValue("DIR", .directory)
    static let file = OptionValue("FILE", .file)
    static let path = OptionValue("PATH", .path)
    static let revision = OptionValue("REV", .revision)

    /// One of an enumeration's names.
    static func choice<Choice: CaseIterable & RawRepresentable>(
        _ name: String,
        of: Choice.Type,
        isOptional: Bool = false
    ) -> OptionValue where Choice.RawValue == String {
        let names = Choice.allCases.map(\.rawValue)
        return OptionValue(name, .choice(names), isOptional: isOptional)
    }
}

/// What may stand in a place of the command line, which is what a shell can offer there.
enum ValueKind: Hashable, Sendable {
    /// Nothing that a shell could know.
    case text
    case directory
    case file
    /// A file or a directory as git's pathspecs name it: `:/` is the root of the work tree.
    case path
    /// A branch, a tag, or another name of a commit.
    case revision
    /// A revision and behind an equals sign its number, which has to be there.
    case numberedRevision
    /// A tag, or a pattern of tags.
    case tag
    /// One of these words.
    case choice([String])
}
