/// The folders of objects that a repository borrows from, by git's rules (gitrepository-layout(5),
/// `objects/info/alternates`; git(1), `GIT_ALTERNATE_OBJECT_DIRECTORIES`).
///
/// libgit2 knows no quoted path, and does not ask what lends to a folder that it is given.
struct ObjectLenders {
    /// A folder that is named, and what names it: a file or a variable.
    struct Lost: Hashable {
        let directory: String
        let source: String
    }

    private(set) var directories: [String] = []
    /// Those that are not there: git only warns, and lacks their objects.
    private(set) var lost: [Lost] = []

    private static let variable = "GIT_ALTERNATE_OBJECT_DIRECTORIES"
    private static let file = "/info/alternates"
    /// How many lenders of lenders git follows (`link_alt_odb_entries`).
    private static let mostLevels = 5

    /// - Parameters:
    ///   - objects: the folder that borrows, without a slash at the end.
    ///   - list: what the environment names besides, in the folder `place`.
    init(to objects: String, and list: String, in place: String) throws(GitError) {
        for path in Self.paths(in: Array(list.utf8), separatedBy: UInt8(ascii: ":")) {
            try add(absolute(path, in: place), from: Self.variable, depth: 0)
        }
        try addLenders(to: objects, depth: 0)
    }

    private mutating func addLenders(to objects: String, depth: Int) throws(GitError) {
        guard depth <= Self.mostLevels else { return }
        let file = objects + Self.file
        guard let content = try content(ofFile: file) else { return }
        for path in Self.paths(in: content, separatedBy: UInt8(ascii: "\n")) {
            try add(absolute(path, in: objects), from: file, depth: depth)
        }
    }

    private mutating func add(
        _ directory: String,
        from source: String,
        depth: Int
    ) throws(GitError) {
        guard isDirectory(at: directory) else {
            lost.append(Lost(directory: directory, source: source))
            return
        }
        let directory = realPath(directory) ?? directory
        guard !directories.contains(directory) else { return }
        directories.append(directory)
        try addLenders(to: directory, depth: depth + 1)
    }

    /// The paths of a list; one that begins with `#` is a comment, one in double quotes is spelt as in
    /// C, unless the quotes hold none (`parse_alt_odb_entry`).
    static func paths(in list: [UInt8], separatedBy separator: UInt8) -> [String] {
        var paths: [String] = []
        var rest = list[...]
        while let first = rest.first {
            if first == UInt8(ascii: "\""), let (path, end) = unquoted(rest) {
                paths.append(String(decoding: path, as: UTF8.self))
                rest = rest[end...].dropFirst()
                continue
            }
            let path = rest.prefix { $0 != separator }
            if first != UInt8(ascii: "#"), !path.isEmpty {
                paths.append(String(decoding: path, as: UTF8.self))
            }
            rest = rest[path.endIndex...].dropFirst()
        }
        return paths
    }

    /// What stands in double quotes, and where the text goes on behind them (`unquote_c_style`).
    private static func unquoted(_ text: ArraySlice<UInt8>) -> (path: [UInt8], end: Int)? {
        var path: [UInt8] = []
        var rest = text.dropFirst()
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "\"") { return (path, rest.startIndex) }
            guard byte == UInt8(ascii: "\\") else {
                path.append(byte)
                continue
            }
            guard let sign = rest.popFirst() else { return nil }
            if let plain = escapes[sign] {
                path.append(plain)
                continue
            }
            let digits = [sign] + rest.prefix(2)
            let isOctal = digits.count == 3 && digits.allSatisfy { (0x30...0x37).contains($0) }
            guard isOctal, sign <= UInt8(ascii: "3") else { return nil }
            path.append(digits.reduce(0) { $0 << 3 | ($1 & 7) })
            rest = rest.dropFirst(2)
        }
        return nil
    }

    private static let escapes: [UInt8: UInt8] = [
        UInt8(ascii: "a"): 7, UInt8(ascii: "b"): 8, UInt8(ascii: "t"): 9, UInt8(ascii: "n"): 10,
        UInt8(ascii: "v"): 11, UInt8(ascii: "f"): 12, UInt8(ascii: "r"): 13,
        UInt8(ascii: "\""): UInt8(ascii: "\""), UInt8(ascii: "\\"): UInt8(ascii: "\\"),
    ]
}
