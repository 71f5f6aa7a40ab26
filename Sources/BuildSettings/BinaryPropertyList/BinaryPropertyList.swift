/// A binary property list: a table of objects that refer to each other by their numbers.
///
/// Header `bplist00`, objects, the table of their offsets, and a trailer of 32 bytes that says where
/// the table is and how wide its numbers are (Apple's CFBinaryPList.c).
struct BinaryPropertyList: PlacedContent, Sendable {
    static let headerSize = 8
    static let trailerSize = 32

    let file: String
    let bytes: [UInt8]
    /// Where each object starts, by its number.
    let offsets: [Int]
    /// The number of the outermost object.
    let top: Int
    /// The bytes of an offset in the table, and of a reference in an object.
    let offsetSize: Int
    let referenceSize: Int
    /// Where the objects end and the table starts.
    let tableStart: Int

    /// Whether `bytes` start as a binary property list does.
    static func isMeant(by bytes: [UInt8]) -> Bool {
        bytes.starts(with: "bplist".utf8)
    }

    /// Takes the file apart and checks every object and reference.
    init(file: String, bytes: [UInt8]) throws(SettingsError) {
        self.file = file
        self.bytes = bytes
        guard bytes.starts(with: "bplist0".utf8) else {
            throw .format(file: file, found: "a binary property list of an unknown version")
        }
        let trailer = bytes.suffix(Self.trailerSize)
        guard bytes.count > Self.headerSize + Self.trailerSize else {
            throw Self.damage("the file is cut off", at: bytes.count, in: file)
        }
        let fields = trailer.startIndex
        func field(_ offset: Int) -> Int {
            Int(clamping: trailer[(fields + offset)..<(fields + offset + 8)].bigEndianNumber)
        }
        offsetSize = Int(trailer[fields + 6])
        referenceSize = Int(trailer[fields + 7])
        let count = field(8)
        top = field(16)
        tableStart = field(24)
        let (tableSize, overflows) = count.multipliedReportingOverflow(by: offsetSize)
        // Foundation reads no file with anything between the table and the trailer either.
        guard
            (1...8).contains(offsetSize), (1...8).contains(referenceSize), top < count, !overflows,
            tableStart >= Self.headerSize, tableSize == fields - tableStart
        else { throw Self.damage("a trailer that does not fit the file", at: fields, in: file) }
        var offsets: [Int] = []
        offsets.reserveCapacity(count)
        for number in 0..<count {
            let start = tableStart + number * offsetSize
            offsets.append(
                Int(clamping: bytes[start..<start + offsetSize].bigEndianNumber)
            )
        }
        self.offsets = offsets
        try check()
    }

    /// The object with this number, which `check` has seen.
    subscript(number: Int) -> BinaryObject {
        get throws(SettingsError) {
            let start = offsets[number]
            guard (Self.headerSize..<tableStart).contains(start),
                let object = BinaryObject(
                    at: bytes[start..<tableStart],
                    referenceSize: referenceSize
                )
            else { throw damage("no object, or one that is cut off", at: start) }
            return object
        }
    }

    func damage(_ problem: String, at offset: Int) -> SettingsError {
        Self.damage(problem, at: offset, in: file)
    }

    func place(of offset: Int) -> Place {
        .byte(offset)
    }

    private static func damage(_ problem: String, at offset: Int, in file: String) -> SettingsError
    {
        .syntax(file: file, place: .byte(offset), problem: problem)
    }
}
