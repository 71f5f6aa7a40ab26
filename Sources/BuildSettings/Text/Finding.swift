/// What a scanner found at the end of a key path.
enum Finding {
    case value(Node)
    /// The last key is missing, and this is where and how it would be written.
    case missing(Insertion)
}

/// A number or a text in the file.
struct Node {
    let type: ValueType
    let value: SettingValue
    /// The bytes of the digits or the text alone.
    let digits: Range<Int>
    /// The bytes of the whole value: with its tags or quotes.
    let whole: Range<Int>
}

/// A key and its value, by where they stand.
struct Entry {
    /// Where what stands before the entry ends: the entry before it, or the dictionary's opening.
    let previousEnd: Int
    let start: Int
    /// The bytes of the name alone, without tags or quotes.
    let name: Range<Int>
    let nameEnd: Int
    let valueStart: Int
    var end: Int
}

/// A dictionary of the file, by where it stands.
struct Block {
    /// Everything between the opening and the closing tag or brace.
    let interior: Range<Int>
    /// The whole dictionary.
    let whole: Range<Int>
    /// The entry whose value the dictionary is; nil at the top.
    let owner: Entry?
    let last: Entry?
    /// Whether a single tag is the whole dictionary, as in `<dict/>`.
    var isSelfClosed = false
}

/// The bytes around a new key and its value, and the range that they replace.
struct Insertion {
    var range: Range<Int>
    var before: [UInt8]
    var between: [UInt8]
    var after: [UInt8] = []
}
