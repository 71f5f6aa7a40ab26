import Foundation
import TestSupport
import Testing

@testable import CLI

/// The scripts that install and pack the program, with the one that was built beside the tests.
@Suite(.enabled(if: Tool("bash") != nil, "bash is not installed"))
struct InstallTests {
    private let folder: TemporaryFolder
    private var prefix: String { folder.path + "/prefix" }

    init() throws { folder = try TemporaryFolder() }

    @Test func `what is installed is the program, its page, completions, and links for git`() throws
    {
        let end = try install()
        #expect(end.status == 0, "\(end.diagnostics)")
        #expect(try files(below: prefix) == installed)
        let program = try #require(Tool("\(prefix)/bin/schema-version"))
        #expect(try program.run(["--version"]).output == programVersion + "\n")
        for (path, text) in [
            ("man/man1/schema-version.1", Manual.page),
            ("bash-completion/completions/schema-version", Shell.bash.completions),
            ("zsh/site-functions/_schema-version", Shell.zsh.completions),
            ("fish/vendor_completions.d/schema-version.fish", Shell.fish.completions),
        ] {
            #expect(try String(contentsOfFile: "\(prefix)/share/\(path)", encoding: .utf8) == text)
        }
    }

    @Test func `git runs it as a command of its own`() throws {
        _ = try install()
        let app = try App.merged(2)
        for (arguments, output) in [
            (["schema-version", "--path", "Models"], "2\n"), (["schema-version", "-h"], Help.text),
        ] {
            let end = try #require(Tool("git")).run(
                ["-C", app.path] + arguments,
                environment: ["PATH": "\(prefix)/bin:/usr/local/bin:/usr/bin:/bin"]
            )
            #expect(end.output == output, "\(end.diagnostics)")
            #expect(end.status == 0)
        }
    }

    @Test(.enabled(if: Tool("man") != nil, "man is not installed"))
    func `git finds its page`() throws {
        _ = try install()
        let git = try #require(Tool("git"))
        let end = try git.run(
            ["schema-version", "--help"],
            environment: [
                "PATH": "\(prefix)/bin:/usr/local/bin:/usr/bin:/bin",
                "MANPATH": "\(prefix)/share/man", "MANPAGER": "cat", "GIT_PAGER": "cat",
            ]
        )
        #expect(end.status == 0, "\(end.diagnostics)")
        #expect(end.output.hasPrefix("SCHEMA-VERSION(1)"))
    }

    @Test func `installing again replaces, and uninstalling leaves all else`() throws {
        _ = try install()
        _ = try folder.folder("prefix/share/man/man1")
        try "mine".write(toFile: "\(prefix)/bin/other", atomically: false, encoding: .utf8)
        #expect(try install().status == 0)
        #expect(try files(below: prefix) == (installed + ["bin/other"]).sorted())
        let end = try script("install", ["--uninstall", "--prefix", prefix])
        #expect(end.status == 0, "\(end.diagnostics)")
        #expect(try files(below: prefix) == ["bin/other"])
        let again = try script("install", ["--uninstall", "--prefix", prefix])
        #expect(again.status == 1)
        #expect(again.diagnostics.contains("nothing of schema-version is installed below"))
    }

    @Test func `a packager's DESTDIR comes before the prefix`() throws {
        let end = try install(to: "/opt/tool", environment: ["DESTDIR": folder.path + "/stage"])
        #expect(end.status == 0, "\(end.diagnostics)")
        #expect(try files(below: folder.path + "/stage/opt/tool") == installed)
    }

    @Test func `what is in the way, or wrong, is named, and nothing is installed`() throws {
        _ = try folder.folder("prefix")
        try "".write(toFile: "\(prefix)/share", atomically: false, encoding: .utf8)
        let blocked = try install()
        #expect(blocked.status == 1)
        #expect(blocked.diagnostics.contains("share is in the way: it is no directory"))
        #expect(try files(below: prefix) == ["share"])
        let missing = try script("install", ["--prefix", prefix + "2", "--program", "/nowhere/it"])
        #expect(missing.status == 1)
        #expect(missing.diagnostics == "install: /nowhere/it is no program\n")
        for wrong in [["--frobnicate"], ["--prefix"], ["--uninstall", "--program", "x"]] {
            #expect(try script("install", wrong).status == 64)
        }
    }

    @Test(.enabled(if: getuid() != 0, "root may write everywhere"))
    func `a place that cannot be written to is named, with what to do`() throws {
        let end = try install(to: "/schema-version-test")
        #expect(end.status == 1)
        #expect(end.diagnostics.hasPrefix("install: no permission to write to /\nhint: "))
    }

    @Test(.enabled(if: Tool("zip") != nil && Tool("unzip") != nil, "zip or unzip is not installed"))
    func `a release is an artifact bundle, the same each time`() throws {
        let outputs = try ["one", "two"].map { try folder.folder($0) }
        for output in outputs {
            let end = try script("release", ["--program", BuiltProgram.path, "--output", output])
            #expect(end.status == 0, "\(end.diagnostics)")
        }
        let sums = try outputs.map {
            try String(contentsOfFile: "\($0)/SHA256SUMS", encoding: .utf8)
        }
        #expect(sums[0] == sums[1])
        let archive = "\(outputs[0])/schema-version.artifactbundle.zip"
        let unzip = try #require(Tool("unzip"))
        #expect(try unzip.run(["-q", archive, "-d", folder.path]).status == 0)
        let bundle = "\(folder.path)/schema-version.artifactbundle"
        let info = try JSON(text: String(contentsOfFile: "\(bundle)/info.json", encoding: .utf8))
        #expect(info["schemaVersion"].string == "1.0")
        let artifact = info["artifacts"]["schema-version"]
        #expect(artifact["type"].string == "executable")
        #expect(artifact["version"].string == programVersion)
        let variant = try #require(artifact["variants"].array.first)
        let triples = variant["supportedTriples"].array.compactMap(\.string)
        #expect(!triples.isEmpty && triples.allSatisfy { $0.split(separator: "-").count >= 3 })
        let program = try #require(Tool("\(bundle)/\(variant["path"].string ?? "")"))
        #expect(try program.run(["--version"]).output == programVersion + "\n")
    }

    private let installed = [
        "bin/git-schema-version", "bin/schema-version",
        "share/bash-completion/completions/git-schema-version",
        "share/bash-completion/completions/schema-version",
        "share/fish/vendor_completions.d/git-schema-version.fish",
        "share/fish/vendor_completions.d/schema-version.fish",
        "share/man/man1/git-schema-version.1", "share/man/man1/schema-version.1",
        "share/zsh/site-functions/_git-schema-version", "share/zsh/site-functions/_schema-version",
    ]

    private func install(
        to place: String? = nil,
        environment: [String: String] = [:]
    ) throws -> Tool.End {
        let arguments = ["--prefix", place ?? prefix, "--program", BuiltProgram.path]
        return try script("install", arguments, environment: environment)
    }

    private func script(
        _ name: String,
        _ arguments: [String],
        environment: [String: String] = [:]
    ) throws -> Tool.End {
        let root = URL(filePath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let path = root.appending(path: "Scripts/\(name)").path
        return try #require(Tool("bash")).run([path] + arguments, environment: environment)
    }

    private func files(below directory: String) throws -> [String] {
        let all = FileManager.default.enumerator(atPath: directory)?.allObjects ?? []
        return try all.compactMap { $0 as? String }.filter { name in
            let attributes = try FileManager.default.attributesOfItem(
                atPath: "\(directory)/\(name)"
            )
            return attributes[.type] as? FileAttributeType != .typeDirectory
        }.sorted()
    }
}
