#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Holds an edit against Foundation's own reading of the file, before and after.
struct Verification {
    /// Above this size only the dictionaries on the path are compared: their names and the value.
    ///
    /// The decoder still reads the whole text, but takes seconds to give out every value of it.
    private static let largeSize = 1 << 20

    /// The decoders; both read UTF-16 with a byte order mark as well.
    enum Decoding {
        case propertyList
        case json
    }

    let file: String
    let path: SettingPath

    /// Requires the document that `edit` makes of `bytes` to be the old one but for the one value.
    func check(
        _ edit: Edit,
        of bytes: [UInt8],
        by format: Decoding,
        type: ValueType
    ) throws(SettingsError) {
        let old = try decoded(bytes, by: format, "Foundation cannot read the file")
        let new = try decoded(
            edit.bytes,
            by: format,
            "Foundation could not read the file afterwards"
        )
        let value: DecodedValue =
            switch type {
            case .integer:
                if case .number(let number) = edit.now { .unsigned(number) } else { .null }
            case .string: .string("\(edit.now)")
            }
        guard new == old.setting(path.keys[...], to: value) else {
            throw refusal("Foundation would read the new file otherwise than meant")
        }
    }

    private func decoded(
        _ bytes: [UInt8],
        by format: Decoding,
        _ failure: String
    ) throws(SettingsError) -> DecodedValue {
        // Not every decoder of JSON takes the mark of UTF-8.
        let isMarked = bytes.starts(with: Source.byteOrderMark)
        let content = Data(bytes.dropFirst(isMarked ? Source.byteOrderMark.count : 0))
        let route = DecodedValue.route.map { [$0: path.keys] } ?? [:]
        let userInfo: [CodingUserInfoKey: any Sendable] =
            bytes.count > Self.largeSize ? route : [:]
        do {
            switch format {
            case .propertyList:
                let decoder = PropertyListDecoder()
                decoder.userInfo = userInfo
                return try decoder.decode(DecodedValue.self, from: content)
            case .json:
                let decoder = JSONDecoder()
                decoder.userInfo = userInfo
                return try decoder.decode(DecodedValue.self, from: content)
            }
        } catch {
            throw refusal("\(failure): \(reason(of: error))")
        }
    }

    func refusal(_ problem: String) -> SettingsError {
        .unverified(file: file, key: path.description, problem: problem)
    }

    /// The decoder's own words, on one line.
    private func reason(of error: any Error) -> String {
        guard case DecodingError.dataCorrupted(let context) = error else {
            return Misfit.shortened("\(error)")
        }
        return context.debugDescription + (context.underlyingError.map(cause) ?? "")
    }

    /// What a decoder's inner error says, taken out of its description.
    ///
    /// The error's own dictionary is not safe memory by Foundation's marking.
    private func cause(of error: any Error) -> String {
        let text = "\(error)"
        guard let name = text.firstRange(of: "NSDebugDescription") else { return "" }
        let words = text[name.upperBound...].drop { "\": =".contains($0) }
            .prefix { !"\"}\n".contains($0) }
        return " \(words)"
    }
}
