/// A binary property list that is being changed: its objects by number, and how to write them down.
struct BinaryLayout {
    private let list: BinaryPropertyList
    private var objects: [ArraySlice<UInt8>]
    /// How many references lead to each object.
    private var uses: [Int]
    private var top: Int
    private var referenceSize: Int

    init(of list: BinaryPropertyList) throws(SettingsError) {
        self.list = list
        top = list.top
        referenceSize = list.referenceSize
        objects = []
        uses = [Int](repeating: 0, count: list.offsets.count)
        uses[top] += 1
        for number in list.offsets.indices {
            let object = try list[number]
            objects.append(object.bytes)
            // What nothing leads to is kept as it is, and may refer to nothing.
            for reference in object.references(of: referenceSize)
            where uses.indices.contains(reference) {
                uses[reference] += 1
            }
        }
    }

    /// Puts `value`, a whole object, at the end of a path that is known to be right but for its last
    /// key, which may be missing.
    mutating func set(_ keys: ArraySlice<String>, to value: [UInt8]) throws(SettingsError) {
        // One or two new objects, or a copy of each dictionary on the way: room for their numbers.
        widenReferences(to: objects.count + 2 + keys.count)
        top = try setting(keys, of: top, to: value)
    }

    /// Changes what hangs below the object `number`.
    ///
    /// - Returns: the number of the changed object: the same, or that of a changed copy where
    ///   something else holds the object as well.
    private mutating func setting(
        _ keys: ArraySlice<String>,
        of number: Int?,
        to value: [UInt8],
        isShared: Bool = false
    ) throws(SettingsError) -> Int {
        let isShared = isShared || number.map { uses[$0] > 1 } ?? true
        guard let key = keys.first else { return put(value, insteadOf: isShared ? nil : number) }
        guard let number, let dictionary = object(number) else {
            throw list.damage("no dictionary on the path", at: list.tableStart)
        }
        let references = dictionary.references(of: referenceSize)
        var names = Array(references.prefix(dictionary.count))
        var values = Array(references.suffix(dictionary.count))
        let index = names.firstIndex { object($0)?.text == key }
        let inner = try setting(
            keys.dropFirst(),
            of: index.map { values[$0] },
            to: value,
            isShared: isShared
        )
        let changed: [UInt8]
        if let index {
            values[index] = inner
            changed = dictionary.bytes(withReferences: names + values, of: referenceSize)
        } else {
            names.append(put(BinaryObject.spelling(of: key), insteadOf: nil))
            values.append(inner)
            changed = BinaryObject.dictionary(of: names + values, size: referenceSize)
        }
        return put(changed, insteadOf: isShared ? nil : number)
    }

    /// Puts an object into the place of another one, or behind all others.
    private mutating func put(_ object: [UInt8], insteadOf number: Int?) -> Int {
        if let number {
            objects[number] = object[...]
            return number
        }
        objects.append(object[...])
        return objects.count - 1
    }

    private func object(_ number: Int) -> BinaryObject? {
        BinaryObject(at: objects[number], referenceSize: referenceSize)
    }

    /// Makes references wide enough for `count` objects; they are rewritten only if they are not.
    private mutating func widenReferences(to count: Int) {
        let wanted = max(referenceSize, Self.size(of: count))
        guard wanted != referenceSize else { return }
        for number in objects.indices {
            if let object = object(number) {
                objects[number] = object.bytes(withReferencesOf: referenceSize, as: wanted)
            }
        }
        referenceSize = wanted
    }

    /// The whole file: the objects in the order they were in, new ones last.
    var bytes: [UInt8] {
        var file = Array(list.bytes.prefix(BinaryPropertyList.headerSize))
        var offsets = [Int](repeating: 0, count: objects.count)
        let order = list.offsets.indices.sorted { list.offsets[$0] < list.offsets[$1] }
        for number in order + Array(list.offsets.count..<objects.count) {
            offsets[number] = file.count
            file += objects[number]
        }
        let tableStart = file.count
        let offsetSize = max(list.offsetSize, Self.size(of: tableStart))
        file += offsets.flatMap { BinaryObject.bytes(of: UInt64($0), size: offsetSize) }
        file += list.bytes.suffix(BinaryPropertyList.trailerSize).prefix(6)
        file += [UInt8(offsetSize), UInt8(referenceSize)]
        for field in [objects.count, top, tableStart] {
            file += BinaryObject.bytes(of: UInt64(field), size: 8)
        }
        return file
    }

    /// How many bytes a number takes: one, two, four or eight.
    private static func size(of number: Int) -> Int {
        switch number {
        case ...0xFF: 1
        case ...0xFFFF: 2
        case ...0xFFFF_FFFF: 4
        default: 8
        }
    }
}
