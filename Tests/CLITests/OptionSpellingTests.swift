import BuildSettings
import Testing
import Versioning

@testable import CLI

@Suite struct OptionSpellingTests {
    @Test(arguments: [
        ["--head", "v1"], ["--head=v1"], ["--head", "v0", "--head", "v1"],
        ["--head=v0", "--head=v1"], ["explain", "--head", "v1"], ["--head", "v1", "explain"],
    ])
    func `a value follows its option or an equals sign, and the last one wins`(
        arguments: [String]
    ) throws {
        let invocation = try Invocation(parsing: arguments + ["--path", "Models"])
        #expect(invocation.head == "v1")
    }

    @Test(arguments: [
        (["--head=a=b"], "a=b"), (["--head=--path"], "--path"), (["--head", "-1"], "-1"),
        (["--head", ":/fix the bug"], ":/fix the bug"), (["--head=--"], "--"),
    ])
    func `a value may look like anything`(arguments: [String], head: String) throws {
        let invocation = try Invocation(parsing: arguments + ["--path", "Models"])
        #expect(invocation.head == head)
        #expect(invocation.paths == ["Models"])
    }

    @Test(arguments: [
        ["-C", "App"], ["-CApp"],
    ])
    func `a short option takes the next word or the rest of its own`(arguments: [String]) throws {
        let invocation = try Invocation(parsing: arguments + ["--path", "Models"])
        #expect(invocation.directories == ["App"])
    }

    @Test func `repeatable options append in the order typed`() throws {
        let arguments = ["--path", "A", "-C", "one", "--path=B", "-Ctwo", "--path", "A"]
        let excludes = ["--exclude", "*.md", "--exclude=a=b", "--exclude", "-x"]
        let invocation = try Invocation(parsing: arguments + excludes)
        #expect(invocation.excludes == ["*.md", "a=b", "-x"])
        #expect(invocation.paths == ["A", "B", "A"])
        #expect(invocation.directories == ["one", "two"])
    }

    @Test(arguments: [
        (["write", "A.plist", "B.json"], ["A.plist", "B.json"]),
        (["write", "--", "-n", "--base"], ["-n", "--base"]),
        (["write", "A.plist", "--", "--"], ["A.plist", "--"]),
        (["write", "-"], ["-"]),
        (["write", "check"], ["check"]),
    ])
    func `words behind the command, and all behind two dashes, are files`(
        arguments: [String],
        files: [String]
    ) throws {
        let invocation = try Invocation(parsing: ["--path", "Models"] + arguments)
        #expect(invocation.command == .write)
        #expect(invocation.files == files)
    }

    @Test func `every option sets what it says`() throws {
        let invocation = try Invocation(
            parsing: [
                "write", "Info.plist", "--path", "Models", "--base", "main", "--head", "v1",
                "--merge-method", "squash", "--allow-uncounted", "--baseline", "v1=r=7",
                "--key", "a.b", "--type", "string", "-n", "--format", "json", "-q",
            ]
        )
        #expect(invocation.bases == ["main"])
        #expect(invocation.mergeMethod == .squash)
        #expect(invocation.formula == .landing)
        #expect(invocation.allowsUncounted && invocation.isDryRun && invocation.isQuiet)
        #expect(invocation.baseline == Baseline(revision: "v1=r", version: 7))
        #expect(invocation.key?.description == "a.b")
        #expect(invocation.type?.rawValue == "string")
        #expect(invocation.format == .json)
        let log = try Invocation(parsing: ["log", "--path=Models", "--number", "6"])
        #expect(log.command == .log)
        #expect(log.number == 6)
    }

    @Test func `without a command the number is computed by the rule, as text`() throws {
        let invocation = try Invocation(parsing: ["--path", "Models"])
        #expect(invocation.command == .compute)
        #expect(invocation.mergeMethod == nil)
        #expect(invocation.formula == .landing)
        #expect(invocation.format == nil)
        #expect(!invocation.allowsUncounted && !invocation.isDryRun && !invocation.isQuiet)
    }
}
