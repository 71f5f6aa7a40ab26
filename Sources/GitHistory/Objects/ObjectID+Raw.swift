import Clibgit2
import Versioning

extension ObjectID {
    /// The id whose 20 raw bytes begin at `offset`; the caller has checked that they are there.
    init(raw bytes: UnsafeRawBufferPointer, at offset: Int) {
        unsafe self.init(
            high: UInt64(bigEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)),
            middle: UInt64(
                bigEndian: bytes.loadUnaligned(fromByteOffset: offset + 8, as: UInt64.self)
            ),
            low: UInt32(
                bigEndian: bytes.loadUnaligned(fromByteOffset: offset + 16, as: UInt32.self)
            )
        )
    }

    /// The id that the 40 hexadecimal digits at `offset` spell; nil where they are not.
    init?(hexadecimal bytes: UnsafeRawBufferPointer, at offset: Int) {
        guard offset >= 0, offset + 40 <= bytes.count else { return nil }
        guard
            let high = unsafe Self.word(bytes, at: offset, digits: 16),
            let middle = unsafe Self.word(bytes, at: offset + 16, digits: 16),
            let low = unsafe Self.word(bytes, at: offset + 32, digits: 8)
        else { return nil }
        self.init(high: high, middle: middle, low: UInt32(truncatingIfNeeded: low))
    }

    /// The id that a tree of these bytes has; nothing is written.
    init(ofTree bytes: [UInt8]) throws(GitError) {
        try self.init(of: bytes, as: GIT_OBJECT_TREE)
    }

    /// The id that a file of these bytes has; nothing is written.
    init(ofContent bytes: [UInt8]) throws(GitError) {
        try self.init(of: bytes, as: GIT_OBJECT_BLOB)
    }

    private init(of bytes: [UInt8], as kind: git_object_t) throws(GitError) {
        var oid = git_oid()
        let code = unsafe bytes.withUnsafeBytes { bytes in
            unsafe git_odb_hash(&oid, bytes.baseAddress, bytes.count, kind)
        }
        try check(code, "cannot hash an object")
        self.init(oid)
    }

    init(_ oid: git_oid) {
        var copy = oid
        self = unsafe withUnsafeBytes(of: &copy) { unsafe ObjectID(raw: $0, at: 0) }
    }

    /// The id as libgit2 takes it.
    var oid: git_oid {
        var oid = git_oid()
        unsafe withUnsafeMutableBytes(of: &oid) { bytes in
            unsafe bytes.storeBytes(of: high.bigEndian, toByteOffset: 0, as: UInt64.self)
            unsafe bytes.storeBytes(of: middle.bigEndian, toByteOffset: 8, as: UInt64.self)
            unsafe bytes.storeBytes(of: low.bigEndian, toByteOffset: 16, as: UInt32.self)
        }
        return oid
    }

    /// The 20 raw bytes.
    var bytes: [UInt8] {
        var oid = self.oid
        return unsafe withUnsafeBytes(of: &oid) { unsafe Array($0) }
    }

    private static func word(
        _ bytes: UnsafeRawBufferPointer,
        at offset: Int,
        digits: Int
    ) -> UInt64? {
        var word: UInt64 = 0
        for index in offset..<(offset + digits) {
            // In place rather than by `value(ofHexDigit:)`: a walk reads eighty digits a commit, and
            // a call to another module for each of them shows.
            let digit = unsafe bytes[index]
            let number = digit &- UInt8(ascii: "0")
            let letter = (digit | 0x20) &- UInt8(ascii: "a")
            guard number < 10 || letter < 6 else { return nil }
            word = word << 4 | UInt64(number < 10 ? number : letter + 10)
        }
        return word
    }
}
