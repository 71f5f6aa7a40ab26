/// Finds the value at a key path in an XML property list.
struct PropertyListScanner {
    private var cursor: ByteCursor
    private let path: SettingPath
    private let kind: SettingValue.Kind
    /// The indentation of one level, as the first dictionary shows it.
    private var unit: ArraySlice<UInt8>?

    private var source: Source { cursor.source }

    /// Reads all of `source` and says where `path` leads.
    static func find(
        _ path: SettingPath,
        as kind: SettingValue.Kind,
        in source: Source
    ) throws(SettingsError) -> Finding {
        var scanner = PropertyListScanner(cursor: ByteCursor(source), path: path, kind: kind)
        return try scanner.document()
    }

    private init(cursor: ByteCursor, path: SettingPath, kind: SettingValue.Kind) {
        self.cursor = cursor
        self.path = path
        self.kind = kind
    }

    private mutating func document() throws(SettingsError) -> Finding {
        try cursor.skipProlog()
        let plist = try outermost()
        let start = cursor.offset
        let finding = try value(steps: 0, owner: nil, level: 1)
        try cursor.skipAsides()
        if let plist {
            try cursor.close(plist)
            try cursor.skipAsides()
        }
        guard cursor.isAtEnd else { throw cursor.expected("the end of the file") }
        guard let finding else { throw source.mistake("expected a dictionary", at: start) }
        return finding
    }

    /// Moves to the outermost value and gives the tag of `<plist>` around it, which Foundation does
    /// without.
    private mutating func outermost() throws(SettingsError) -> XMLTag? {
        if cursor.starts(with: "<dict") { return nil }
        guard cursor.starts(with: "<plist") else {
            if cursor.next == UInt8(ascii: "<") {
                throw .format(file: source.file, found: "XML, but not a property list")
            }
            throw cursor.expected("<plist>")
        }
        let plist = try cursor.tag()
        guard !plist.isClosed else { throw cursor.expected("a dictionary in <plist>") }
        try cursor.skipAsides()
        return plist
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
        guard !cursor.starts(with: "</") else { throw cursor.mistake("expected a value") }
        let tag = try cursor.tag()
        let isTarget = steps == path.keys.count
        if let steps, !isTarget, tag.element != .dict {
            throw .type(
                file: source.file,
                key: path.text(ofFirst: steps),
                place: source.place(of: tag.range.lowerBound),
                found: .notDictionary(tag.element.title)
            )
        }
        switch tag.element {
        case .dict where !isTarget:
            return try dictionary(tag, steps: steps, owner: owner, level: level)
        case .array where !isTarget:
            try array(tag, level: level)
            return nil
        case .string, .integer, .real, .true, .false, .date, .data:
            let content = try cursor.content(of: tag)
            guard isTarget else { return nil }
            let end = cursor.offset
            switch kind {
            case .number:
                return .value(try source.number(in: tag, content: content, end: end, at: path))
            case .text:
                return .value(try source.string(in: tag, content: content, end: end, at: path))
            }
        case .dict, .array:
            throw source.refusal(
                .misfit(.other(tag.element.title)),
                at: tag.range.lowerBound,
                under: path
            )
        case .plist, .key:
            throw source.mistake(
                "expected a value, found \(tag.element.title)",
                at: tag.range.lowerBound
            )
        }
    }

    private mutating func array(_ tag: XMLTag, level: Int) throws(SettingsError) {
        guard !tag.isClosed else { return }
        try cursor.skipAsides()
        while !cursor.starts(with: "</") {
            _ = try value(steps: nil, owner: nil, level: level + 1)
            try cursor.skipAsides()
        }
        try cursor.close(tag)
    }

    private mutating func dictionary(
        _ tag: XMLTag,
        steps: Int?,
        owner: Entry?,
        level: Int
    ) throws(SettingsError) -> Finding? {
        var step = steps.map { PathStep(path, depth: $0) }
        var finding: Finding?
        var last: Entry?
        var interiorEnd = tag.range.upperBound
        if !tag.isClosed {
            try cursor.skipAsides()
            while !cursor.starts(with: "</") {
                var entry = try cursor.xmlKey(after: last?.end ?? tag.range.upperBound)
                let isWanted = try isWanted(entry, by: &step)
                if last == nil, unit == nil {
                    unit = source.indentationUnit(of: entry, inDictionaryAt: tag.range.lowerBound)
                }
                let inner = try value(
                    steps: isWanted ? steps.map { $0 + 1 } : nil,
                    owner: entry,
                    level: level + 1
                )
                finding = isWanted ? inner : finding
                entry.end = cursor.offset
                last = entry
                try cursor.skipAsides()
            }
            interiorEnd = cursor.offset
            try cursor.close(tag)
        }
        guard let step, !step.isFound else { return finding }
        guard step.isLast else { throw step.notFound(in: source) }
        let block = Block(
            interior: tag.range.upperBound..<interiorEnd,
            whole: tag.range.lowerBound..<cursor.offset,
            owner: owner,
            last: last,
            isSelfClosed: tag.isClosed
        )
        return .missing(source.propertyListInsertion(into: block, indentedBy: unit))
    }

    /// Whether `entry` is the one that `step` looks for; names beside the path are not decoded.
    private func isWanted(_ entry: Entry, by step: inout PathStep?) throws(SettingsError) -> Bool {
        guard step != nil else { return false }
        let name = try source.runs(in: entry.name).map(\.text).joined()
        return try step?.accepts(name, at: entry.start, in: source) ?? false
    }
}
