import TestSupport
import Testing

@Suite struct FingerprintTests {
    @Test func `a plain directory's fingerprint is its tree's id`() throws {
        let app = try App.merged(1)
        try app.commit(["Deep/Down/Models/User": "1"])
        for path in ["Models", "Deep/Down/Models", "Deep"] {
            let tree = try app.git("rev-parse", "HEAD:\(path)").text
            #expect(fingerprint(["--path", path], in: app) == tree)
        }
    }

    @Test(arguments: [
        ["Models/User"], ["Models", "Store.swift"], ["Store.swift", "Models"],
        ["Models", "Models.swift", "Models-old"], ["Models/User", "Models/Order"],
        ["Gone", "Models/User"],
    ])
    func `anything else has the id that git write-tree gives to an index of it alone`(
        paths: [String]
    ) throws {
        let app = try HistoryBuilder()
        try app.commit(["Gone/It": "0"])
        try app.commit([
            "Gone": nil, "Models/User": "1", "Models/Order": "2", "Models.swift": "3",
            "Models-old/User": "4", "Store.swift": "5", "Other": "6",
        ])
        let arguments = paths.flatMap { ["--path", $0] }
        #expect(fingerprint(arguments, in: app) == (try writtenTree(of: paths, in: app)))
    }

    @Test func `a file's mode is part of it`() throws {
        let app = try App.merged(1)
        let before = fingerprint(["--path", "Models/User"], in: app)
        try app.makeExecutable("Models/User")
        let after = fingerprint(["--path", "Models/User"], in: app)
        #expect(before != after)
        #expect(after == (try writtenTree(of: ["Models/User"], in: app)))
    }

    private func fingerprint(_ arguments: [String], in app: HistoryBuilder) -> String? {
        let format = ["--format", "json", "--merge-method", "squash"]
        return schemaVersion(arguments + format, in: app.path).json["fingerprint"].string
    }

    /// Git's own answer, by way of an index that holds only the model's entries.
    private func writtenTree(of paths: [String], in app: HistoryBuilder) throws -> String {
        let folder = try TemporaryFolder()
        let index = ["GIT_INDEX_FILE": "\(folder.path)/index"]
        let entries = try app.git.run(["ls-tree", "-r", "-z", "HEAD", "--"] + paths)
        let input = String(decoding: entries.bytes, as: UTF8.self)
        try app.git("update-index", "-z", "--index-info", input: input, environment: index)
        return try app.git("write-tree", environment: index).text
    }
}
