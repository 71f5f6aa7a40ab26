extension XCConfigScanner {
    /// A value as it was read.
    struct Value {
        /// All lines of it, joined by a space.
        var text = ""
        /// The bytes on the line of the key; nil where there are none.
        var range: Range<Int>?
        var isContinued = false
        var hasSemicolon = false
        var isOpen = false
    }

    /// Reads to the end of the last line of a value.
    ///
    /// Blanks and one semicolon at the end of a line are no part of it, and a backslash before them
    /// takes in the next line, unless that is empty.
    mutating func value() -> Value {
        var value = Value()
        var pieces: [String] = []
        while true {
            cursor.skipXCConfigBlanks()
            guard !cursor.isAtXCConfigLineEnd else { break }
            let start = cursor.offset
            cursor.skipXCConfigText(stoppingAtComment: true)
            var piece = source.bytes[start..<cursor.offset].withoutTrailingBlanks
            value.hasSemicolon = piece.last == UInt8(ascii: ";")
            if value.hasSemicolon {
                piece = piece.dropLast().withoutTrailingBlanks
            }
            cursor.skipXCConfigBlanks()
            value.range = value.range ?? piece.startIndex..<piece.endIndex
            let goesOn = piece.last == UInt8(ascii: "\\")
            if goesOn {
                piece = piece.dropLast().withoutTrailingBlanks
            }
            if !goesOn || !piece.isEmpty {
                pieces.append(String(decoding: piece, as: UTF8.self))
            }
            guard goesOn else { break }
            value.isContinued = true
            value.isOpen = cursor.isAtEnd
            cursor.skipXCConfigLineEnd()
        }
        value.text = pieces.joined(separator: " ")
        return value
    }
}

extension ArraySlice<UInt8> {
    fileprivate var withoutTrailingBlanks: ArraySlice<UInt8> {
        prefix((lastIndex { !$0.isXCConfigBlank } ?? startIndex - 1) - startIndex + 1)
    }
}
