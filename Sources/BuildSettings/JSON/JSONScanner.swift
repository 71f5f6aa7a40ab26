/// Finds the value at a key path in a JSON document.
struct JSONScanner {
    private var cursor: ByteCursor
    private let path: SettingPath
    private let kind: SettingValue.Kind
    /// The indentation of one level, as the first object shows it.
    private var unit: ArraySlice<UInt8>?

    private var source: Source { cursor.source }

    /// Reads all of `source` and says where `path` leads.
    static func find(
        _ path: SettingPath,
        as kind: SettingValue.Kind,
        in source: Source
    ) throws(SettingsError) -> Finding {
        var scanner = JSONScanner(cursor: ByteCursor(source), path: path, kind: kind)
        return try scanner.document()
    }

    private init(cursor: ByteCursor, path: SettingPath, kind: SettingValue.Kind) {
        self.cursor = cursor
        self.path = path
        self.kind = kind
    }

    private mutating func document() throws(SettingsError) -> Finding {
        cursor.skipBlanks()
        let start = cursor.offset
        let finding = try value(steps: 0, owner: nil, level: 1)
        cursor.skipBlanks()
        guard cursor.isAtEnd else { throw cursor.expected("the end of the file") }
        guard let finding else { throw source.mistake("expected an object", at: start) }
        return finding
    }

    /// Reads a value; `steps` keys of the path lead to it, nil where it is beside the path.
    private mutating func value(
        steps: Int?,
        owner: Entry?,
        level: Int
    ) throws(SettingsError) -> Finding? {
        guard level <= SettingsFormat.maximumDepth else {
            throw cursor.mistake("nested deeper than \(SettingsFormat.maximumDepth) levels")
        }
        let isTarget = steps == path.keys.count
        if isTarget {
            switch kind {
            case .number: return .value(try cursor.jsonNumber(at: path))
            case .text: return .value(try cursor.jsonString(at: path))
            }
        }
        if let steps, cursor.next != UInt8(ascii: "{") {
            throw try cursor.notAnObject(under: path.text(ofFirst: steps))
        }
        switch cursor.next {
        case UInt8(ascii: "{"):
            return try object(steps: steps, owner: owner, level: level)
        case UInt8(ascii: "["):
            try array(level: level)
        default:
            _ = try cursor.jsonScalar()
        }
        return nil
    }

    private mutating func array(level: Int) throws(SettingsError) {
        cursor.step()
        cursor.skipBlanks()
        guard !cursor.skip("]") else { return }
        repeat {
            cursor.skipBlanks()
            _ = try value(steps: nil, owner: nil, level: level + 1)
            cursor.skipBlanks()
        } while cursor.skip(",")
        guard cursor.skip("]") else { throw cursor.expected("',' or ']'") }
    }

    private mutating func object(
        steps: Int?,
        owner: Entry?,
        level: Int
    ) throws(SettingsError) -> Finding? {
        let start = cursor.offset
        cursor.step()
        let interiorStart = cursor.offset
        var step = steps.map { PathStep(path, depth: $0) }
        var finding: Finding?
        var last: Entry?
        cursor.skipBlanks()
        if cursor.next != UInt8(ascii: "}") {
            repeat {
                var entry = try key(after: last?.end ?? interiorStart)
                let isWanted = try isWanted(entry, by: &step)
                if last == nil, unit == nil {
                    unit = source.indentationUnit(of: entry, inDictionaryAt: start)
                }
                let inner = try value(
                    steps: isWanted ? steps.map { $0 + 1 } : nil,
                    owner: entry,
                    level: level + 1
                )
                finding = isWanted ? inner : finding
                entry.end = cursor.offset
                last = entry
                cursor.skipBlanks()
            } while cursor.skip(",")
        }
        let interiorEnd = cursor.offset
        guard cursor.skip("}") else { throw cursor.expected("',' or '}'") }
        guard let step, !step.isFound else { return finding }
        guard step.isLast else { throw step.notFound(in: source) }
        let block = Block(
            interior: interiorStart..<interiorEnd,
            whole: start..<cursor.offset,
            owner: owner,
            last: last
        )
        return .missing(source.jsonInsertion(into: block, indentedBy: unit))
    }

    /// Reads a name and its colon and moves to the value.
    private mutating func key(after previousEnd: Int) throws(SettingsError) -> Entry {
        cursor.skipBlanks()
        let start = cursor.offset
        guard cursor.next == UInt8(ascii: "\"") else { throw cursor.expected("a key in quotes") }
        let name = try cursor.jsonString()
        let nameEnd = cursor.offset
        cursor.skipBlanks()
        guard cursor.skip(":") else { throw cursor.expected("':'") }
        cursor.skipBlanks()
        return Entry(
            previousEnd: previousEnd,
            start: start,
            name: name,
            nameEnd: nameEnd,
            valueStart: cursor.offset,
            end: cursor.offset
        )
    }

    /// Whether `entry` is the one that `step` looks for; names beside the path are not decoded.
    private func isWanted(_ entry: Entry, by step: inout PathStep?) throws(SettingsError) -> Bool {
        guard step != nil else { return false }
        let name = source.jsonText(of: entry.name)
        return try step?.accepts(name, at: entry.start, in: source) ?? false
    }
}
