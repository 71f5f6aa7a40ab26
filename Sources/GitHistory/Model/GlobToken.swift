/// One thing that a pattern asks of a path.
enum GlobToken: Hashable, Sendable {
    case byte(UInt8)
    /// One byte of these; none of them is a slash. Of no bytes: a pattern that matches nothing.
    case oneOf(ByteSet)
    /// `*`: any bytes within a name, none too.
    case withinName
    /// `**`: any bytes, none too.
    case across
    /// The two tokens that follow may be missing: the `**` and the slash of `**/`.
    case optional
    /// The path must end here; where more tokens follow, it may.
    case end
    /// Whatever follows.
    case everything
}

extension GlobToken {
    /// Reads a pattern as git's `wildmatch` does with `WM_PATHNAME`, which is what `:(glob)` asks
    /// for (gitglossary(7); the details are those of `dowild` in `wildmatch.c`).
    static func tokens(of pattern: ArraySlice<UInt8>) -> [GlobToken] {
        var tokens: [GlobToken] = []
        var rest = pattern
        while let byte = rest.popFirst() {
            switch byte {
            case UInt8(ascii: "\\"):
                // Behind the last backslash git looks for a byte that no path has.
                tokens.append(rest.popFirst().map(GlobToken.byte) ?? .oneOf(ByteSet()))
            case UInt8(ascii: "?"):
                var any = ByteSet().inverted
                any.remove(slash)
                tokens.append(.oneOf(any))
            case UInt8(ascii: "*"):
                tokens += run(&rest, of: pattern)
            case UInt8(ascii: "["):
                var set = bracket(&rest) ?? ByteSet()
                set.remove(slash)
                tokens.append(.oneOf(set))
            default:
                tokens.append(.byte(byte))
            }
        }
        return tokens
    }

    private static let slash = UInt8(ascii: "/")

    /// One asterisk or several, the first of which was taken.
    ///
    /// Two or more cross slashes only between slashes, or the ends of the pattern.
    private static func run(
        _ rest: inout ArraySlice<UInt8>,
        of pattern: ArraySlice<UInt8>
    ) -> [GlobToken] {
        let first = rest.startIndex - 1
        rest = rest.drop { $0 == UInt8(ascii: "*") }
        let isLong = rest.startIndex - first > 1
        let opens = first == pattern.startIndex || pattern[first - 1] == slash
        guard isLong, opens else { return [.withinName] }
        if rest.first == slash { return [.optional, .across] }
        let closes = rest.isEmpty || rest.starts(with: [UInt8(ascii: "\\"), slash])
        return closes ? [.across] : [.withinName]
    }

    /// The bytes between brackets, the first of which was taken; nil where they are not closed, or
    /// name a class that does not exist: git then matches nothing.
    private static func bracket(_ rest: inout ArraySlice<UInt8>) -> ByteSet? {
        let isInverted = rest.first == UInt8(ascii: "!") || rest.first == UInt8(ascii: "^")
        if isInverted { rest.removeFirst() }
        var set = ByteSet()
        // What a range may begin with.
        var previous: UInt8?
        var isFirst = true
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "]"), !isFirst { return isInverted ? set.inverted : set }
            isFirst = false
            if byte == UInt8(ascii: "["), rest.first == UInt8(ascii: ":") {
                guard let close = rest.dropFirst().firstIndex(of: UInt8(ascii: "]")) else {
                    return nil
                }
                let name = rest[rest.startIndex + 1..<close]
                if name.last == UInt8(ascii: ":") {
                    guard let named = ByteSet.named(name.dropLast()) else { return nil }
                    set.formUnion(named)
                    rest = rest[(close + 1)...]
                    previous = nil
                    continue
                }
            }
            if byte == UInt8(ascii: "-"), let low = previous, let next = rest.first,
                next != UInt8(ascii: "]")
            {
                guard let high = escapable(rest.removeFirst(), &rest) else { return nil }
                if low <= high { set.insert(low...high) }
                previous = nil
                continue
            }
            guard let member = escapable(byte, &rest) else { return nil }
            set.insert(member)
            previous = member
        }
        return nil
    }

    /// The byte itself, or behind a backslash the next one; nil at the end.
    private static func escapable(_ byte: UInt8, _ rest: inout ArraySlice<UInt8>) -> UInt8? {
        byte == UInt8(ascii: "\\") ? rest.popFirst() : byte
    }
}
