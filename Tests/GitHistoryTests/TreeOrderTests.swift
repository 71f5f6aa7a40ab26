import TestSupport
import Testing
import Versioning

@testable import GitHistory

/// Git finds its way in a tree by the order of the names; where that does not hold, what it finds
/// is chance, and a number would be too.
@Suite struct TreeOrderTests {
    /// Names of a tree, of which `Models` is looked at.
    @Test(arguments: [
        ["Models", "Models"], ["View", "Models"], ["View", "App", "Models"],
        ["Models", "Models.old", "Models"], ["Modelsa", "Models"],
    ])
    func `a name out of place or twice is refused`(names: [String]) throws {
        let error = #expect(throws: GitError.self) { try landings(names) }
        #expect(error?.code == "damaged-object")
    }

    @Test(arguments: [
        ["App", "Models", "View"], ["Models", "Models.old", "Modelsa"], ["Models-", "Models/"],
        ["Models", "View", "App"],
    ])
    func `in place it is found, whatever stands behind it`(names: [String]) throws {
        #expect(try landings(names).count == 1)
    }

    @Test func `without the name it is absent`() throws {
        #expect(try landings(["View", "App", "View"]).isEmpty)
    }

    private func landings(_ names: [String]) throws -> [String] {
        let app = try HistoryBuilder.merged(1)
        let objects = try app.opened().objects
        let blob = try #require(ObjectID(hex: try app.git("rev-parse", "main:README").text))
        let models = try #require(ObjectID(hex: try app.git("rev-parse", "main:Models").text))
        let entries = names.map { name in
            let isFolder = name.hasSuffix("/")
            return (
                name: Array((isFolder ? String(name.dropLast()) : name).utf8),
                entry: TreeEntry(
                    mode: isFolder ? 0o040000 : 0o100644,
                    id: isFolder ? models : blob
                )
            )
        }
        let tree = try objects.keepInMemory(tree: RawTree.bytes(of: entries))
        let lookup = try objects.entry(named: Array("Models".utf8), inTree: tree)
        return lookup == nil ? [] : [tree.hex]
    }
}
