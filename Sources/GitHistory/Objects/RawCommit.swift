import Versioning

/// The header of a commit object, read in place: `tree`, the `parent` lines, the committer's time.
///
/// Only the lines that every commit has at fixed places are looked at, so a malformed author or
/// message is no obstacle, as it is none to git.
@safe
struct RawCommit {
    private let bytes: UnsafeRawBufferPointer
    let tree: ObjectID
    let parentCount: Int

    private static let treeLine = 46  // "tree ", 40 digits, a newline
    private static let parentLine = 48  // "parent ", 40 digits, a newline

    /// Nil where the bytes do not begin as a commit does.
    init?(_ bytes: UnsafeRawBufferPointer) {
        guard
            bytes.count >= Self.treeLine,
            unsafe bytes.starts(with: "tree ".utf8),
            let tree = unsafe ObjectID(hexadecimal: bytes, at: 5)
        else { return nil }
        var count = 0
        while unsafe Self.hasParentLine(bytes, at: Self.treeLine + count * Self.parentLine) {
            count += 1
        }
        unsafe self.bytes = unsafe bytes
        self.tree = tree
        parentCount = count
    }

    /// The parent at `index`, nil where the line is damaged or not there.
    func parent(at index: Int) -> ObjectID? {
        guard index < parentCount else { return nil }
        return unsafe ObjectID(hexadecimal: bytes, at: Self.treeLine + index * Self.parentLine + 7)
    }

    /// All parents, nil where one of the lines is damaged.
    var parents: [ObjectID]? {
        var parents: [ObjectID] = []
        for index in 0..<parentCount {
            guard let parent = parent(at: index) else { return nil }
            parents.append(parent)
        }
        return parents
    }

    /// Seconds since 1970 as git reads them: 0 where the line is malformed, wrapped where negative
    /// (git 2.39, `parse_commit_date`).
    var committerTime: UInt64 {
        var position = Self.treeLine + parentCount * Self.parentLine
        guard
            unsafe bytes.count > position + 6,
            unsafe bytes[position..<(position + 6)].elementsEqual("author".utf8),
            skip(past: UInt8(ascii: "\n"), from: &position),
            unsafe bytes.count > position + 9,
            unsafe bytes[position..<(position + 9)].elementsEqual("committer".utf8),
            skip(past: UInt8(ascii: ">"), from: &position)
        else { return 0 }
        return number(at: position)
    }

    private static func hasParentLine(_ bytes: UnsafeRawBufferPointer, at offset: Int) -> Bool {
        unsafe offset + parentLine <= bytes.count
            && bytes[offset..<(offset + 7)].elementsEqual("parent ".utf8)
    }

    /// Moves `position` behind the next `byte`; false where there is none.
    private func skip(past byte: UInt8, from position: inout Int) -> Bool {
        guard let index = unsafe bytes[position...].firstIndex(of: byte) else { return false }
        position = index + 1
        return true
    }

    /// The decimal number at `start`, by the rules of C's `strtoumax`.
    private func number(at start: Int) -> UInt64 {
        var position = start
        while unsafe position < bytes.count, unsafe bytes[position] == UInt8(ascii: " ") {
            position += 1
        }
        let isNegative = unsafe position < bytes.count && bytes[position] == UInt8(ascii: "-")
        if isNegative { position += 1 }
        var value: UInt64 = 0
        while unsafe position < bytes.count {
            let digit = unsafe bytes[position] &- UInt8(ascii: "0")
            guard digit <= 9 else { break }
            let (product, overflows) = value.multipliedReportingOverflow(by: 10)
            let (sum, carries) = product.addingReportingOverflow(UInt64(digit))
            guard !overflows, !carries else { return .max }
            value = sum
            position += 1
        }
        return isNegative ? 0 &- value : value
    }
}
