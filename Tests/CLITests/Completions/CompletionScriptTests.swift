import Foundation
import TestSupport
import Testing

@testable import CLI

@Suite struct CompletionScriptTests {
    @Test(arguments: Shell.allCases)
    func `completions need no repository and no directory`(shell: Shell) {
        let outcome = schemaVersion("completions", shell.rawValue, in: "/nowhere")
        #expect(outcome.status == .done)
        #expect(outcome.output == shell.completions)
        #expect(outcome.output.hasSuffix("\n"))
        #expect(outcome.diagnostics.isEmpty)
    }

    @Test(arguments: ["--path=Models", "--format=json", "-C.", "--quiet"])
    func `an option that says nothing to completions is refused`(option: String) {
        let outcome = schemaVersion("completions", "bash", option, in: "/nowhere")
        #expect(outcome.status == .usage)
        #expect((outcome.output + outcome.diagnostics).contains(" is for 'compute', "))
    }

    @Test(arguments: [
        (Shell.bash, ["-n"]), (.zsh, ["-n"]), (.fish, ["--no-execute"]),
    ])
    func `a shell reads its script without complaint`(shell: Shell, check: [String]) throws {
        guard let tool = Tool(shell.rawValue) else { return }
        let folder = try TemporaryFolder()
        let path = "\(folder.path)/script"
        try shell.completions.write(toFile: path, atomically: false, encoding: .utf8)
        let end = try tool.run(check + [path], environment: ["HOME": folder.path])
        #expect(end.status == 0)
        #expect(end.diagnostics.isEmpty, "\(end.diagnostics)")
    }

    @Test func `what the help calls a file, a path, a directory or a commit is one to the shells`()
    {
        let kinds: [String: ValueKind] = [
            "FILE": .file, "PATH": .path, "DIR": .directory, "REV": .revision,
            "REV[=N]": .revision, "REV=N": .numberedRevision,
        ]
        for option in Option.all {
            guard let value = option.value, let kind = kinds[value.name] else { continue }
            #expect(value.kind == kind, "\(option.spelling)")
        }
    }

    @Test func `an option that the help calls repeatable is one to the shells`() {
        for option in Option.all where option.summary.contains("repeatable") {
            #expect(option.isRepeatable, "\(option.spelling)")
        }
    }

    @Test func `an option may be typed again just where both then count`() throws {
        for option in Option.all {
            guard let value = option.value, !value.isOptional else { continue }
            let words: [String] =
                switch value.kind {
                case .choice(let words): [words[0], words[1]]
                case .numberedRevision: ["one=1", "two=2"]
                case _ where value.name == "N": ["1", "2"]
                default: ["one", "two"]
                }
            var (both, second) = (Invocation(), Invocation())
            for word in words { try option.apply(&both, word) }
            try option.apply(&second, words[1])
            // Where the later one takes the place of the earlier, nothing is left of that.
            #expect(("\(both)" != "\(second)") == option.isRepeatable, "\(option.spelling)")
        }
    }
}
