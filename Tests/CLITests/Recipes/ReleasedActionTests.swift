import Foundation
import TestSupport
import Testing

/// The action with the archive of a release, as `Scripts/release` makes it, from a folder instead of
/// a host.
@Suite(
    .enabled(
        if: Recipes.canRun && Tool("zip") != nil && Tool("unzip") != nil && Tool("curl") != nil,
        "bash, ruby, zip, unzip or curl is not installed: Scripts/install-test-tools"
    )
)
struct ReleasedActionTests {
    private let app: RecipeApp
    private let action: CompositeAction
    private let release: String

    init() throws {
        app = try RecipeApp()
        action = try CompositeAction()
        release = try action.runner.folder("server/OWNER/schema-version/releases/download/0.1.0")
        let script = Recipes.root.appending(path: "Scripts/release").path
        let end = try #require(Recipes.bash)
            .run([script, "--program", BuiltProgram.path, "--output", release])
        #expect(end.status == 0, "\(end.diagnostics)")
    }

    private var sum: String {
        get throws {
            let text = try String(contentsOfFile: "\(release)/SHA256SUMS", encoding: .utf8)
            return String(text.prefix(64))
        }
    }

    private func use(_ inputs: [String: String]) throws -> CompositeAction.End {
        let checkout = try app.checkout("feature")
        return try action.use(inputs, in: checkout.path)
    }

    @Test func `what it holds is installed, and nothing is built`() throws {
        let end = try use(["version": "0.1.0"])
        #expect(end.outputs["version"] == "3", "\(end.said)")
        #expect(action.read("builds") == nil)
        #expect(end.steps["place"]?["key"]?.hasSuffix("-0.1.0") == true)
        // The cache has it then.
        try FileManager.default.removeItem(atPath: release)
        #expect(try use(["version": "0.1.0"]).outputs["version"] == "3")
    }

    @Test func `its checksum may be pinned`() throws {
        #expect(try use(["version": "0.1.0", "checksum": sum]).outputs["version"] == "3")
        let other = String(repeating: "0", count: 64)
        try FileManager.default.removeItem(atPath: action.runner.path + "/schema-version")
        let end = try use(["version": "0.1.0", "checksum": other])
        #expect(end.status == 1)
        #expect(end.said.contains("has the checksum \(try sum), not \(other)"), "\(end.said)")
        #expect(action.read("builds") == nil)
    }

    @Test(arguments: ["damaged", "unlisted"])
    func `an archive without its checksum is not installed`(kind: String) throws {
        let name = kind == "damaged" ? "schema-version.artifactbundle.zip" : "SHA256SUMS"
        try "".write(toFile: "\(release)/\(name)", atomically: false, encoding: .utf8)
        let end = try use(["version": "0.1.0"])
        #expect(end.status == 1)
        #expect(end.said.contains("has not the checksum that SHA256SUMS says"), "\(end.said)")
        #expect(!FileManager.default.fileExists(atPath: action.runner.path + "/schema-version"))
    }

    @Test func `a release that there is not is said`() throws {
        let end = try use(["version": "9.9.9"])
        #expect(end.status == 1)
        #expect(end.said.contains("::error title=install::cannot fetch file://"), "\(end.said)")
        #expect(end.said.contains("leave out 'version' to build from source"), "\(end.said)")
    }
}
