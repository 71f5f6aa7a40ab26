#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The refs that have no file of their own (git-pack-refs(1)), read as strictly as git reads them.
///
/// Git dies of a line that is none (`packed-backend.c`), libgit2 takes the refs behind it for absent:
/// another branch would be base, and the number another one without a word.
struct PackedReferences {
    private let bytes: [UInt8]

    /// Reads the file and checks every line of it; no refs where there is no such file.
    ///
    /// - Parameter commonDirectory: the folder that linked worktrees share, with a slash at the end.
    init(in commonDirectory: String) throws(GitError) {
        let file = commonDirectory + "packed-refs"
        bytes = try content(ofFile: file) ?? []
        if let fault = unsafe bytes.withUnsafeBytes({ unsafe Self.fault(in: $0) }) {
            throw .damagedReferences(file: file, line: fault.line, reason: fault.reason)
        }
    }

    /// Whether a name begins like this.
    func hasName(startingWith start: String) -> Bool {
        let start = Array(start.utf8)
        return unsafe bytes.withUnsafeBytes { bytes in
            var position = 0
            while let end = unsafe Self.endOfLine(in: bytes, from: position) {
                let name = position + Self.nameOffset
                if name + start.count <= end,
                    unsafe bytes[name..<name + start.count].elementsEqual(start)
                {
                    return true
                }
                position = end + 1
            }
            return false
        }
    }

    private static let hexDigits = 40
    /// Behind the id and a space.
    private static let nameOffset = hexDigits + 1
    private static let header = "# pack-refs with:"

    /// The first line that git would not read, and what is wrong with it; nil where all are refs.
    private static func fault(
        in bytes: UnsafeRawBufferPointer
    ) -> (line: Int, reason: String)? {
        var (position, line) = (0, 1)
        var isSorted = false
        var canBePeeled = false
        var previous: Range<Int>?
        while position < bytes.count {
            guard let end = unsafe endOfLine(in: bytes, from: position) else {
                return (line, "it ends in the middle")
            }
            let first = unsafe bytes[position]
            if line == 1, first == UInt8(ascii: "#") {
                let text = unsafe String(decoding: bytes[..<end], as: UTF8.self)
                guard text.hasPrefix(header) else { return (line, "it is no header") }
                isSorted = text.split(separator: " ").contains("sorted")
            } else if first == UInt8(ascii: "^") {
                guard canBePeeled, end == position + 1 + hexDigits,
                    unsafe holdsID(bytes, at: position + 1)
                else { return (line, "it is no tag's commit") }
                canBePeeled = false
            } else {
                let name = position + nameOffset
                guard name < end, unsafe holdsID(bytes, at: position),
                    unsafe bytes[name - 1] == UInt8(ascii: " "),
                    unsafe bytes[name..<end].allSatisfy({ $0 > 0x20 && $0 != 0x7F })
                else { return (line, "it is no ref") }
                if isSorted, let previous, unsafe !precedes(previous, name..<end, in: bytes) {
                    return (line, "it is out of order")
                }
                previous = name..<end
                canBePeeled = true
            }
            (position, line) = (end + 1, line + 1)
        }
        return nil
    }

    private static func endOfLine(in bytes: UnsafeRawBufferPointer, from start: Int) -> Int? {
        guard start < bytes.count, let base = bytes.baseAddress else { return nil }
        let found = unsafe memchr(base + start, Int32(UInt8(ascii: "\n")), bytes.count - start)
        return unsafe found.map { unsafe UnsafeRawPointer($0) - base }
    }

    private static func holdsID(_ bytes: UnsafeRawBufferPointer, at start: Int) -> Bool {
        unsafe bytes[start..<start + hexDigits].allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): true
            case UInt8(ascii: "a")...UInt8(ascii: "f"), UInt8(ascii: "A")...UInt8(ascii: "F"): true
            default: false
            }
        }
    }

    /// Whether one name sorts before another: git and libgit2 search a sorted file by halves.
    private static func precedes(
        _ name: Range<Int>,
        _ other: Range<Int>,
        in bytes: UnsafeRawBufferPointer
    ) -> Bool {
        guard let base = bytes.baseAddress else { return true }
        let shared = min(name.count, other.count)
        let order = unsafe memcmp(base + name.lowerBound, base + other.lowerBound, shared)
        return order < 0 || order == 0 && name.count < other.count
    }
}
