import Testing

/// The tests' own reading of Markdown: what it missed, no other test would look at.
@Suite struct MarkdownTests {
    @Test func `blocks are found by every kind of fence, in lists, and without one`() {
        let text = Markdown(
            """
            One
            ```sh
            a
            ```
            ## Two
            ~~~~ text
            ```
            ~~~
            ~~~~

            * item

              ```yaml
              b:
                c
              ```

                  no block, but text of the item

            Text

                indented

                again
            <!-- app: release -->
            ```console
            """
        )
        #expect(text.blocks.map(\.info) == ["sh", "text", "yaml", "", "", "console"])
        #expect(text.blocks[1].lines == ["```", "~~~"])
        #expect(text.blocks[2].lines == ["b:", "  c"])
        #expect(text.blocks.map(\.section) == ["", "Two", "Two", "Two", "Two", "Two"])
        #expect(text.blocks.map(\.comment) == [nil, nil, nil, nil, nil, "app: release"])
        #expect(text.blocks.map(\.line) == [2, 6, 13, 22, 24, 26])
        #expect(text.unclosed == [26])
    }

    @Test func `spans of code are found across lines, in rows, and with backticks in them`() {
        let text = Markdown(
            """
            A `b c
              d` and ``e ` f`` and `` `g` `` but \\`not this\\`, nor ` that
            * `h`
            | `i \\| j` | `k` |
            | --- | --- |
            """
        )
        let spans = text.passages.flatMap(\.codeSpans)
        #expect(spans == ["b c d", "e ` f", "`g`", "h", "i | j", "k"])
    }

    @Test func `a session's commands and their output are told apart`() {
        let lines = ["x", "$ a  b   # c", "d", "", "$ e \\", "> f  # g", "$ h '#i'", "..."]
        let session = Session(lines, from: 5)
        #expect(session.strayLines == ["x"])
        #expect(session.steps.map(\.command) == ["a  b", "e \\\nf", "h '#i'"])
        #expect(session.steps.map(\.output.lines) == [["d", ""], [], ["..."]])
        #expect(session.steps.map(\.line) == [6, 9, 11])
        #expect(session.steps.map(\.output.isLeftOut) == [false, false, true])
    }

    @Test(arguments: [
        (["a", "..."], ["a"]), (["a", "..."], ["a", "b", "c"]), (["...", "c"], ["a", "c", "c"]),
        (["a…c", "…"], ["abbbc", ""]), (["...", "a", "...", "b"], ["x", "a", "a", "y", "b"]),
        (["…b…"], ["aabcb"]), ([], []),
    ])
    func `output that is left out in part fits`(shown: [String], printed: [String]) {
        #expect(ExpectedOutput(lines: shown).matches(printed))
    }

    @Test(arguments: [
        (["a"], []), ([], ["a"]), (["a", "..."], ["b"]), (["...", "c"], ["c", "d"]),
        (["a…c"], ["abd"]), (["a ..."], ["a b"]), (["a", "...", "b", "..."], ["a", "c"]),
        (["a"], ["a", ""]),
    ])
    func `other output does not`(shown: [String], printed: [String]) {
        #expect(!ExpectedOutput(lines: shown).matches(printed))
    }
}
