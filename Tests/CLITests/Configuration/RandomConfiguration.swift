import TestSupport

/// Configurations that are right or wrong in random places.
struct RandomConfiguration {
    private var random: SplitMix64

    init(seed: UInt64) { random = SplitMix64(seed: seed) }

    /// The text of an object: a configuration, or the value of a key that takes one.
    mutating func object(named name: String) -> String {
        var members: [String] = []
        for key in keys(of: name) where Int.random(in: 0..<3, using: &random) == 0 || isNeeded(key)
        {
            members.append("\"\(key)\": \(value(of: key))")
        }
        if oneIn(25) { members.append("\"other\": 1") }
        return "{\(members.joined(separator: ", "))}"
    }

    private mutating func isNeeded(_ key: String) -> Bool {
        ["revision", "version", "file"].contains(key) && !oneIn(20)
    }

    private func keys(of name: String) -> [String] {
        let usual = [
            "base", "mergeMethod", "paths", "exclude", "baseline", "follow", "releases", "maximum",
            "settings",
        ]
        switch name {
        case "": return usual + ["$schema", "schemas"]
        case "baseline": return ["revision", "version"]
        case "settings": return ["file", "key", "type", "fingerprintKey"]
        default: return usual
        }
    }

    private mutating func value(of key: String) -> String {
        if oneIn(25) {
            return pick(["null", "7", "true", "\"text\"", "[]", "{}", "1.5", "[[\"a\"]]"])
        }
        switch key {
        case "mergeMethod": return pick(["\"merge\"", "\"squash\"", "\"rebase\""])
        case "type": return pick(["\"integer\"", "\"string\"", "\"string\"", "\"real\""])
        case "follow": return pick(["true", "false"])
        case "version", "maximum": return pick(["0", "37", "2147483647", "9223372036854775807"])
        case "baseline": return object(named: key)
        case "settings":
            let count = Int.random(in: 0..<3, using: &random)
            return "[\((0..<count).map { _ in object(named: key) }.joined(separator: ", "))]"
        case "schemas":
            let names = ["app", "_c-2", "a b", "2"].filter { _ in oneIn(2) }
            return "{\(names.map { "\"\($0)\": \(object(named: "one"))" }.joined(separator: ", "))}"
        case "key", "fingerprintKey":
            return pick([
                "\"a\"", "\"a.b\"", #""a\\.b.c""#, "\"é\"", "\"a..b\"", #""a\\b""#, "\"\"", "\".\"",
            ])
        case "file", "revision", "$schema": return pick(["\"App/Info.plist\"", "\"v1\""])
        default:
            return pick([
                "\"main\"", "[\"main\", \"release/*\"]", "[]", "[\"a\"]", "\"a\"", "[\"\"]",
            ])
        }
    }

    private mutating func oneIn(_ count: Int) -> Bool {
        Int.random(in: 0..<count, using: &random) == 0
    }

    private mutating func pick(_ values: [String]) -> String {
        values[Int.random(in: 0..<values.count, using: &random)]
    }
}
