/// A JSON document in which comments may stand, `//` to the end of the line and `/* */`.
///
/// Decoding it is a library's work; this tells what a decoder does not: where each value lies, and
/// that a key is there twice.
package struct CommentedJSON: Sendable {
    /// One step on the way to a value.
    package enum Step: Hashable, Sendable {
        case key(String)
        case index(Int)
    }

    /// The document in UTF-8, with blanks in place of its comments.
    package let plain: [UInt8]
    private let source: Source
    private let offsets: [[Step]: Int]
    private let nameOffsets: [[Step]: Int]

    /// Reads all of a document.
    ///
    /// Refused are bytes that are no text, conflict markers, everything that RFC 8259 does not have
    /// besides comments, and a key that is there twice.
    package init(file: String, bytes: [UInt8]) throws(SettingsError) {
        source = try Source(file: file, fileBytes: bytes)
        try source.checkEncoding()
        try source.checkConflictMarkers()
        var outline = Outline(of: source)
        try outline.readDocument()
        plain = Array(outline.plain[source.start...])
        offsets = outline.offsets
        nameOffsets = outline.nameOffsets
    }

    /// Where the value stands that `path` leads to, or the nearest one above it that there is.
    package func place(of path: [Step]) -> Place {
        var path = path
        while !path.isEmpty, offsets[path] == nil { path.removeLast() }
        return source.place(of: offsets[path] ?? source.start)
    }

    /// Where the name of a key stands.
    package func place(ofName path: [Step]) -> Place {
        nameOffsets[path].map(source.place) ?? place(of: path)
    }
}

/// One reading of a document, which notes where its values are.
private struct Outline {
    private var cursor: ByteCursor
    private(set) var plain: [UInt8]
    private(set) var offsets: [[CommentedJSON.Step]: Int] = [:]
    private(set) var nameOffsets: [[CommentedJSON.Step]: Int] = [:]

    init(of source: Source) {
        cursor = ByteCursor(source)
        plain = source.bytes
    }

    mutating func readDocument() throws(SettingsError) {
        try skipBlanks()
        try value(at: [])
        try skipBlanks()
        guard cursor.isAtEnd else { throw cursor.expected("the end of the file") }
    }

    private mutating func value(at path: [CommentedJSON.Step]) throws(SettingsError) {
        guard path.count < SettingsFormat.maximumDepth else {
            throw cursor.mistake("nested deeper than \(SettingsFormat.maximumDepth) levels")
        }
        offsets[path] = cursor.offset
        switch cursor.next {
        case UInt8(ascii: "{"): try object(at: path)
        case UInt8(ascii: "["): try array(at: path)
        default: _ = try cursor.jsonScalar()
        }
    }

    private mutating func object(at path: [CommentedJSON.Step]) throws(SettingsError) {
        cursor.step()
        try skipBlanks()
        guard !cursor.skip("}") else { return }
        repeat {
            try skipBlanks()
            let start = cursor.offset
            guard cursor.next == UInt8(ascii: "\"") else {
                throw cursor.expected("a key in quotes")
            }
            let name = cursor.source.jsonText(of: try cursor.jsonString())
            let member = path + [.key(name)]
            if let first = nameOffsets.updateValue(start, forKey: member) {
                throw .duplicateKey(
                    file: cursor.source.file,
                    key: name,
                    first: cursor.source.place(of: first),
                    second: cursor.source.place(of: start)
                )
            }
            try skipBlanks()
            guard cursor.skip(":") else { throw cursor.expected("':'") }
            try skipBlanks()
            try value(at: member)
            try skipBlanks()
        } while cursor.skip(",")
        guard cursor.skip("}") else { throw cursor.expected("',' or '}'") }
    }

    private mutating func array(at path: [CommentedJSON.Step]) throws(SettingsError) {
        cursor.step()
        try skipBlanks()
        guard !cursor.skip("]") else { return }
        var index = 0
        repeat {
            try skipBlanks()
            try value(at: path + [.index(index)])
            try skipBlanks()
            index += 1
        } while cursor.skip(",")
        guard cursor.skip("]") else { throw cursor.expected("',' or ']'") }
    }

    /// Moves past white space and comments, and takes these out of the plain document.
    private mutating func skipBlanks() throws(SettingsError) {
        while true {
            cursor.skipBlanks()
            let start = cursor.offset
            if cursor.skip("//") {
                cursor.skip { !$0.isLineBreak }
            } else if cursor.skip("/*") {
                try cursor.skip(past: "*/", ending: "a comment")
            } else {
                return
            }
            for offset in start..<cursor.offset where !plain[offset].isLineBreak {
                plain[offset] = UInt8(ascii: " ")
            }
        }
    }
}
