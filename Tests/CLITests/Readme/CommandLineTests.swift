import TestSupport
import Testing

@testable import CLI

/// The command lines of the README that no test runs are spelt as the programs know them.
@Suite struct CommandLineTests {
    private static let spans = Readme.markdown.passages.flatMap { passage in
        passage.codeSpans.map { (text: $0, line: passage.line) }
    }

    @Test(.enabled(if: Tool("bash") != nil, "bash is not installed"))
    func `the lines for a shell are well-formed`() throws {
        let bash = try #require(Tool("bash"))
        for block in Readme.blocks(.sh) {
            let end = try bash.run(["-n"], input: block.text)
            #expect(end.status == 0, "README.md:\(block.line): \(end.diagnostics)")
        }
    }

    @Test func `the lines for a shell call the program as it can be called`() {
        for block in Readme.blocks(.sh) {
            for call in ShellCommands(in: block.text).calls {
                #expect(mistake(inCall: call) == nil, "README.md:\(block.line)")
            }
        }
    }

    @Test func `every call of the program in a sentence can be made`() {
        let calls = Self.spans.filter { $0.text.contains(#/^(git )?schema-version /#) }
        #expect(!calls.isEmpty)
        for span in calls {
            for call in ShellCommands(in: span.text).calls {
                #expect(mistake(inCall: call) == nil, "README.md:\(span.line)")
            }
        }
    }

    @Test func `a command that a sentence names with options has them`() {
        for span in Self.spans {
            for words in ShellCommands(in: span.text).commands {
                #expect(mistake(inCommand: words) == nil, "README.md:\(span.line)")
            }
        }
    }

    @Test func `the scripts that are called are there, and have the options`() throws {
        let texts =
            Readme.blocks(.sh).map { (text: $0.text, line: $0.line) }
            + Self.spans.filter { $0.text.contains("Scripts/") }
        let calls = texts.flatMap { text in
            ShellCommands(in: text.text).scripts.map { (words: $0, line: text.line) }
        }
        #expect(!calls.isEmpty)
        for call in calls {
            #expect(try mistake(inScript: call.words) == nil, "README.md:\(call.line)")
        }
    }

    @Test(arguments: [
        "schema-version wirte", "schema-version write --stagd", "schema-version --format yaml",
        "schema-version check --head", "git schema-version --baseline v2.0",
        "A=1 git status && schema-version --wide", "x=$(schema-version -x)",
        "eval \"$(schema-version completions tcsh)\"", "echo `schema-version --staged --worktree`",
        "if schema-version \"--no such\"; then true; fi", ".build/debug/schema-version log FILE",
        "true # no\nschema-version 2>&1 \\\n  --number 1 >out",
    ])
    func `a call that cannot be made is found`(text: String) {
        let calls = ShellCommands(in: text).calls
        #expect(calls.count == 1)
        #expect(calls.allSatisfy { mistake(inCall: $0) != nil })
    }

    @Test(arguments: [
        "schema-version write FILE... --key KEY", "schema-version check --released REV[=N]",
        "schema-version completions SHELL", "schema-version write --baseline REV=N --type TYPE",
        "GIT_DIR=x schema-version --exclude '**/Generated/**' >\"a file\" 2>&1 # --wide",
        "schema-version --path=PATH --merge-method METHOD --format=FORMAT …",
    ])
    func `a call that leaves its values to the reader can be made`(text: String) {
        let calls = ShellCommands(in: text).calls
        #expect(calls.map(mistake(inCall:)) == [nil])
    }

    @Test(arguments: [
        "Scripts/nothing", "Scripts/benchmark --slow", "Scripts/install --prefix=/opt --unistall",
        "Scripts/environment.sh --check", "Scripts/format --chek",
    ])
    func `a call of a script that cannot be made is found`(text: String) throws {
        let calls = ShellCommands(in: text).scripts
        #expect(calls.count == 1)
        for call in calls { #expect(try mistake(inScript: call) != nil) }
    }

    @Test func `options of another command, and of none, are found`() {
        #expect(mistake(inCommand: ["log", "--numbr"]) != nil)
        #expect(mistake(inCommand: ["explain", "--create"]) != nil)
        #expect(mistake(inCommand: ["log", "--number"]) == nil)
        #expect(mistake(inCommand: ["commit", "--amend"]) == nil)
    }
}
