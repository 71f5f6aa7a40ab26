/// The elements of a property list.
enum XMLElement: String {
    case plist
    case dict
    case array
    case key
    case string
    case integer
    case real
    case `true`
    case `false`
    case date
    case data

    /// What a value of this kind is called in messages.
    var title: String {
        switch self {
        case .plist, .key: "a <\(rawValue)>"
        case .dict: "a dictionary"
        case .array: "an array"
        case .string: "a string"
        case .integer: "an integer"
        case .real: "a real number"
        case .true, .false: "a boolean"
        case .date: "a date"
        case .data: "data"
        }
    }
}

/// An opening tag.
struct XMLTag {
    let element: XMLElement
    let range: Range<Int>
    /// Whether the tag is its own end, as in `<dict/>`.
    let isClosed: Bool
}

extension ByteCursor {
    /// Reads an opening tag with any attributes, up to its first `>`, in quotes too: so does
    /// CoreFoundation (CFPropertyList.c).
    mutating func tag() throws(SettingsError) -> XMLTag {
        let start = offset
        guard skip("<") else { throw expected("a tag") }
        let nameStart = offset
        skip { !$0.isBlank && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "/") }
        guard offset > nameStart else { throw source.mistake("expected a tag", at: start) }
        let name = source.text(of: nameStart..<offset)
        guard let element = XMLElement(rawValue: name) else {
            throw source.mistake("a property list has no <\(Misfit.shortened(name))>", at: start)
        }
        while let byte = next, byte != UInt8(ascii: ">"), !starts(with: "/>") {
            step()
        }
        let isClosed = skip("/")
        guard skip(">") else { throw source.mistake("a tag without an end", at: start) }
        return XMLTag(element: element, range: start..<offset, isClosed: isClosed)
    }

    /// Moves past the closing tag of `tag`.
    mutating func close(_ tag: XMLTag) throws(SettingsError) {
        let name = "</\(tag.element.rawValue)"
        guard skip(name) else { throw expected("\(name)>") }
        skipBlanks()
        guard skip(">") else { throw expected("'>'") }
    }

    /// Reads `<key>…</key>` and moves to its value.
    mutating func xmlKey(after previousEnd: Int) throws(SettingsError) -> Entry {
        let start = offset
        guard starts(with: "<key") else { throw expected("<key> or </dict>") }
        let name = try content(of: tag())
        let nameEnd = offset
        try skipAsides()
        return Entry(
            previousEnd: previousEnd,
            start: start,
            name: name,
            nameEnd: nameEnd,
            valueStart: offset,
            end: offset
        )
    }
}
