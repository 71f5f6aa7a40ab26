#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A document as Foundation's decoders read it.
enum DecodedValue: Equatable {
    case string(String)
    case unsigned(UInt64)
    case signed(Int64)
    case boolean(Bool)
    /// A floating-point number by its bits, so that a NaN equals itself.
    case real(UInt64)
    case date(Date)
    case data(Data)
    case array([DecodedValue])
    case dictionary([String: DecodedValue])
    /// Null, or a number that no type of the decoder holds.
    case null
    /// A value beside the path in a large document, left out.
    case skipped

    /// Where the decoder finds the path to keep to, in a large document.
    static let route = CodingUserInfoKey(rawValue: "route")
}

extension DecodedValue {
    /// The value with `replacement` at the end of `keys`, which may be a new key.
    func setting(_ keys: ArraySlice<String>, to replacement: DecodedValue) -> DecodedValue {
        guard let key = keys.first else { return replacement }
        guard case .dictionary(var entries) = self else { return self }
        let inner = entries[key] ?? .null
        entries[key] = inner.setting(keys.dropFirst(), to: replacement)
        return .dictionary(entries)
    }
}

extension DecodedValue: Decodable {
    private struct Name: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) {
            self.stringValue = stringValue
        }

        init?(intValue: Int) {
            nil
        }
    }

    init(from decoder: any Decoder) throws {
        // The most frequent first: each wrong guess throws, and that takes most of the time.
        let single = try? decoder.singleValueContainer()
        if let string = try? single?.decode(String.self) {
            self = .string(string)
        } else if let number = try? single?.decode(UInt64.self) {
            self = .unsigned(number)
        } else if let container = try? decoder.container(keyedBy: Name.self) {
            let wanted = Self.wantedName(in: decoder)
            var entries: [String: DecodedValue] = [:]
            for key in container.allKeys {
                let isSkipped = wanted != nil && wanted != key.stringValue
                entries[key.stringValue] =
                    isSkipped ? .skipped : try container.decode(DecodedValue.self, forKey: key)
            }
            self = .dictionary(entries)
        } else if var container = try? decoder.unkeyedContainer() {
            var elements: [DecodedValue] = []
            while !container.isAtEnd {
                elements.append(try container.decode(DecodedValue.self))
            }
            self = .array(elements)
        } else if let scalar = Self.scalar(single) {
            self = scalar
        } else {
            self = Self.blob(try decoder.singleValueContainer())
        }
    }

    /// The only name to look under in the dictionary that is decoded now; nil for all of them.
    private static func wantedName(in decoder: any Decoder) -> String? {
        guard let route, let keys = decoder.userInfo[route] as? [String] else { return nil }
        return keys.dropFirst(decoder.codingPath.count).first
    }

    private static func scalar(_ value: (any SingleValueDecodingContainer)?) -> DecodedValue? {
        guard let value else { return nil }
        if let number = try? value.decode(Int64.self) { return .signed(number) }
        if let boolean = try? value.decode(Bool.self) { return .boolean(boolean) }
        if let number = try? value.decode(Double.self) { return .real(number.bitPattern) }
        return value.decodeNil() ? .null : nil
    }

    /// What only property lists have; null for a number that no type of the decoder holds.
    private static func blob(_ value: any SingleValueDecodingContainer) -> DecodedValue {
        if let date = try? value.decode(Date.self) { return .date(date) }
        if let data = try? value.decode(Data.self) { return .data(data) }
        return .null
    }
}
