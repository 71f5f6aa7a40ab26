import Testing

/// What the README points at is there.
@Suite struct LinkTests {
    @Test func `links lead to files of the repository and headings of the README`() throws {
        for link in try Self.deadLinks(in: Readme.markdown) { Issue.record("\(link)") }
        #expect(Readme.markdown.passages.contains { !$0.links.isEmpty })
    }

    @Test func `the files and folders that it names are there`() {
        let folders = ["Fixtures", "Scripts", "Sources", "Tests", ".github"]
        for passage in Readme.markdown.passages {
            for span in passage.codeSpans where !span.contains(" ") && !span.contains("*") {
                guard let slash = span.firstIndex(of: "/"), folders.contains(String(span[..<slash]))
                else { continue }
                #expect(Readme.has(span), "README.md:\(passage.line)")
            }
        }
    }

    @Test(arguments: [
        "[a](#ab)", "[a](b.md)", "[`b`](Sources/Nothing)", "[a]: #two-2", "![a](Fixtures/a.png)",
        "[a](../../etc)", "* an item with [a\n  link](<no such>)", "[a](README.md#nowhere)",
    ])
    func `a dead link is found`(text: String) throws {
        #expect(
            try Self.deadLinks(in: Markdown("## One & two\n\n## Two\n\n## Two\n\n" + text)).count
                == 1
        )
    }

    @Test func `a live link is none`() throws {
        let text = """
            # It's `git`, v1.0

            ## Two

            ## Two

            [a](#its-git-v10), [b](#two), [c](#two-1), [d](Sources/CLI "Title"), `[e](nowhere)`,
            [f](https://example.org/#top), [g](README.md), [h](mailto:a@example.org)
            """
        #expect(try Self.deadLinks(in: Markdown(text)) == [])
    }

    private static func deadLinks(in text: Markdown) throws -> [String] {
        var dead: [String] = []
        for passage in text.passages {
            for link in passage.links where link.prefixMatch(of: /[a-z+]+:/) == nil {
                let parts = link.split(
                    separator: "#",
                    maxSplits: 1,
                    omittingEmptySubsequences: false
                )
                let file = String(parts[0])
                var isAlive = file.isEmpty || Readme.has(file)
                if isAlive, parts.count > 1 {
                    let target = file.isEmpty ? text : Markdown(try Readme.content(of: file))
                    isAlive = target.anchors.contains(String(parts[1]))
                }
                if !isAlive { dead.append("README.md:\(passage.line): \(link)") }
            }
        }
        return dead
    }
}
