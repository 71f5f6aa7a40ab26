extension Markdown.Passage {
    /// The spans of code, without their backticks and on one line each.
    var codeSpans: [String] { inline.spans }

    /// Where its links lead.
    var links: [String] {
        let text = inline.rest
        return text.matches(of: /\]\(\s*<?([^)>\s]+)[^)]*\)/).map { String($0.1) }
            + text.matches(of: /(?m)^\ {0,3}\[[^\]]+\]:\s*(\S+)/).map { String($0.1) }
    }

    /// The spans of code, and what is left without them.
    private var inline: (spans: [String], rest: String) {
        var (spans, rest): ([String], String) = ([], "")
        var text = self.text[...]
        while let start = text.firstIndex(where: { $0 == "`" || $0 == "\\" }) {
            rest += text[..<start]
            text = text[start...]
            if text.first == "\\" {
                rest += text.prefix(2)
                text = text.dropFirst(2)
                continue
            }
            let mark = text.prefix { $0 == "`" }
            let behind = text[mark.endIndex...]
            guard let end = Self.end(of: mark.count, in: behind) else {
                rest += mark
                text = behind
                continue
            }
            spans.append(span(behind[..<end.lowerBound]))
            rest += "code"
            text = behind[end.upperBound...]
        }
        return (spans, rest + text)
    }

    /// The next run of exactly `count` backticks.
    private static func end(of count: Int, in text: Substring) -> Range<Substring.Index>? {
        text.matches(of: /`+/).first { $0.output.count == count }?.range
    }

    private func span(_ content: Substring) -> String {
        var text = content.replacing(/\n */, with: " ")[...]
        if isRow { text = text.replacing("\\|", with: "|")[...] }
        let isPadded = text.hasPrefix(" ") && text.hasSuffix(" ")
        return String(isPadded && text.contains { $0 != " " } ? text.dropFirst().dropLast() : text)
    }
}
