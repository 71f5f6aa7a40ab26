/// A language and an encoding that a random document is written in.
enum TextKind: CaseIterable, Sendable {
    case propertyList, propertyListLittleEndian, propertyListBigEndian
    case json, jsonLittleEndian, jsonBigEndian

    private var isXML: Bool {
        switch self {
        case .propertyList, .propertyListLittleEndian, .propertyListBigEndian: true
        case .json, .jsonLittleEndian, .jsonBigEndian: false
        }
    }

    /// Nil for UTF-8.
    private var isBigEndian: Bool? {
        switch self {
        case .propertyList, .json: nil
        case .propertyListLittleEndian, .jsonLittleEndian: false
        case .propertyListBigEndian, .jsonBigEndian: true
        }
    }

    func document(
        seed: UInt64,
        target: RandomDocument.Target = .number
    ) -> RandomDocument {
        var document =
            isXML
            ? RandomDocument.propertyList(seed: seed, target: target)
            : .json(seed: seed, target: target)
        guard isBigEndian != nil else { return document }
        let old = document.bytes
        let range = { (range: Range<Int>) in
            encoded(old[..<range.lowerBound]).count..<encoded(old[..<range.upperBound]).count
        }
        document.digits = range(document.digits)
        document.whole = range(document.whole)
        document.bytes = encoded(old[...])
        return document
    }

    func reading(of bytes: [UInt8]) -> Reading? {
        isXML ? Reading(propertyList: bytes) : Reading(json: bytes)
    }

    /// A value as the language spells it.
    func spelling(of number: UInt64, isText: Bool) -> [UInt8] {
        let tag = isText ? "string" : "integer"
        let quote = isText ? "\"" : ""
        return spelling(isXML ? "<\(tag)>\(number)</\(tag)>" : "\(quote)\(number)\(quote)")
    }

    /// A part of the text in the encoding's bytes.
    func spelling(_ text: String) -> [UInt8] {
        guard let isBigEndian else { return Array(text.utf8) }
        return Array(utf16(text, isBigEndian: isBigEndian).dropFirst(2))
    }

    /// The start of a document, or all of it, with a byte order mark where one is due.
    private func encoded(_ start: ArraySlice<UInt8>) -> [UInt8] {
        let text = String(decoding: start, as: UTF8.self)
        let bare =
            text.unicodeScalars.first == "\u{FEFF}"
            ? text.unicodeScalars.dropFirst() : text.unicodeScalars[...]
        let declared = String(Substring(bare))
            .replacing("encoding=\"UTF-8\"", with: "encoding=\"UTF-16\"")
        return utf16(declared, isBigEndian: isBigEndian ?? false)
    }
}
