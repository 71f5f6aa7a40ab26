/// How a number in the file is spelt.
enum Number {
    /// Reads digits, with an optional `+`, or hexadecimal digits after `0x`, as a property list's
    /// `<integer>` allows; throws what stands there instead.
    static func reading(integer text: String) throws(Rejection) -> UInt64 {
        guard !text.hasPrefix("-") else { throw .misfit(.negative(text)) }
        let unsigned = text.hasPrefix("+") ? text.dropFirst() : text[...]
        guard unsigned.hasPrefix("0x") || unsigned.hasPrefix("0X") else {
            return try reading(digits: String(unsigned))
        }
        let digits = unsigned.dropFirst(2)
        guard !digits.isEmpty, digits.utf8.allSatisfy(\.isHexadecimalDigit) else {
            throw .misfit(.text(text))
        }
        guard let number = UInt64(digits, radix: 16) else { throw .misfit(.tooLarge(text)) }
        return number
    }

    /// Reads decimal digits and nothing else.
    static func reading(digits text: String) throws(Rejection) -> UInt64 {
        guard !text.isEmpty else { throw .misfit(.empty) }
        guard !text.contains("$("), !text.contains("${") else { throw .variable(text) }
        guard text.utf8.allSatisfy(\.isDigit) else { throw .misfit(.text(text)) }
        guard let number = UInt64(text) else { throw .misfit(.tooLarge(text)) }
        return number
    }

    /// Why a text is no version.
    enum Rejection: Error {
        case misfit(Misfit)
        case variable(String)
    }
}

extension PlacedContent {
    /// The error for the value at `offset`, under `path`.
    func refusal(
        _ rejection: Number.Rejection,
        at offset: Int,
        under path: SettingPath
    ) -> SettingsError {
        switch rejection {
        case .misfit(let found):
            .type(file: file, key: path.description, place: place(of: offset), found: found)
        case .variable(let value):
            .variable(
                file: file,
                key: path.description,
                place: place(of: offset),
                value: Misfit.shortened(value)
            )
        }
    }
}
