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
        let start = tag.range.lowerBound
        let runs = tag.element == .string ? try runs(in: content).filter { !$0.range.isEmpty } : []
        do throws(Number.Rejection) {
            let (type, number, digits) =
                switch tag.element {
                case .integer: try integer(in: content)
                case .string: try string(of: runs)
                case .real: throw .misfit(.real(text(of: content)))
                case .plist, .key, .dict, .array, .true, .false, .date, .data:
                    throw .misfit(.other(tag.element.title))
                }
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

    /// The digits of an integer and what they say; white space may stand before them, and before
    /// them alone, or Foundation refuses the file.
    private func integer(
        in content: Range<Int>
    ) throws(Number.Rejection) -> (ValueType, UInt64, Range<Int>) {
        let start = bytes[content].firstIndex { !$0.isBlank } ?? content.upperBound
        let digits = start..<content.upperBound
        return (.integer, try Number.reading(integer: text(of: digits)), digits)
    }

    /// The digits of a string, in which white space counts, and what they say.
    private func string(
        of runs: [XMLRun]
    ) throws(Number.Rejection) -> (ValueType, UInt64, Range<Int>) {
        let number = try Number.reading(digits: runs.map(\.text).joined())
        guard runs.count == 1, let run = runs.first else { throw .misfit(.pieces) }
        return (.string, number, run.range)
    }
}
