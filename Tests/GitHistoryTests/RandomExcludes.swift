import TestSupport

/// Random paths and patterns of few letters, so that they meet often.
struct RandomExcludes {
    private var random: SplitMix64

    private static let names = [
        "a", "b", "ab", "ba", "abc", "a.b", ".a", "*", "a*", "**", "[a]", "[ab]c", "a?", "\\a", "A",
        "é", "-", "a-b", "!", "]",
    ]

    /// Directories to start in; special signs in their names are not special in a pattern.
    static let starts = ["", "", "a", "a/b", "a*", "[a]", "a/**"]

    private static let pieces = [
        "a", "b", "c", "ab", "é", "/", "/", "/", "/", "*", "*", "**", "**/", "/**", "/**/", "?",
        "[ab]", "[!a]", "[^b]", "[a-b]", "[*]", "[]", "]", "[", "[a", "\\", "\\*", "\\[", ".", "-",
        "[[:alpha:]]", "[![:punct:]]", "[[:", ":]", "//", "/./",
    ]

    init(seed: UInt64) {
        random = SplitMix64(seed: seed)
    }

    /// Paths of files, none of which is a directory of another one.
    mutating func paths(_ count: Int) -> [String] {
        var paths: [String] = []
        for _ in 0..<count {
            let names = (1...random.within(1...4)).map { _ in random.pick(Self.names) }
            let path = names.joined(separator: "/")
            let clashes = paths.contains {
                $0 == path || $0.hasPrefix(path + "/") || path.hasPrefix($0 + "/")
            }
            if !clashes { paths.append(path) }
        }
        return paths
    }

    mutating func start() -> String { random.pick(Self.starts) }

    /// A pattern, often made of one of the paths with something in it replaced.
    mutating func pattern(near paths: [String]) -> String {
        var pattern = ""
        if random.chance(50) {
            var parts = random.pick(paths).split(separator: "/").map(String.init)
            parts[random.below(parts.count)] = random.pick(["*", "**", "?", "a*", "*a", "[a-b]*"])
            pattern = parts.joined(separator: "/")
            if random.chance(30) { pattern += random.pick(["*", "/", "/**", "/*", "**"]) }
        } else {
            for _ in 1...random.within(1...6) { pattern += random.pick(Self.pieces) }
        }
        if random.chance(15) { pattern = "../" + pattern }
        // Absolute paths and signs in front have tests of their own.
        return pattern.hasPrefix("/") || pattern.hasPrefix(":") ? "a" + pattern : pattern
    }
}
