/// What a person should know about a settings file beside its value.
package enum SettingsCaution: Hashable, Sendable {
    /// The key is there several times, on these lines, and the last one counts.
    case several(file: String, key: String, lines: [Int])
    /// For some builds the key has other values, set on these lines.
    case conditional(file: String, key: String, lines: [Int])
    /// A file that is included on `line`, below the key, may give it another value.
    case laterInclude(file: String, key: String, line: Int)
    /// More than a floating-point number can hold, which is what many readers of JSON use.
    case large(file: String, key: String, number: UInt64)

    /// The largest number up to which a 64-bit floating-point number holds every one.
    static let largestExactNumber: UInt64 = 1 << 53
}

extension SettingsCaution {
    /// The stable name of the warning.
    package var code: String {
        switch self {
        case .several: "several-assignments"
        case .conditional: "conditional-setting"
        case .laterInclude: "later-include"
        case .large: "large-number"
        }
    }

    /// The file it is about, as it was named.
    package var file: String {
        switch self {
        case .several(let file, _, _), .conditional(let file, _, _), .laterInclude(let file, _, _),
            .large(let file, _, _):
            file
        }
    }

    /// What is in doubt, in one line.
    package var message: String {
        switch self {
        case .several(let file, let key, let lines):
            "\(file): \(key) is set on \(Self.text(lines)); the last one counts"
        case .conditional(let file, let key, let lines):
            "\(file): \(key) has another value for some builds on \(Self.text(lines)), which is left"
                + " alone"
        case .laterInclude(let file, let key, let line):
            "\(file): the #include on line \(line) comes after \(key) and may set it again"
        case .large(let file, let key, let number):
            "\(file): \(key) is \(number), more than 2^53; many readers of JSON round such a number"
        }
    }

    /// How to mend it, in one line.
    package var hint: String {
        switch self {
        case .several: "delete the others"
        case .conditional: "delete it: all builds of one commit have one schema"
        case .laterInclude(_, let key, _): "move the line of \(key) below it"
        case .large: "read it as a 64-bit integer, or write it with --type string"
        }
    }

    /// `line 3`, `lines 3 and 5`; of many the first ones and the last.
    private static func text(_ lines: [Int]) -> String {
        guard let last = lines.last, lines.count > 1 else { return "line \(lines.first ?? 0)" }
        let others = lines.dropLast()
        let shown = others.prefix(3).map(String.init).joined(separator: ", ")
        return "lines \(shown)\(others.count > 3 ? ", ..." : "") and \(last)"
    }
}
