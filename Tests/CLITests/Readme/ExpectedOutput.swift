/// The output of a command as the README shows it.
struct ExpectedOutput: Sendable {
    /// `...` alone on a line stands for any lines, none included; `…` for anything within a line.
    let lines: [String]

    /// Whether nothing of the output is shown, and any would fit.
    var isLeftOut: Bool { !lines.isEmpty && lines.allSatisfy(Self.isAnything) }

    func matches(_ actual: [String]) -> Bool {
        Self.fits(actual, lines, isAnything: Self.isAnything) { expected, line in
            Self.fits(Array(line), Array(expected), isAnything: { $0 == "…" }, isSame: ==)
        }
    }

    private static func isAnything(_ line: String) -> Bool { line == "..." }

    /// Whether `actual` is `pattern`, in which some elements stand for any number of others.
    ///
    /// To try the last of those again with one element more is enough: the ones before it took as
    /// few as they could.
    private static func fits<Element>(
        _ actual: [Element],
        _ pattern: [Element],
        isAnything: (Element) -> Bool,
        isSame: (Element, Element) -> Bool
    ) -> Bool {
        var (place, next) = (0, 0)
        var last: (place: Int, next: Int)?
        while place < actual.count {
            if next < pattern.count, isAnything(pattern[next]) {
                next += 1
                last = (place, next)
            } else if next < pattern.count, isSame(pattern[next], actual[place]) {
                (place, next) = (place + 1, next + 1)
            } else if let (start, behind) = last {
                (place, next) = (start + 1, behind)
                last = (start + 1, behind)
            } else {
                return false
            }
        }
        return pattern[next...].allSatisfy(isAnything)
    }
}
