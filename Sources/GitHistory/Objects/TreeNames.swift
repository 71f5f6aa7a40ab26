/// Names to look for in a tree, each known by a number.
struct TreeNames {
    private(set) var all: [[UInt8]] = []
    private var numbers: [[UInt8]: Int] = [:]
    /// The lengths of the names, by which most others are told from them without a look.
    private var lengths: [Bool] = []

    /// The number of a name, which is added where it is new.
    mutating func number(adding name: [UInt8]) -> Int {
        if let number = numbers[name] { return number }
        numbers[name] = all.count
        all.append(name)
        while lengths.count <= name.count { lengths.append(false) }
        lengths[name.count] = true
        return all.count - 1
    }

    /// The number of the name that these bytes are; nil where they are none of them.
    func number(of name: UnsafeRawBufferPointer.SubSequence) -> Int? {
        let length = unsafe name.count
        guard length < lengths.count, lengths[length] else { return nil }
        return unsafe numbers[Array(name)]
    }
}
