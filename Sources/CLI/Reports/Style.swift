/// How parts of a text look: on a terminal that wants colours, and plain everywhere else.
struct Style {
    /// What a part of the text is; each is an SGR code of ECMA-48, and no other sequence is sent.
    enum Part: String {
        case label = "1"
        case warning = "33"
    }

    let isColored: Bool

    /// The text between its code and the reset; an empty one stays as it is.
    func apply(_ part: Part?, to text: String) -> String {
        guard isColored, let part, !text.isEmpty else { return text }
        return "\u{1b}[\(part.rawValue)m\(text)\u{1b}[0m"
    }
}

extension CommandRun {
    /// Colours go to a terminal only, and to none whose user does not want them (no-color.org) or
    /// that has none.
    var style: Style {
        let isRefused = environment["NO_COLOR"].map { !$0.isEmpty } ?? false
        let isWanted = !isRefused && environment["TERM"] != "dumb"
        return Style(isColored: console.terminal != nil && isWanted)
    }
}
