import Clibgit2

/// One object as a file of its own: a zlib stream of `KIND SIZE`, a zero byte and the content.
///
/// Read here rather than by libgit2, which up to 1.9 tries for ever to get more out of a stream
/// that was cut short.
struct LooseObject {
    let kind: git_object_t
    let content: ArraySlice<UInt8>

    /// What is wrong with the bytes of a file.
    struct Damage: Error {
        let reason: String
    }

    init(inflating file: [UInt8]) throws(Damage) {
        let bytes = try Self.inflated(file)
        guard let end = bytes.prefix(32).firstIndex(of: 0) else {
            throw Damage(reason: "its header does not end")
        }
        let words = bytes[..<end].split(separator: UInt8(ascii: " "))
        guard words.count == 2, let kind = Self.kind(of: words[0]),
            let size = Int(String(decoding: words[1], as: UTF8.self))
        else { throw Damage(reason: "its header is malformed") }
        self.kind = kind
        content = bytes[(end + 1)...]
        guard content.count == size else {
            throw Damage(reason: "it has \(content.count) of \(size) bytes")
        }
    }

    private static func kind(of word: ArraySlice<UInt8>) -> git_object_t? {
        let kinds = [
            ("commit", GIT_OBJECT_COMMIT), ("tree", GIT_OBJECT_TREE), ("blob", GIT_OBJECT_BLOB),
            ("tag", GIT_OBJECT_TAG),
        ]
        return kinds.first { word.elementsEqual($0.0.utf8) }?.1
    }

    /// The whole of the stream; every step must end it or give more of it.
    private static func inflated(_ file: [UInt8]) throws(Damage) -> [UInt8] {
        var input = file
        var output: [UInt8] = []
        let result = unsafe input.withUnsafeMutableBufferPointer { input in
            var stream = unsafe z_stream()
            unsafe stream.next_in = input.baseAddress
            unsafe stream.avail_in = UInt32(clamping: input.count)
            let size = unsafe Int32(MemoryLayout<z_stream>.size)
            var code = unsafe inflateInit_(&stream, ZLIB_VERSION, size)
            defer { _ = unsafe inflateEnd(&stream) }
            var buffer = [UInt8](repeating: 0, count: 1 << 14)
            while code == Z_OK {
                let count = unsafe buffer.withUnsafeMutableBufferPointer { buffer in
                    unsafe stream.next_out = buffer.baseAddress
                    unsafe stream.avail_out = UInt32(buffer.count)
                    code = unsafe inflate(&stream, Z_NO_FLUSH)
                    return unsafe buffer.count - Int(stream.avail_out)
                }
                output += buffer[..<count]
            }
            return unsafe (code: code, rest: stream.avail_in)
        }
        switch result.code {
        case Z_STREAM_END where result.rest == 0: return output
        case Z_STREAM_END: throw Damage(reason: "there is more behind its end")
        case Z_BUF_ERROR: throw Damage(reason: "it was cut short")
        default: throw Damage(reason: "it is no zlib stream")
        }
    }
}
