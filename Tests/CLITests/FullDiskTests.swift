import Foundation
import TestSupport
import Testing

/// A disk that takes no more, played by the limit on the size of files: a write fails as it does
/// on a full disk.
@Suite struct FullDiskTests {
    @Test(arguments: [(0, 1), (1, 3)])
    func `the file stays whole, and nothing stays beside it`(blocks: Int, lines: Int) throws {
        let app = try App.merged(2, workTree: true)
        // More than a block, so that with a limit of one the write fails half way.
        let filling = String(repeating: "  \"filling\": null,\n", count: lines * 60)
        let content = "{\n\(filling)  \"schemaVersion\": 1\n}\n"
        try app.write(content, to: "App/app.json")
        let end = try BuiltProgram.run(
            ["-C", app.path, "write", "App/app.json", "--path", "Models"],
            // What it says goes through a pipe: a file would be held to the limit as well.
            inShell: """
                { ( ulimit -f \(blocks); trap "" XFSZ; exec "$@" ); echo "status $?"; } 2>&1 | cat
                """
        )
        #expect(
            end.output == """
                schema-version: App/app.json: not written: cannot write: File too large
                hint: the file is as it was; mend the cause, then run again
                status 2

                """
        )
        #expect(try app.read("App/app.json") == content)
        let names = try FileManager.default.contentsOfDirectory(atPath: "\(app.path)/App")
        #expect(names == ["app.json"])
    }
}
