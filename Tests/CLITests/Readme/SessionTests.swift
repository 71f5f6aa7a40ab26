import TestSupport
import Testing

/// What the README shows of a terminal is what a terminal shows.
@Suite(.enabled(if: Tool("bash") != nil, "bash is not installed"))
struct SessionTests {
    /// The blocks of a section that are told in the same app, one after the other.
    struct Chapter: CustomTestStringConvertible {
        let section: String
        let app: String
        var sessions: [Session]

        var testDescription: String { "\(section.isEmpty ? "first part" : section), \(app)" }

        static func chapters(of blocks: [Markdown.Block]) -> [Chapter] {
            var chapters: [Chapter] = []
            for block in blocks {
                let app = block.app ?? Story.sample.rawValue
                let session = Session(block.lines, from: block.line + 1)
                let place = chapters.firstIndex { $0.section == block.section && $0.app == app }
                if let place {
                    chapters[place].sessions.append(session)
                } else {
                    let chapter = Chapter(section: block.section, app: app, sessions: [session])
                    chapters.append(chapter)
                }
            }
            return chapters
        }
    }

    @Test(arguments: Chapter.chapters(of: Readme.blocks(.console)))
    func `a section's sessions run as they are printed`(chapter: Chapter) throws {
        for misprint in try Self.misprints(in: chapter) { Issue.record("\(misprint)") }
    }

    @Test func `the README has sessions, and each has a command`() {
        let blocks = Readme.blocks(.console)
        #expect(!blocks.isEmpty)
        for block in blocks {
            let session = Session(block.lines)
            #expect(!session.steps.isEmpty, "README.md:\(block.line) has no line with '$ '")
            #expect(session.strayLines.isEmpty, "README.md:\(block.line): output of no command")
        }
    }

    @Test func `a comment that names an app stands right above a session, and there is that app`() {
        let sessions = Readme.blocks(.console)
        for (line, text) in Readme.markdown.comments where text.hasPrefix("app:") {
            let block = sessions.first { $0.line == line + 1 }
            #expect(block != nil, "README.md:\(line): no session in the next line")
            #expect(Story(rawValue: block?.app ?? "") != nil, "README.md:\(line): no such app")
        }
    }

    @Test(arguments: [
        ("$ echo a\nb", "line 2: $ echo a"),
        ("$ echo a", "line 2: $ echo a"),
        ("$ echo a\na\nb", "line 2: $ echo a"),
        ("$ true\n$ false; echo a >&2\nb", "line 3: $ false; echo a >&2"),
        ("$ no-such-program\n...", "line 2: $ no-such-program"),
        ("$ exit 3\n$ echo a\na", "line 2: $ exit 3"),
        ("$ schema-version --path App/Models --merge-method squash\n8", "line 2: $ schema-version"),
        ("$ (\n$ echo a\nb", "line 2: $ ("),
    ])
    func `what is not printed as it runs is found`(block: String, place: String) throws {
        let markdown = Markdown("```console\n\(block)\n```\n")
        let chapter = try #require(Chapter.chapters(of: markdown.blocks).first)
        let first = try #require(try Self.misprints(in: chapter).first)
        #expect(first.hasPrefix("README.md " + place), "\(first)")
    }

    @Test func `a folder, a variable, a status and the files last from block to block`() throws {
        let markdown = Markdown(
            """
            ```console
            $ cd App && export number=7
            $ echo $number > number; test -e x
            $ echo $?  # of the command before
            1
            ```
            ```console
            $ cat number \\
            > Info.plist
            7
            ...
            \t<integer>…</integer>
            ...
            ```
            """
        )
        let chapters = Chapter.chapters(of: markdown.blocks)
        #expect(chapters.count == 1)
        #expect(try Self.misprints(in: chapters[0]) == [])
    }

    @Test(arguments: Story.allCases) func `an app has the number that its story says`(
        story: Story
    ) throws {
        let app = try story.begin()
        let options = ["--path", ":/App/Models", "--merge-method", "squash"]
        switch story {
        case .sample: expectVersion(9, options, in: app.path)
        case .committed:
            #expect(try app.git("diff", "--name-only").lines == ["App/Models/Note.swift"])
            #expect(try app.read("App/Info.plist").contains("<integer>9</integer>"))
            expectVersion(10, options + ["--worktree"], in: app.path)
        case .reminders: expectVersion(10, options, in: app.path)
        case .version37:
            let counted = ["--path", ":/App/Models", "--baseline", "v2.0=37"]
            expectVersion(37, counted, in: app.path)
            #expect(try app.git("branch", "--format=%(refname:short)").lines == ["main"])
            #expect(try app.git("ls-files", ".schema-version.json").lines == [])
        case .release:
            expectVersion(12, [], in: app.path)
            expectVersion(11, ["--head", "hotfix/crash"], in: app.path)
        }
    }

    /// Each command whose output is not the one that is shown, with both.
    private static func misprints(in chapter: Chapter) throws -> [String] {
        let story = try #require(Story(rawValue: chapter.app), "no app '\(chapter.app)'")
        let steps = chapter.sessions.flatMap(\.steps)
        let shell = try ShellSession(in: story.begin())
        let answers = try shell.run(steps.map(\.command))
        var misprints: [String] = []
        for (step, answer) in zip(steps, answers) {
            // An error has to be shown: a line that stands for anything would stand for it too.
            let isUnseen = step.output.isLeftOut && answer.status != 0
            guard isUnseen || !step.output.matches(answer.lines) else { continue }
            misprints.append(
                "README.md line \(step.line): $ \(step.command)\nshown:\n"
                    + step.output.lines.joined(separator: "\n") + "\nprinted (status "
                    + "\(answer.status)):\n" + answer.lines.joined(separator: "\n")
            )
        }
        if answers.count < steps.count {
            let step = steps[answers.count]
            misprints.append("README.md line \(step.line): $ \(step.command)\nends the shell")
        }
        return misprints
    }
}

extension Markdown.Block {
    /// The app that the comment above it names.
    var app: String? {
        guard let comment, comment.hasPrefix("app:") else { return nil }
        return comment.dropFirst(4).split(separator: " ").joined(separator: " ")
    }
}
