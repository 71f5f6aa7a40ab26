extension Source {
    /// The text in `content`, of the element that `tag` opens and that ends at `end`.
    func string(
        in tag: XMLTag,
        content: Range<Int>,
        end: Int,
        at path: SettingPath
    ) throws(SettingsError) -> Node {
        let start = tag.range.lowerBound
        guard case .string = tag.element else {
            throw refusal(.misfit(.noText(tag.element.title)), at: start, under: path)
        }
        return Node(
            type: .string,
            value: .text(try runs(in: content).map(\.text).joined()),
            digits: content,
            whole: start..<end
        )
    }

    /// The number in `content`, the text of the element that `tag` opens and that ends at `end`.
    func number(
        in tag: XMLTag,
        content: Range<Int>,
        end: Int,
        at path: SettingPath
    ) throws(SettingsError) -> Node {
        let runs = try runs(in: content).filter { !$0.range.isEmpty }
        let start = tag.range.lowerBound
        do throws(Number.Rejection) {
            let (type, number, digits) = try spelling(in: runs, of: tag.element)
            return Node(
                type: type,
                value: .number(number),
                digits: digits,
                whole: start..<end
            )
        } catch {
            throw refusal(error, at: start, under: path)
        }
    }

    /// Where in the stretches of an element's text the digits stand, and what they say.
    ///
    /// White space around an integer is not part of it; in a string it is.
    private func spelling(
        in runs: [XMLRun],
        of element: XMLElement
    ) throws(Number.Rejection) -> (ValueType, UInt64, Range<Int>) {
        let text = runs.map(\.text).joined()
        switch element {
        case .integer:
            let filled = runs.filter { !$0.text.utf8.allSatisfy(\.isBlank) }
            guard let run = filled.first else { throw .misfit(.empty) }
            guard filled.count == 1 else { throw .misfit(.pieces) }
            let digits = trimmed(run.range)
            let spelling = digits == run.range ? run.text : self.text(of: digits)
            return (.integer, try Number.reading(integer: spelling), digits)
        case .string:
            let number = try Number.reading(digits: text)
            guard runs.count == 1, let run = runs.first else { throw .misfit(.pieces) }
            return (.string, number, run.range)
        case .real:
            throw .misfit(.real(text))
        case .plist, .key, .dict, .array, .true, .false, .date, .data:
            throw .misfit(.other(element.title))
        }
    }

    private func trimmed(_ range: Range<Int>) -> Range<Int> {
        let start = bytes[range].firstIndex { !$0.isBlank } ?? range.upperBound
        return start..<blanks(before: range.upperBound, downTo: start).startIndex
    }
}
