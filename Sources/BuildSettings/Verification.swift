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

    let source: Source
    let format: SettingsFormat
    let path: SettingPath

    /// Requires the new document to be the old one but for the one value.
    func check(_ edit: Edit, type: ValueType) throws(SettingsError) {
        if format == .xcconfig {
            return try checkXCConfig(edit)
        }
        let old = try decoded(source.bytes, "Foundation cannot read the file")
        let new = try decoded(edit.bytes, "Foundation could not read the file afterwards")
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

    private func decoded(_ bytes: [UInt8], _ failure: String) throws(SettingsError) -> DecodedValue
    {
        let text = Data(bytes[source.start...])
        let route = DecodedValue.route.map { [$0: path.keys] } ?? [:]
        let userInfo: [CodingUserInfoKey: any Sendable] =
            source.bytes.count > Self.largeSize ? route : [:]
        do {
            switch format {
            case .propertyList:
                let decoder = PropertyListDecoder()
                decoder.userInfo = userInfo
                return try decoder.decode(DecodedValue.self, from: text)
            case .json:
                let decoder = JSONDecoder()
                decoder.userInfo = userInfo
                return try decoder.decode(DecodedValue.self, from: text)
            case .xcconfig:
                preconditionFailure("checkXCConfig(_:) reads it")
            }
        } catch {
            throw refusal("\(failure): \(reason(of: error))")
        }
    }

    func refusal(_ problem: String) -> SettingsError {
        .unverified(file: source.file, key: path.description, problem: problem)
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
