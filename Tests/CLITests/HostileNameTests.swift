import CLI
import Foundation
import TestSupport
import Testing

/// Whatever a repository names its things, a terminal gets text and no commands.
@Suite struct HostileNameTests {
    /// Sequences that clear the screen, set a title, end a line, turn the text around; and bytes
    /// that are no text at all.
    private let odd = "\u{1b}[2J\u{1b}]0;x\u{7}\r\u{9b}31m\u{202e}txt\u{2028}\u{7f}\u{8}end"

    @Test func `subjects and authors in every report`() throws {
        let app = try HistoryBuilder()
        try app.commit(["README": "1"])
        let tree = try app.git("rev-parse", "main^{tree}").text
        let blob = try app.git("rev-parse", "main:README").text
        let model = try app.git("mktree", input: "100644 blob \(blob)\tUser\n").text
        let listing = "100644 blob \(blob)\tREADME\n040000 tree \(model)\tModels\n"
        let changed = try app.git("mktree", input: listing).text
        var parent = try app.id(of: "main")
        for tree in [changed, tree, changed] {
            let text = """
                tree \(tree)
                parent \(parent)
                author \(odd) <\(odd)> 1 +0000
                committer \(odd) <\(odd)> 1 +0000

                \(odd) subject

                """
            let words = ["hash-object", "-t", "commit", "-w", "--literally", "--stdin"]
            parent = try app.git.run(words, input: text).text
        }
        try app.git("update-ref", "refs/heads/main", parent)
        for command in ["compute", "explain", "log", "check"] {
            for format in ["text", "json"] {
                for method in ["merge", "squash"] {
                    let words = [command, "--path", "Models", "--merge-method", method]
                    expectPlain(schemaVersion(words + ["--format", format], in: app.path))
                }
            }
        }
        let listed = schemaVersion("log", "--path=Models", "--format=json", in: app.path)
        let subject = listed.json["landings"].array.first?["subject"].string
        #expect(subject?.contains("\u{202e}txt") == true, "\(listed)")
    }

    @Test func `refs and paths in every refusal`() throws {
        let app = try App.merged(2)
        try app.git("branch", "feature\u{202e}\u{2028}\u{9b}", "main")
        for word in ["feature\u{202e}\u{2028}\u{9b}", odd, "Mo\ndels", "\u{1b}[31m"] {
            for option in ["--path", "--head", "--base", "--exclude", "-C"] {
                for format in ["text", "json"] {
                    let words = ["explain", "--format", format, option, word]
                    expectPlain(schemaVersion(words + ["--path", "Models"], in: app.path))
                }
            }
        }
    }

    @Test func `bytes that are no UTF-8`() throws {
        let app = try App.merged(1)
        let blob = try app.git("rev-parse", "main:README").text
        // As `git mktree` reads a name that is quoted: Latin-1 and an escape sequence.
        let listing = "100644 blob \(blob)\t\"Mod\\351\\033[31mles\"\n"
        let tree = try app.git("mktree", input: listing).text
        let commit = try app.git("commit-tree", tree, "-p", "main", "-m", "x").text
        for path in ["Mod\u{fffd}les", "Models", "Modèles"] {
            for format in ["text", "json"] {
                let words = ["--path", path, "--head", commit, "--format", format]
                let outcome = schemaVersion(words, in: app.path)
                expectPlain(outcome)
                #expect(outcome.status == (path == "Models" ? .done : .refused), "\(outcome)")
            }
        }
    }

    private func expectPlain(_ outcome: Outcome) {
        #expect(
            [ExitStatus.done, .refused, .problems, .usage].contains(outcome.status),
            "\(outcome)"
        )
        let odd = (outcome.output + outcome.diagnostics).unicodeScalars.filter { scalar in
            let isTurning = (0x202a...0x202e).contains(scalar.value)
            let isControl = scalar.properties.generalCategory == .control && scalar != "\n"
            return isControl || isTurning || scalar.value == 0x2028
        }
        #expect(odd.isEmpty, "\(outcome.arguments)")
    }
}
