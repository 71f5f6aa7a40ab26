/// The parts that the lines of an xcconfig file are made of.
///
/// The rules are those of Xcode's build system, which is public: swift-build's
/// `MacroConfigFileParser`.
extension ByteCursor {
    /// The bytes of the line end at the cursor: a line feed, a carriage return, both, or one of
    /// Unicode's two separators; empty anywhere else.
    var xcconfigLineEnd: ArraySlice<UInt8> {
        let rest = source.bytes[offset...]
        switch next {
        case .lineFeed: return rest.prefix(1)
        case .carriageReturn: return rest.prefix(starts(with: "\r\n") ? 2 : 1)
        case 0xE2 where starts(with: "\u{2028}") || starts(with: "\u{2029}"): return rest.prefix(3)
        default: return rest.prefix(0)
        }
    }

    var isAtXCConfigLineEnd: Bool { isAtEnd || !xcconfigLineEnd.isEmpty }

    mutating func skipXCConfigLineEnd() {
        for _ in xcconfigLineEnd { step() }
    }

    /// Moves to the end of the line, or to a comment, which `//` starts anywhere.
    mutating func skipXCConfigText(stoppingAtComment: Bool) {
        while !isAtXCConfigLineEnd, !(stoppingAtComment && starts(with: "//")) {
            step()
            skip { !$0.isLineBreak && $0 != 0xE2 && $0 != UInt8(ascii: "/") }
        }
    }

    /// Moves past blanks and a comment, up to the end of the line.
    mutating func skipXCConfigBlanks() {
        skip(while: \.isXCConfigBlank)
        if starts(with: "//") {
            skipXCConfigText(stoppingAtComment: false)
        }
    }

    /// Moves to the first of `stops` on this line, or else to its end; says whether it found one.
    mutating func skipXCConfigLine(to stops: [UInt8]) -> Bool {
        while !isAtXCConfigLineEnd {
            if let next, stops.contains(next) {
                return true
            }
            step()
        }
        return false
    }

    /// Moves past the name of a build setting; false where none is here.
    mutating func skipXCConfigName() -> Bool {
        guard let next, next.isXCConfigNameStart else { return false }
        skip { $0.isXCConfigNameStart || $0.isDigit }
        return true
    }
}

extension UInt8 {
    /// Space, tab, vertical tab and form feed.
    var isXCConfigBlank: Bool {
        switch self {
        case 0x20, 0x09, 0x0B, 0x0C: true
        default: false
        }
    }

    /// An ASCII letter or an underscore; behind the first, a name may hold digits too.
    fileprivate var isXCConfigNameStart: Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) || self == UInt8(ascii: "_")
    }
}
