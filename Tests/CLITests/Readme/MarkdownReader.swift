/// Goes through the lines of a Markdown text, part by part.
struct MarkdownReader {
    enum Part {
        case block(Markdown.Block)
        /// A block up to the end of the text.
        case unclosed(Markdown.Block)
        case passage(Markdown.Passage)
        case comment(line: Int, text: String)
    }

    let lines: [String]
    private var index = 0
    private var section = ""
    private var comment: (line: Int, text: String)?
    private var isInList = false

    init(lines: [String]) { self.lines = lines }

    /// The next part; nil at the end.
    mutating func next() -> Part? {
        while index < lines.count, lines[index].allSatisfy(\.isWhitespace) { index += 1 }
        guard index < lines.count else { return nil }
        let line = lines[index]
        if let fence = Fence(opening: line) { return fencedBlock(fence) }
        if line.hasPrefix("    "), !isInList { return indentedBlock() }
        if let text = htmlComment(line) {
            comment = (index, text)
            index += 1
            return .comment(line: index, text: text)
        }
        return .passage(passage())
    }

    private mutating func fencedBlock(_ fence: Fence) -> Part {
        let start = index
        index += 1
        var content: [String] = []
        while index < lines.count, !fence.isClosed(by: lines[index]) {
            content.append(fence.unindented(lines[index]))
            index += 1
        }
        let block = block(fence.info, content, from: start)
        guard index < lines.count else { return .unclosed(block) }
        index += 1
        return .block(block)
    }

    private mutating func indentedBlock() -> Part {
        let start = index
        while index < lines.count, lines[index].hasPrefix("    ") { index += 1 }
        return .block(block("", lines[start..<index].map { String($0.dropFirst(4)) }, from: start))
    }

    private func block(_ info: String, _ content: [String], from start: Int) -> Markdown.Block {
        let above = comment.flatMap { $0.line == start - 1 ? $0.text : nil }
        return Markdown.Block(
            info: info,
            lines: content,
            line: start + 1,
            section: section,
            comment: above
        )
    }

    private mutating func passage() -> Markdown.Passage {
        let start = index
        let first = lines[index]
        if first.hasPrefix("## ") { section = String(first.dropFirst(3)) }
        if isItem(first) { isInList = true } else if !first.hasPrefix(" ") { isInList = false }
        index += 1
        if !first.hasPrefix("#"), !first.hasPrefix("|") {
            while index < lines.count, goesOn(lines[index]) { index += 1 }
        }
        let text = lines[start..<index].joined(separator: "\n")
        return Markdown.Passage(text: text, line: start + 1, section: section)
    }

    private func goesOn(_ line: String) -> Bool {
        !line.allSatisfy(\.isWhitespace) && !isItem(line) && !line.hasPrefix("#")
            && !line.hasPrefix("|") && Fence(opening: line) == nil && htmlComment(line) == nil
    }

    private func isItem(_ line: String) -> Bool {
        line.prefixMatch(of: /\ *([*+-]|[0-9]+[.)])\ /) != nil
    }

    private func htmlComment(_ line: String) -> String? {
        line.wholeMatch(of: /\ *<!--\s*(.*?)\s*-->\s*/).map { String($0.1) }
    }
}

/// The line that opens a block of code.
struct Fence {
    let info: String
    private let indentation: Int
    private let mark: Substring

    /// Nil where the line opens none.
    init?(opening line: String) {
        guard let match = line.wholeMatch(of: /(\ *)(`{3,}|~{3,})([^`]*)/) else { return nil }
        indentation = match.1.count
        mark = match.2
        info = match.3.split(separator: " ").joined(separator: " ")
    }

    func isClosed(by line: String) -> Bool {
        let words = line.split(separator: " ")
        guard words.count == 1, words[0].count >= mark.count else { return false }
        return words[0].allSatisfy { $0 == mark.first }
    }

    /// A line of the block without what indents the block as a whole.
    func unindented(_ line: String) -> String {
        let blanks = line.prefix { $0 == " " }.count
        return String(line.dropFirst(min(blanks, indentation)))
    }
}
