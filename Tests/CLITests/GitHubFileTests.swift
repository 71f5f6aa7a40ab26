import CLI
import Foundation
import TestSupport
import Testing

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The files that the runner names, and the names of files in its commands.
@Suite struct GitHubFileTests {
    private let folder: TemporaryFolder
    private let github = ["--path", "Models", "--format", "github"]

    init() throws { folder = try TemporaryFolder() }

    private var places: [String] {
        get throws {
            let pipe = folder.path + "/pipe"
            try #require(unsafe mkfifo(pipe, 0o600) == 0)
            let link = folder.path + "/link"
            try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "pipe")
            return [pipe, link, folder.path, "/dev/null"]
        }
    }

    @Test func `outputs go to a file, not to a pipe, a folder or a device`() throws {
        let app = try App.merged(1)
        for place in try places {
            let outcome = schemaVersion(github, in: app.path, environment: ["GITHUB_OUTPUT": place])
            #expect(outcome.status == .refused && outcome.output.isEmpty, "\(outcome)")
            let start =
                "::error title=github-output::cannot set the outputs of the step in \(place): "
            #expect(outcome.diagnostics.hasPrefix(start), "\(outcome)")
            #expect(outcome.diagnostics.contains("it is not a regular file%0Ahint: "), "\(outcome)")
        }
    }

    @Test func `a summary that cannot be is warned of`() throws {
        let app = try App.merged(1)
        for place in try places {
            let environment = [
                "GITHUB_OUTPUT": folder.path + "/output", "GITHUB_STEP_SUMMARY": place,
            ]
            let outcome = schemaVersion(github, in: app.path, environment: environment)
            #expect(outcome.status == .done && outcome.output == "1\n", "\(outcome)")
            #expect(outcome.diagnostics.hasPrefix("::warning title=github-summary::"), "\(outcome)")
        }
    }

    @Test func `a link to a file is that file, and one to nothing makes it`() throws {
        let app = try App.merged(1)
        let link = folder.path + "/link"
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "real")
        for count in 1...2 {
            let outcome = schemaVersion(github, in: app.path, environment: ["GITHUB_OUTPUT": link])
            #expect(outcome.status == .done, "\(outcome)")
            let text = try String(contentsOfFile: folder.path + "/real", encoding: .utf8)
            #expect(text.components(separatedBy: "version=1\n").count == count + 1)
        }
    }

    @Test func `an event that is no file says nothing`() throws {
        let app = try App.merged(1)
        for place in try places {
            let environment = [
                "GITHUB_ACTIONS": "true", "GITHUB_EVENT_PATH": place,
                "GITHUB_SHA": try app.id(of: "main"), "GITHUB_REF": "refs/heads/main",
            ]
            let outcome = schemaVersion("--path", "Models", in: app.path, environment: environment)
            #expect(outcome.output == "1\n", "\(outcome)")
        }
    }

    @Test(arguments: [
        ("100%\n.plist", "100%25%0A.plist", "100%25%0A.plist"),
        ("a\r\nb:c,d.plist", "a%0D%0Ab%3Ac%2Cd.plist", "a%0D%0Ab:c,d.plist"),
        ("%0A.plist", "%250A.plist", "%250A.plist"),
        ("\u{1b}[1m.plist", "\\x1b[1m.plist", "\\x1b[1m.plist"),
    ])
    func `what a command has no room for is escaped once`(
        name: String,
        property: String,
        data: String
    ) throws {
        let app = try App.merged(1)
        try app.write(Settings.plist(7), to: name)
        let runner = ["GITHUB_OUTPUT": folder.path + "/output"]
        let outcome = schemaVersion(["check", name] + github, in: app.path, environment: runner)
        let command = "::error file=\(property),title=stale::\(data): schemaVersion is 7"
        #expect(outcome.diagnostics.hasPrefix(command), "\(outcome)")
        #expect(outcome.diagnostics.utf8.count { $0 == UInt8(ascii: "\n") } == 1)
    }
}
