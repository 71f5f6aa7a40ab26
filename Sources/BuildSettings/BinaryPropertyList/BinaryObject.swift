/// One object of a binary property list: its marker's kind, and what follows the marker.
struct BinaryObject {
    /// The kinds that a marker's upper half names, as Apple's CFBinaryPList.c lists them.
    enum Kind: UInt8 {
        case singleton = 0x0
        case integer = 0x1
        case real = 0x2
        case date = 0x3
        case data = 0x4
        case ascii = 0x5
        case utf16 = 0x6
        case uid = 0x8
        case array = 0xA
        case orderedSet = 0xB
        case set = 0xC
        case dictionary = 0xD
    }

    let kind: Kind
    /// Elements of a container, entries of a dictionary, units of a text; else bytes.
    let count: Int
    /// The bytes after the marker and the count.
    let payload: ArraySlice<UInt8>
    /// The whole object.
    let bytes: ArraySlice<UInt8>

    /// How many references to other objects it holds.
    var referenceCount: Int {
        switch kind {
        case .array, .orderedSet, .set: count
        case .dictionary: 2 * count
        case .singleton, .integer, .real, .date, .data, .ascii, .utf16, .uid: 0
        }
    }

    /// Takes the object at the start of `bytes`, which go on to the end of all objects.
    ///
    /// - Parameter referenceSize: the bytes of one reference.
    /// - Returns: nil where there is none, or it is cut off.
    init?(at bytes: ArraySlice<UInt8>, referenceSize: Int) {
        guard let marker = bytes.first, let kind = Kind(rawValue: marker >> 4) else { return nil }
        let low = Int(marker & 0xF)
        var rest = bytes.dropFirst()
        let count: Int
        switch kind {
        case .singleton:
            // Null, false and true; a URL and a UUID are never written into property lists.
            guard [0x0, 0x8, 0x9].contains(low) else { return nil }
            count = 0
        case .integer:
            guard low <= 4 else { return nil }
            count = 1 << low
        case .real:
            // Four and eight bytes; Foundation reads no others.
            guard low == 2 || low == 3 else { return nil }
            count = 1 << low
        case .date:
            guard low == 3 else { return nil }
            count = 8
        case .uid:
            count = low + 1
        case .data, .ascii, .utf16, .array, .orderedSet, .set, .dictionary:
            guard let (found, afterwards) = Self.count(low, before: rest) else { return nil }
            (count, rest) = (found, afterwards)
        }
        let unit =
            switch kind {
            case .utf16: 2
            case .array, .orderedSet, .set: referenceSize
            case .dictionary: 2 * referenceSize
            case .singleton, .integer, .real, .date, .data, .ascii, .uid: 1
            }
        let (size, overflows) = count.multipliedReportingOverflow(by: unit)
        guard !overflows, size <= rest.count else { return nil }
        self.kind = kind
        self.count = count
        payload = rest.prefix(size)
        self.bytes = bytes[..<payload.endIndex]
    }

    /// The count that a marker's lower half states, or for 15 the integer object behind it.
    private static func count(
        _ low: Int,
        before bytes: ArraySlice<UInt8>
    ) -> (Int, ArraySlice<UInt8>)? {
        guard low == 0xF else { return (low, bytes) }
        guard let marker = bytes.first, marker >> 4 == Kind.integer.rawValue, marker & 0xF <= 3
        else { return nil }
        let size = 1 << Int(marker & 0xF)
        let digits = bytes.dropFirst().prefix(size)
        guard digits.count == size, let count = Int(exactly: digits.bigEndianNumber) else {
            return nil
        }
        return (count, bytes[digits.endIndex...])
    }
}

extension BinaryObject {
    /// The text of a string; nil for anything else and for broken UTF-16.
    var text: String? {
        switch kind {
        case .ascii:
            return payload.allSatisfy { $0 < 0x80 } ? String(decoding: payload, as: UTF8.self) : nil
        case .utf16:
            return TextEncoding.utf16BigEndian.utf8(from: Array(payload)).map {
                String(decoding: $0, as: UTF8.self)
            }
        default:
            return nil
        }
    }

    /// What the object is called in messages.
    var title: String {
        switch kind {
        case .singleton: bytes.first == 0 ? "null" : "a boolean"
        case .integer: "an integer"
        case .real: "a real number"
        case .date: "a date"
        case .data: "data"
        case .ascii, .utf16: "a string"
        case .uid: "a reference of a keyed archive"
        case .array: "an array"
        case .orderedSet, .set: "a set"
        case .dictionary: "a dictionary"
        }
    }
}

extension ArraySlice<UInt8> {
    /// The bytes as one number, the most significant first; the last eight of more.
    var bigEndianNumber: UInt64 {
        reduce(0) { $0 << 8 | UInt64($1) }
    }
}
