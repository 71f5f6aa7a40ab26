/// One stretch of an element's text, between the borders of CDATA sections.
struct XMLRun {
    let range: Range<Int>
    let text: String
}

extension ByteCursor {
    /// Moves past the text and the closing tag of the element that `tag` opens, and gives the
    /// range of the text.
    mutating func content(of tag: XMLTag) throws(SettingsError) -> Range<Int> {
        guard !tag.isClosed else { return tag.range.upperBound..<tag.range.upperBound }
        let content = try skipText(in: tag.element)
        try close(tag)
        return content
    }

    /// Moves past the text of an element up to its closing tag, and gives the range.
    ///
    /// Of what XML allows in a text, Foundation reads no comments, and CDATA sections and characters
    /// by name only where the text is one for people.
    private mutating func skipText(in element: XMLElement) throws(SettingsError) -> Range<Int> {
        let start = offset
        let isText = element == .string || element == .key
        var isPlain = true
        while true {
            skip { byte in
                isPlain = isPlain && byte != UInt8(ascii: "&")
                return byte != UInt8(ascii: "<")
            }
            if starts(with: "</") {
                if isText, !isPlain { _ = try source.runs(in: start..<offset) }
                return start..<offset
            }
            if starts(with: "<!--") {
                throw mistake("a comment in the text of <\(element.rawValue)>")
            }
            guard isText, skip("<![CDATA[") else { throw expected("</\(element.rawValue)>") }
            try skip(past: "]]>", ending: "a CDATA section")
        }
    }
}

extension Source {
    /// The text in `range`, the content of an element, with entities and CDATA sections resolved.
    func runs(in range: Range<Int>) throws(SettingsError) -> [XMLRun] {
        var runs: [XMLRun] = []
        var cursor = ByteCursor(self, at: range.lowerBound)
        while cursor.offset < range.upperBound {
            let start = cursor.offset
            if cursor.skip("<![CDATA[") {
                try cursor.skip(past: "]]>", ending: "a CDATA section")
                let inside = (start + "<![CDATA[".count)..<(cursor.offset - "]]>".count)
                runs.append(XMLRun(range: inside, text: text(of: inside)))
            } else {
                cursor.step()
                cursor.skip { $0 != UInt8(ascii: "<") }
                let plain = start..<cursor.offset
                runs.append(XMLRun(range: plain, text: try resolved(plain)))
            }
        }
        return runs
    }

    /// The text in `range` with its entities replaced.
    private func resolved(_ range: Range<Int>) throws(SettingsError) -> String {
        let ampersand = UInt8(ascii: "&")
        var text = ""
        var position = range.lowerBound
        while position < range.upperBound {
            let plain = bytes[position..<range.upperBound].prefix { $0 != ampersand }
            text += String(decoding: plain, as: UTF8.self)
            position = plain.endIndex
            guard position < range.upperBound else { break }
            let name = bytes[(position + 1)..<range.upperBound].prefix { $0 != UInt8(ascii: ";") }
            guard
                name.endIndex < range.upperBound,
                let character = Self.character(named: String(decoding: name, as: UTF8.self))
            else { throw mistake("'&' without the name of a character and ';'", at: position) }
            text.unicodeScalars.append(character)
            position = name.endIndex + 1
        }
        return text
    }

    private static func character(named name: String) -> Unicode.Scalar? {
        switch name {
        case "amp": return "&"
        case "lt": return "<"
        case "gt": return ">"
        case "quot": return "\""
        case "apos": return "'"
        default:
            guard name.hasPrefix("#") else { return nil }
            let isHexadecimal = name.hasPrefix("#x")
            let digits = name.dropFirst(isHexadecimal ? 2 : 1)
            guard digits.utf8.first?.isHexadecimalDigit ?? false else { return nil }
            return UInt32(digits, radix: isHexadecimal ? 16 : 10).flatMap(Unicode.Scalar.init)
        }
    }
}
