/// The text, or as much of it as fits into `columns` of a terminal and an ellipsis.
func cut(_ text: String, to columns: Int) -> String {
    var used = 0
    var end = text.startIndex
    for index in text.indices {
        used += width(of: text[index])
        guard used <= columns else { return text[..<end] + "…" }
        // One column is kept back for the ellipsis.
        if used < columns { end = text.index(after: index) }
    }
    return text
}

/// The text in lines of at most `columns`, broken at spaces; a word that is longer is cut.
func wrap(_ text: String, to columns: Int) -> [String] {
    var lines: [String] = []
    var used = 0
    for word in text.split(separator: " ") {
        let word = cut(String(word), to: columns)
        let needed = word.reduce(0) { $0 + width(of: $1) }
        if lines.isEmpty || used + 1 + needed > columns {
            lines.append(word)
            used = needed
        } else {
            lines[lines.count - 1] += " " + word
            used += 1 + needed
        }
    }
    return lines
}

/// A name or a subject as it will be printed, so that it can be measured; a tab would break the
/// columns.
func visible(_ text: String) -> String {
    Console.printable(text.split(separator: "\t").joined(separator: " "))
}

/// How many columns a character takes: two for the wide ones of East Asia and for most emoji
/// (Unicode's annex 11), one for all others.
func width(of character: Character) -> Int {
    guard let scalar = character.unicodeScalars.first, scalar.value >= 0x1100 else { return 1 }
    if scalar.properties.isEmojiPresentation { return 2 }
    return switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3,
        0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
        2
    default: 1
    }
}
