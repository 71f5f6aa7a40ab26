/// A text in Markdown, taken apart as far as the tests of the README need it.
struct Markdown: Sendable {
    /// A block of code.
    struct Block: Sendable {
        /// What stands behind the opening fence; empty for a block that is only indented.
        let info: String
        let lines: [String]
        /// The number of the line that opens it, counted from 1.
        let line: Int
        /// The `## ` heading that it stands below; the first part of the text has an empty one.
        let section: String
        /// The HTML comment in the line right above it.
        let comment: String?

        var text: String { lines.map { $0 + "\n" }.joined() }
    }

    /// A paragraph, an item of a list, a row of a table or a heading.
    struct Passage: Sendable {
        let text: String
        let line: Int
        let section: String

        var isRow: Bool { text.hasPrefix("|") }
        var isHeading: Bool { text.hasPrefix("#") }
    }

    private(set) var blocks: [Block] = []
    private(set) var passages: [Passage] = []
    private(set) var comments: [(line: Int, text: String)] = []
    /// Lines that open a block which nothing closes.
    private(set) var unclosed: [Int] = []

    init(_ text: String) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        var reader = MarkdownReader(lines: lines.map(String.init))
        while let part = reader.next() {
            switch part {
            case .block(let block): blocks.append(block)
            case .unclosed(let block):
                blocks.append(block)
                unclosed.append(block.line)
            case .passage(let passage): passages.append(passage)
            case .comment(let line, let text): comments.append((line, text))
            }
        }
    }
}

extension Markdown {
    /// The names by which links find the headings, made as GitHub makes them.
    var anchors: [String] {
        var uses: [String: Int] = [:]
        return passages.filter(\.isHeading).map { heading in
            let title = heading.text.drop { $0 == "#" }.drop { $0 == " " }.lowercased()
            let name = title.filter { $0.isLetter || $0.isNumber || "-_ ".contains($0) }
                .replacing(" ", with: "-")
            let earlier = uses[name, default: 0]
            uses[name] = earlier + 1
            return earlier == 0 ? name : "\(name)-\(earlier)"
        }
    }
}
