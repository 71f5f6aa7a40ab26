import Foundation

/// An xcconfig file as a build sees it, read a second way: its lines are split first and matched as
/// text, where the program's scanner goes through the bytes.
struct XCConfigReading: Equatable {
    struct Assignment: Equatable {
        let name: String
        let conditions: String
        var value: String
    }

    private(set) var includes: [String] = []
    private(set) var assignments: [Assignment] = []

    /// Nil where a line is none of the language's.
    init?(_ bytes: [UInt8]) {
        guard let text = String(bytes: bytes, encoding: .utf8) else { return nil }
        var lines = Self.lines(of: text)[...]
        while let line = lines.popFirst() {
            if line.isEmpty || line.hasPrefix("//") { continue }
            if line.hasPrefix("#") {
                includes.append(line)
                continue
            }
            guard let head = Self.head(of: line) else { return nil }
            var pieces: [String] = []
            var piece = Self.withoutComment(head.rest)
            while true {
                let isEmpty = piece.isEmpty
                if piece.hasSuffix(";") { piece = Self.trimmed(piece.dropLast()) }
                let goesOn = piece.hasSuffix("\\")
                if goesOn { piece = Self.trimmed(piece.dropLast()) }
                pieces.append(piece)
                guard goesOn, !isEmpty, let next = lines.popFirst() else { break }
                piece = Self.withoutComment(next[...])
            }
            let value = pieces.filter { !$0.isEmpty }.joined(separator: " ")
            assignments.append(
                Assignment(name: head.name, conditions: head.conditions, value: value)
            )
        }
    }

    /// What a build without conditions sees as the value of `name`.
    func value(of name: String) -> String? {
        index(of: name).map { assignments[$0].value }
    }

    func setting(_ name: String, to value: String) -> XCConfigReading {
        var changed = self
        if let index = index(of: name) {
            changed.assignments[index].value = value
        } else {
            changed.assignments.append(Assignment(name: name, conditions: "", value: value))
        }
        return changed
    }

    private func index(of name: String) -> Int? {
        assignments.lastIndex { $0.name == name && $0.conditions.isEmpty }
    }

    private static func lines(of text: String) -> [String] {
        var scalars = Array(text.unicodeScalars)[...]
        if scalars.first == "\u{FEFF}" { scalars.removeFirst() }
        var lines: [String] = []
        var line = String.UnicodeScalarView()
        var previous: Unicode.Scalar?
        for scalar in scalars {
            if "\n\r\u{2028}\u{2029}".unicodeScalars.contains(scalar) {
                if previous != "\r" || scalar != "\n" {
                    lines.append(trimmed(String(line)[...]))
                    line = String.UnicodeScalarView()
                }
            } else {
                line.append(scalar)
            }
            previous = scalar
        }
        return lines + [trimmed(String(line)[...])]
    }

    private static func head(
        of line: String
    ) -> (name: String, conditions: String, rest: Substring)? {
        let pattern =
            #/([A-Za-z_][A-Za-z0-9_]*)[ \t\x0B\x0C]*((?:\[[^=\]]*=[^\]]*\][ \t\x0B\x0C]*)*)=/#
            .matchingSemantics(.unicodeScalar)
        guard let match = line.prefixMatch(of: pattern) else { return nil }
        return (String(match.1), String(match.2), line[match.range.upperBound...])
    }

    private static func withoutComment(_ text: Substring) -> String {
        trimmed(text.firstRange(of: "//").map { text[..<$0.lowerBound] } ?? text)
    }

    private static func trimmed(_ text: Substring) -> String {
        text.trimmingCharacters(in: CharacterSet(charactersIn: " \t\u{B}\u{C}"))
    }
}
