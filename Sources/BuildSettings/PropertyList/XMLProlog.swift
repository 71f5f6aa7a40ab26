extension ByteCursor {
    /// Moves past white space, comments and processing instructions.
    ///
    /// The shortest of them are refused: before `<plist>` CoreFoundation looks for the end of an empty
    /// comment further on, and it ends `<?>` at once, where XML does not.
    mutating func skipAsides() throws(SettingsError) {
        while true {
            skipBlanks()
            if starts(with: "<!---->") || starts(with: "<?>") {
                throw mistake(
                    "nothing in a comment or processing instruction; readers disagree on it"
                )
            } else if skip("<!--") {
                try skip(past: "-->", ending: "a comment")
            } else if skip("<?") {
                try skip(past: "?>", ending: "a processing instruction")
            } else {
                return
            }
        }
    }

    /// Moves past everything before the first element.
    ///
    /// Declarations inside of a DOCTYPE are refused: they can change what the text means, and
    /// Foundation does not read them either. Its first `>` ends it, in quotes too, as CoreFoundation
    /// has it (CFPropertyList.c): whoever saw the end elsewhere would read another document.
    mutating func skipProlog() throws(SettingsError) {
        try skipAsides()
        guard skip("<!DOCTYPE") else { return }
        skip { $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "[") }
        guard next != UInt8(ascii: "[") else {
            throw mistake("a DOCTYPE with declarations in it (entities, for one)")
        }
        guard skip(">") else { throw expected("the end of the DOCTYPE") }
        try skipAsides()
    }
}

extension Source {
    /// The encoding that an XML declaration names; nil without one.
    ///
    /// Works on bytes of any encoding that spells the declaration in ASCII.
    var declaredEncoding: String? {
        let text = bytes[start...].prefix(while: { $0.isBlank || $0 == UInt8(ascii: "<") })
        guard bytes[text.endIndex...].starts(with: "?xml".utf8) else { return nil }
        let declaration = bytes[text.endIndex...].prefix { $0 != UInt8(ascii: ">") }
        let words = declaration.split { $0.isBlank || "=\"'?".utf8.contains($0) }
        guard let name = words.firstIndex(where: { $0.elementsEqual("encoding".utf8) }) else {
            return nil
        }
        return words[(name + 1)...].first.map { String(decoding: $0, as: UTF8.self) }
    }
}
