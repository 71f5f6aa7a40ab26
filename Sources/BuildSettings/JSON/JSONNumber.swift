extension ByteCursor {
    /// Reads the text at the end of the path, or throws what is there instead.
    mutating func jsonString(at path: SettingPath) throws(SettingsError) -> Node {
        let start = offset
        let title: String
        if let containerTitle {
            title = containerTitle
        } else {
            let scalar = try jsonScalar()
            if case .string(let content) = scalar {
                let text = source.jsonText(of: content)
                return Node(
                    type: .string,
                    value: .text(text),
                    digits: content,
                    whole: start..<offset
                )
            }
            title = scalar.title
        }
        throw source.refusal(.misfit(.noText(title)), at: start, under: path)
    }

    /// Reads the number at the end of the path, or throws what is there instead.
    mutating func jsonNumber(at path: SettingPath) throws(SettingsError) -> Node {
        let start = offset
        if let containerTitle {
            throw source.refusal(.misfit(.other(containerTitle)), at: start, under: path)
        }
        let scalar = try jsonScalar()
        do throws(Number.Rejection) {
            switch scalar {
            case .number(let digits):
                return Node(
                    type: .integer,
                    value: .number(try Number.reading(json: source.text(of: digits))),
                    digits: digits,
                    whole: start..<offset
                )
            case .string(let digits):
                return Node(
                    type: .string,
                    value: .number(try Number.reading(digits: source.jsonText(of: digits))),
                    digits: digits,
                    whole: start..<offset
                )
            case .boolean, .null:
                throw .misfit(.other(scalar.title))
            }
        } catch {
            throw source.refusal(error, at: start, under: path)
        }
    }

    /// The error that the path goes on where no object is.
    mutating func notAnObject(under key: String) throws(SettingsError) -> SettingsError {
        let place = source.place(of: offset)
        let title = if let containerTitle { containerTitle } else { try jsonScalar().title }
        return .type(file: source.file, key: key, place: place, found: .notDictionary(title))
    }

    private var containerTitle: String? {
        switch next {
        case UInt8(ascii: "{"): "a dictionary"
        case UInt8(ascii: "["): "an array"
        default: nil
        }
    }
}

extension JSONScalar {
    /// What the value is called in messages.
    var title: String {
        switch self {
        case .string: "a string"
        case .number: "a number"
        case .boolean: "a boolean"
        case .null: "null"
        }
    }
}

extension Number {
    /// Reads a number of JSON's grammar.
    static func reading(json text: String) throws(Rejection) -> UInt64 {
        guard !text.utf8.contains(where: { ".eE".utf8.contains($0) }) else {
            throw .misfit(.real(text))
        }
        return try reading(integer: text)
    }
}
