/// A story in two columns: labels, and behind each of them lines of text.
struct Story {
    /// One line; only the first of several has the label.
    private struct Line {
        let label: String
        let text: String
        let part: Style.Part?
    }

    private var lines: [Line] = []

    private static let labelWidth = 14
    /// What is left for the text where a line is under 100 columns.
    private static let textWidth = 99 - labelWidth

    /// Adds sentences, broken where they are too long for a line.
    mutating func add(_ label: String, _ sentences: [String], as part: Style.Part? = nil) {
        append(label, sentences.flatMap { wrap(visible($0), to: Self.textWidth) }, as: part)
    }

    /// Adds items, each on a line of its own and cut where it is too long.
    mutating func list(_ label: String, _ items: [String]) {
        append(label, items.map { cut(visible($0), to: Self.textWidth) }, as: nil)
    }

    private mutating func append(_ label: String, _ texts: [String], as part: Style.Part?) {
        for (index, text) in texts.enumerated() {
            lines.append(Line(label: index == 0 ? label : "", text: text, part: part))
        }
    }

    /// The lines as they are printed.
    ///
    /// Whatever came from the repository has lost its control characters by now, so the only ones
    /// are the style's.
    func rendered(in style: Style) -> [String] {
        lines.map { line in
            let gap = String(repeating: " ", count: Self.labelWidth - line.label.count)
            return style.apply(line.part ?? .label, to: line.label) + gap
                + style.apply(line.part, to: line.text)
        }
    }
}
