import Foundation
import TestSupport
import Testing

@testable import GitHistory

/// The folders that lend a repository their objects, as git reads their list.
@Suite struct ObjectLenderTests {
    @Test(arguments: [
        ("/a\n/b\n", ["/a", "/b"]), ("# none\n/a", ["/a"]), ("\n\n", []),
        (#""/a b""#, ["/a b"]), (#""/a\"b\\c\td\303\251""# + "\n/x\n", ["/a\"b\\c\tdé", "/x"]),
        (#""/open"# + "\n/x\n", ["\"/open", "/x"]), (#""/a\q""#, [#""/a\q""#]),
        (#""/a\400""#, [#""/a\400""#]),
    ])
    func `a list of paths`(text: String, paths: [String]) {
        let list = Array(text.utf8)
        #expect(ObjectLenders.paths(in: list, separatedBy: UInt8(ascii: "\n")) == paths)
    }

    @Test(arguments: ["lent", "le\"nt", "a\ttab", "b\\c", "é"], [true, false])
    func `a quoted path, in the file or in the environment, is git's`(
        name: String,
        isInFile: Bool
    ) throws {
        let app = try HistoryBuilder.merged(2)
        let lent = "\(app.path)/\(name)"
        try FileManager.default.moveItem(atPath: app.path + "/objects", toPath: lent)
        let quoted = lent.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
            .replacing("\t", with: "\\t").replacing("é", with: #"\303\251"#)
        try app.write(isInFile ? "\"\(quoted)\"\n" : "", to: "objects/info/alternates")
        let environment = isInFile ? [:] : ["GIT_ALTERNATE_OBJECT_DIRECTORIES": "\"\(quoted)\""]
        let count = try app.git("rev-list", "--merges", "--count", "main", environment: environment)
        #expect(count.text == "2")
        #expect(try app.opened(environment: environment).mergedLandings() == 2)
    }

    @Test(arguments: 1...7)
    func `a lender of lenders is asked as deep as git goes`(depth: Int) throws {
        let app = try HistoryBuilder.merged(2)
        let folders = try TemporaryFolder()
        var last = folders.path + "/0"
        try FileManager.default.moveItem(atPath: app.path + "/objects", toPath: last)
        for level in 1..<depth + 1 {
            let next = level == depth ? app.path + "/objects" : "\(folders.path)/\(level)"
            let info = URL(fileURLWithPath: next + "/info")
            try FileManager.default.createDirectory(at: info, withIntermediateDirectories: true)
            try Data("\(last)\n".utf8).write(to: info.appendingPathComponent("alternates"))
            last = next
        }
        let git = try app.git("rev-list", "--merges", "--count", "main", accepting: [0, 128])
        #expect(Int(git.text) == (try? app.opened().mergedLandings()))
    }

    @Test func `what the environment names may borrow in turn`() throws {
        let app = try HistoryBuilder.merged(2)
        let folders = try TemporaryFolder()
        let lent = folders.path + "/lent"
        try FileManager.default.moveItem(atPath: app.path + "/objects", toPath: lent)
        try app.write("", to: "objects/info/none")
        let between = try folders.folder("between/info")
        try Data("../lent\n".utf8).write(to: URL(fileURLWithPath: between + "/alternates"))
        let environment = ["GIT_ALTERNATE_OBJECT_DIRECTORIES": folders.path + "/between"]
        let git = try app.git("rev-list", "--merges", "--count", "main", environment: environment)
        #expect(git.text == "2")
        #expect(try app.opened(environment: environment).mergedLandings() == 2)
    }
}
