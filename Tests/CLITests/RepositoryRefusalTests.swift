import CLI
import Foundation
import TestSupport
import Testing

/// Repositories that libgit2 would misread are refused by what they are.
@Suite struct RepositoryRefusalTests {
    private let options = ["--path", "Models"]

    @Test func `ids that are not SHA-1`() throws {
        let folder = try TemporaryFolder()
        try Git(in: folder.path)("init", "--quiet", "--object-format=sha256")
        let refused = expectRefusal("unsupported-repository", options, in: folder.path)
        #expect(refused.message.contains("sha256"))
        #expect(refused.hint.contains("SHA-1"))
    }

    @Test func `refs that are not files`() throws {
        let app = try App.merged(1)
        try app.git("config", "core.repositoryFormatVersion", "1")
        let settings = try FileHandle(forWritingTo: URL(fileURLWithPath: app.path + "/config"))
        try settings.seekToEnd()
        try settings.write(contentsOf: Data("[extensions]\n\trefStorage = reftable\n".utf8))
        try settings.close()
        let refused = expectRefusal("unsupported-repository", options, in: app.path)
        #expect(refused.message.contains("reftable"))
        #expect(refused.hint.contains("git refs migrate"))
    }

    @Test(arguments: ["-1", "-5"])
    func `a version below zero, with which git passes over the settings`(version: String) throws {
        let app = try App.merged(1)
        let settings = try app.read("config")
        try app.write(
            settings.replacing(
                "repositoryformatversion = 0",
                with: "repositoryformatversion = \(version)"
            ),
            to: "config"
        )
        let refused = expectRefusal("unsupported-repository", options, in: app.path)
        #expect(refused.message.hasSuffix("its core.repositoryFormatVersion is \(version)"))
        #expect(refused.hint == "git config core.repositoryFormatVersion 0")
        try app.git("config", "core.repositoryFormatVersion", "0")
        expectVersion(1, options, in: app.path)
    }

    @Test func `refs and objects of another repository`() throws {
        let (app, other) = (try App.merged(2), try App.merged(1))
        let environment = ["GIT_COMMON_DIR": other.path]
        let outcome = schemaVersion(options, in: app.path, environment: environment)
        #expect(outcome.status == .refused && outcome.output.isEmpty)
        #expect(outcome.diagnostics.contains("GIT_COMMON_DIR has it share"))
        #expect(outcome.diagnostics.contains("hint: unset GIT_COMMON_DIR; "))
    }

    @Test(arguments: ["no id\n", "\u{1b}[31m\n", "12\n"])
    func `a shallow file that is none`(content: String) throws {
        let app = try App.merged(1)
        try Data(content.utf8).write(to: URL(fileURLWithPath: app.path + "/shallow"))
        let refused = expectRefusal("unsupported-repository", options, in: app.path)
        #expect(refused.message.contains("shallow"))
    }
}
