import Foundation

/// A document as Foundation's older parsers read it, `PropertyListSerialization` and
/// `JSONSerialization`: not the decoders that the program checks its edits with.
indirect enum Reading: Equatable {
    case text(String)
    /// A number or a boolean, by its spelling and its type.
    case number(String, type: String)
    case other(String)
    case array([Reading])
    case dictionary([String: Reading])

    init?(propertyList bytes: [UInt8]) {
        guard
            let object = try? unsafe PropertyListSerialization.propertyList(
                from: Data(bytes),
                format: nil
            )
        else { return nil }
        self.init(object)
    }

    init?(json bytes: [UInt8]) {
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let data = Data(bytes.starts(with: mark) ? bytes.dropFirst(3) : bytes[...])
        guard let object = try? JSONSerialization.jsonObject(with: data) else { return nil }
        self.init(object)
    }

    private init(_ object: Any) {
        switch object {
        case let text as String: self = .text(text)
        case let entries as [String: Any]: self = .dictionary(entries.mapValues { Reading($0) })
        case let elements as [Any]: self = .array(elements.map { Reading($0) })
        case let data as Data: self = .other(data.base64EncodedString())
        case let date as Date: self = .other("\(date.timeIntervalSinceReferenceDate)")
        default:
            // The reference of a keyed archive shows its address only.
            let isOpaque = "\(object)".contains("0x")
            let spelling = isOpaque ? Self.xml(object) : "\(object)"
            self = .number(spelling, type: "\(Swift.type(of: object))")
        }
    }

    private static func xml(_ object: Any) -> String {
        let data = try? PropertyListSerialization.data(
            fromPropertyList: object,
            format: .xml,
            options: 0
        )
        return String(decoding: data ?? Data(), as: UTF8.self)
    }

    subscript(keys: ArraySlice<String>) -> Reading? {
        guard let key = keys.first else { return self }
        guard case .dictionary(let entries) = self else { return nil }
        return entries[key]?[keys.dropFirst()]
    }

    /// The document without what stands at the end of `keys`.
    func without(_ keys: ArraySlice<String>) -> Reading {
        guard let key = keys.first, case .dictionary(var entries) = self else { return self }
        entries[key] = keys.count == 1 ? nil : entries[key]?.without(keys.dropFirst())
        return .dictionary(entries)
    }

    /// The number that it is, as an integer or as a text.
    var version: UInt64? {
        switch self {
        case .text(let spelling), .number(let spelling, _): UInt64(spelling)
        case .other, .array, .dictionary: nil
        }
    }

    var isText: Bool {
        if case .text = self { true } else { false }
    }
}
