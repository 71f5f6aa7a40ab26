import TestSupport
import Testing
import Versioning

@testable import GitHistory

/// Trees that are read as what they differ in from the one before.
@Suite struct SharedTreeTests {
    private static let words = [
        "A", "Models", "Models-", "Models.old", "Modelsa", "View", "a", "b",
    ]

    private typealias Entry = (name: [UInt8], entry: TreeEntry)

    private func sortKey(_ item: Entry) -> [UInt8] {
        item.entry.isDirectory ? item.name + [UInt8(ascii: "/")] : item.name
    }

    /// Entries in order, but for some, and a few of them other ones than before.
    private func change(_ entries: inout [Entry], by random: inout SplitMix64) {
        for _ in 0..<random.within(0...3) {
            let name = Array("\(random.pick(Self.words))\(random.pick(["", "", "1", "22"]))".utf8)
            entries.removeAll { $0.name == name }
            let mode: UInt32 = random.pick([0o100644, 0o040000])
            let id = ObjectID(high: random.next(), middle: 0, low: 0)
            if random.chance(70) { entries.append((name, TreeEntry(mode: mode, id: id))) }
        }
        entries.sort { sortKey($0).lexicographicallyPrecedes(sortKey($1)) }
    }

    /// The bytes of a tree with the entries: in disorder, or cut short, now and then.
    private func bytes(of entries: [Entry], by random: inout SplitMix64) -> [UInt8] {
        var entries = entries
        if !entries.isEmpty, random.chance(10) {
            var entry = random.pick(entries)
            if random.chance(50) { entry.entry = TreeEntry(mode: 0o040000, id: entry.entry.id) }
            entries.insert(entry, at: random.below(entries.count))
        }
        var bytes = RawTree.bytes(of: entries)
        if random.chance(5) { bytes.removeLast(min(bytes.count, random.within(1...25))) }
        return bytes
    }

    @Test(arguments: 1...200 as ClosedRange<UInt64>)
    func `a reading finds what a look for each name finds, or leaves it to that`(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        var names = TreeNames()
        for word in random.sample(random.within(1...8), of: Self.words) {
            _ = names.number(adding: Array(word.utf8))
        }
        var entries: [Entry] = []
        var (reading, readings) = (TreeReading(of: names), 0)
        for step in 1...60 {
            change(&entries, by: &random)
            let before = reading.entries
            unsafe bytes(of: entries, by: &random).withUnsafeBytes { bytes in
                let tree = unsafe RawTree(bytes)
                guard let changed = unsafe reading.read(bytes, for: names) else {
                    reading = TreeReading(of: names)
                    return
                }
                readings += 1
                for (number, name) in names.all.enumerated() {
                    let entry = reading.entries[number]
                    switch tree.entry(named: name) {
                    case .found(let alone): #expect(alone == entry, "seed \(seed), \(step)")
                    case .absent: #expect(entry == nil, "seed \(seed), \(step)")
                    case .damaged: Issue.record("seed \(seed), \(step): the tree is damaged")
                    }
                    let isSame = entry == before[number] || changed.contains(number)
                    #expect(isSame, "seed \(seed), \(step): a change that is not told")
                }
            }
        }
        #expect(readings > 25, "seed \(seed): nearly every tree was left to single looks")
    }

    @Test func `a name that is added is looked for in trees that were read before`() throws {
        let app = try HistoryBuilder()
        try app.commit(["One/a/File": "1", "One/b/File": "2", "Two/File": "3"])
        let objects = try app.opened().objects
        let root = try #require(ObjectID(hex: try app.git("rev-parse", "main^{tree}").text))
        let shared = SharedTrees(in: objects)
        func entry(at path: String) throws -> String? {
            let path = ModelPath(components: path.split(separator: "/").map { Array($0.utf8) })
            var tree = root
            for step in shared.steps(to: path) {
                let found = try shared.entry(at: step, inTree: tree)
                guard let found else { return nil }
                tree = found.id
            }
            return tree.hex
        }
        for path in ["One", "Two", "One/a", "One/b", "One/a/File", "Two/a", "Three", "One/b"] {
            let known = try app.git(
                "rev-parse",
                "--quiet",
                "--verify",
                "main:\(path)",
                accepting: [0, 1]
            )
            #expect(try entry(at: path) == (known.status == 0 ? known.text : nil), "\(path)")
        }
    }
}
