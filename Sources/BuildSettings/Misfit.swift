/// What stands where the number should be.
package enum Misfit: Hashable, Sendable {
    /// Something that holds no number, by its name with an article.
    case other(String)
    case text(String)
    /// Something that is no string, where a text should be.
    case noText(String)
    case empty
    case real(String)
    case negative(String)
    case tooLarge(String)
    /// Digits that the border of a CDATA section parts.
    case pieces
    /// A value that goes on in the next line.
    case continued
    /// Something without keys where the path goes on.
    case notDictionary(String)
}

extension Misfit: CustomStringConvertible {
    package var description: String {
        switch self {
        case .other(let kind): "\(kind), not an integer"
        case .text(let value): "the text '\(Self.shortened(value))', not an integer"
        case .noText(let kind): "\(kind), not a string"
        case .empty: "empty, not an integer"
        case .real(let value): "the real number \(Self.shortened(value)), not an integer"
        case .negative(let value): "negative: \(Self.shortened(value))"
        case .tooLarge(let value): "\(Self.shortened(value)), more than \(UInt64.max)"
        case .pieces: "a value in several pieces, not plain digits"
        case .continued: "a value of several lines, not plain digits"
        case .notDictionary(let kind): "\(kind), not a dictionary"
        }
    }

    /// How to make it an integer.
    var hint: String {
        switch self {
        case .other, .text: "name the key of an integer, or of a string of digits"
        case .noText: "name the key of a string"
        case .empty: "write 0 into it once, as an integer or as a string"
        case .real: "write it without fraction and exponent, in a property list as <integer>"
        case .negative, .tooLarge: "a version lies between 0 and \(UInt64.max)"
        case .pieces: "write the digits without the border of a CDATA section between them"
        case .continued: "write the digits on the line of the key, without a backslash"
        case .notDictionary: "correct the key; a dot inside a name is typed '\\.'"
        }
    }

    /// At most forty characters of `value`, on one line.
    static func shortened(_ value: String) -> String {
        let line = value.unicodeScalars.prefix(40).map { $0.value < 0x20 ? " " : String($0) }
        return line.joined() + (value.unicodeScalars.count > 40 ? "…" : "")
    }
}
