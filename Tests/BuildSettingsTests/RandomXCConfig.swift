import TestSupport

/// An xcconfig file of random content and layout, and where its number stands.
struct RandomXCConfig {
    var bytes: [UInt8] = []
    /// The digits of the last unconditional assignment.
    var digits = 0..<0
    var number: UInt64 = 0
    var random: SplitMix64
    private let lineEnd: String

    static let key = "SCHEMA_VERSION"

    /// Without `holdsKey` no line gives the key a value for every build.
    init(seed: UInt64, holdsKey: Bool) {
        random = SplitMix64(seed: seed)
        lineEnd = random.pick(["\n", "\r\n", "\n", "\r"])
        append(random.pick(["", "\u{FEFF}"]))
        let count = 1 + random.below(12)
        let last = random.below(count)
        for index in 0..<count {
            if holdsKey, index == last {
                target()
            } else {
                line(mayHoldKey: holdsKey && index < last)
            }
            let isEnd = index == count - 1
            append(isEnd ? random.pick(["", lineEnd]) : lineEnd)
        }
    }

    private mutating func append(_ text: String) {
        bytes += text.utf8
    }

    private mutating func blank() {
        append(random.pick(["", " ", " ", "\t", "   ", "\u{B}", "\u{C} "]))
    }

    private mutating func comment() {
        let text = "SCHEMA_VERSION = 1"
        append(random.pick(["", "", "// \(text)", " //\(text);", "//// é \\"]))
    }

    private mutating func target() {
        number = random.next() >> random.below(64)
        blank()
        append(Self.key)
        equals()
        let start = bytes.count
        append("\(number)")
        digits = start..<bytes.count
        end()
    }

    private mutating func equals() {
        blank()
        append("=")
        blank()
    }

    /// What may follow a value.
    private mutating func end() {
        append(random.pick(["", "", ";", " ;"]))
        blank()
        comment()
    }

    private mutating func line(mayHoldKey: Bool) {
        blank()
        let values = ["", "1", "$(inherited) -lz", "\"é // 7", "a / b", "x;y", "YES", "[sdk=*]"]
        switch random.below(8) {
        case 0: break
        case 1: comment()
        case 2:
            append(random.pick(["#include", "# include?", "#\tinclude"]))
            append(random.pick([" \"a.xcconfig\"", "\t\"b//SCHEMA_VERSION = 7\" // c"]))
        case 3:
            append(random.pick([Self.key, "A"]) + random.pick(["[sdk=a*]", " [arch=x] [sdk=//]"]))
            equals()
            append(random.pick(values))
            end()
        case 4 where mayHoldKey:
            append(Self.key)
            equals()
            append(random.pick(values))
            end()
        case 5:
            append("FLAGS")
            equals()
            append("a \\" + random.pick(["", " // c", ";"]) + lineEnd)
            append(random.pick(["\(Self.key) = 7", "", "// c", "b \\\(lineEnd)\(Self.key)=7"]))
        default:
            append(random.pick(["A", "_B1", "SCHEMA_VERSION_2", "schema_version"]))
            equals()
            append(random.pick(values))
            end()
        }
    }
}
