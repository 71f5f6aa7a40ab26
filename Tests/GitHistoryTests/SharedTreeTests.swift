import TestSupport
import Testing
import Versioning

@testable import GitHistory

/// Many names looked for in one pass over a tree, and each by itself.
@Suite struct SharedTreeTests {
    private static let words = [
        "A", "Models", "Models-", "Models.old", "Modelsa", "View", "a", "b",
    ]

    /// A tree of a few names, most of them in order, some of them twice, and perhaps cut short.
    private func tree(_ random: inout SplitMix64) throws -> [UInt8] {
        let names = random.sample(random.within(0...8), of: Self.words)
        var entries = names.map { name in
            let mode: UInt32 = random.pick([0o100644, 0o040000])
            let id = ObjectID(high: random.next(), middle: random.next(), low: 0)
            return (name: Array(name.utf8), entry: TreeEntry(mode: mode, id: id))
        }
        if !entries.isEmpty, random.chance(30) {
            entries.insert(random.pick(entries), at: random.below(entries.count))
        }
        if random.chance(80) {
            entries.sort { one, other in
                func key(_ item: (name: [UInt8], entry: TreeEntry)) -> [UInt8] {
                    item.entry.isDirectory ? item.name + [UInt8(ascii: "/")] : item.name
                }
                return key(one).lexicographicallyPrecedes(key(other))
            }
        }
        var bytes = RawTree.bytes(of: entries)
        if random.chance(15) { bytes.removeLast(min(bytes.count, random.within(1...25))) }
        return bytes
    }

    @Test func `one pass finds what a look for each name finds, or leaves it to that`() throws {
        var (random, passes) = (SplitMix64(seed: 1), 0)
        for round in 1...3000 {
            let bytes = try tree(&random)
            var names = TreeNames()
            for word in random.sample(random.within(1...8), of: Self.words) {
                _ = names.index(adding: Array(word.utf8))
            }
            unsafe bytes.withUnsafeBytes { bytes in
                let tree = unsafe RawTree(bytes)
                guard let entries = tree.entries(named: names) else { return }
                passes += 1
                for (name, entry) in zip(names.all, entries) {
                    switch tree.entry(named: name) {
                    case .found(let alone): #expect(alone == entry, "round \(round)")
                    case .absent: #expect(entry == nil, "round \(round)")
                    case .damaged: Issue.record("round \(round): found in a damaged tree")
                    }
                }
            }
        }
        #expect(passes > 1000, "nearly every tree was left to single looks")
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
            for (depth, number) in shared.numbers(of: path).enumerated() {
                let found = try shared.entry(number, atDepth: depth, inTree: tree)
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
