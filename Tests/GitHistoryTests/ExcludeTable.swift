import Testing

/// A pattern with paths that it leaves out of the model, and paths that it does not.
struct ExcludeRow: Sendable, CustomTestStringConvertible {
    let pattern: String
    let excluded: [String]
    let kept: [String]

    /// The paths are separated by spaces.
    init(_ pattern: String, excludes excluded: String = "", keeps kept: String = "") {
        self.pattern = pattern
        self.excluded = excluded.split(separator: " ").map(String.init)
        self.kept = kept.split(separator: " ").map(String.init)
    }

    var testDescription: String { pattern }

    /// All its paths, in parts within which none is a directory of another.
    var batches: [[String]] {
        (excluded + kept).reduce(into: []) { batches, path in
            let free = batches.firstIndex { batch in
                !batch.contains { $0.hasPrefix(path + "/") || path.hasPrefix($0 + "/") }
            }
            if let free { batches[free].append(path) } else { batches.append([path]) }
        }
    }

    static let all = literals + withinNames + acrossNames + odd + brackets + classes + escapes

    private static let literals = [
        ExcludeRow("a", excludes: "a", keeps: "b ab A .a ba/a b/a"),
        ExcludeRow("a", excludes: "a/b a/b/c a/a", keeps: "b/a ab/a"),
        ExcludeRow("a/", excludes: "a/b a/b/c", keeps: "ab aa/b b/a/c"),
        ExcludeRow("a/", keeps: "a"),
        ExcludeRow("a/b", excludes: "a/b/c a/b/d/e", keeps: "a/bc a/c b a/b.c"),
        ExcludeRow("a/b", excludes: "a/b", keeps: "a/ab/b a/a"),
        ExcludeRow("a/b/", excludes: "a/b/c", keeps: "a/bc"),
        ExcludeRow("a.b", excludes: "a.b", keeps: "axb a ab"),
        ExcludeRow("Modèles", excludes: "Modèles/é", keeps: "Modeles/e Mod"),
        ExcludeRow("-a", excludes: "-a", keeps: "a"),
        ExcludeRow("a+b{c}(d)|^$", excludes: "a+b{c}(d)|^$", keeps: "ab"),
        ExcludeRow("!a", excludes: "!a", keeps: "a"),
        ExcludeRow("a!", excludes: "a!/b", keeps: "a"),
        ExcludeRow("]", excludes: "]", keeps: "a"),
        ExcludeRow(".a", excludes: ".a", keeps: "a b/.a"),
    ]

    private static let withinNames = [
        ExcludeRow("*", excludes: "a ab .a a.b", keeps: "b/a c/b/a"),
        ExcludeRow("a*", excludes: "a ab abc a.b", keeps: "ba a1/b b/a"),
        ExcludeRow("*a", excludes: "a ba bba .a", keeps: "ab b/a c/ba"),
        ExcludeRow("*a*", excludes: "a ba ab bab", keeps: "b bc/a a1/b"),
        ExcludeRow("*.md", excludes: "a.md .md a.b.md", keeps: "a.mdx amd b/a.md md"),
        ExcludeRow("a/*", excludes: "a/b a/bc a/.b", keeps: "a/c/d b a1/b"),
        ExcludeRow("a/*/", keeps: "a/b a/c/d"),
        ExcludeRow("*/", keeps: "a b/c"),
        ExcludeRow("a/*.md", excludes: "a/b.md a/.md", keeps: "a/c/b.md b.md ab/b.md"),
        ExcludeRow("*/b", excludes: "a/b c/b .d/b", keeps: "b a/c/b a/bc c/d/b"),
        ExcludeRow("a/*/c", excludes: "a/b/c a/bb/c", keeps: "a/c a/b/b/c a/b/cc"),
        ExcludeRow("*/*", excludes: "a/b c/d", keeps: "b e/f/g"),
        ExcludeRow("*/*/*", excludes: "a/b/c", keeps: "b c/d e/f/g/h"),
        ExcludeRow("a*/b", excludes: "a/b ab/b", keeps: "ac/c/b ba/b b"),
        ExcludeRow("a*b*c", excludes: "abc aXbYc abbc abcc", keeps: "ab acb aXb/Yc xabc"),
        ExcludeRow("a*bc", excludes: "abc abbc abcbc", keeps: "abcb ab a/bc"),
        ExcludeRow("*ab*ab", excludes: "abab xabyab ababab", keeps: "ab aab"),
        ExcludeRow("?", excludes: "a b", keeps: "ab c/d"),
        ExcludeRow("a?", excludes: "ab a. aa", keeps: "a abc a1/b"),
        ExcludeRow("a?b", excludes: "axb a.b a?b", keeps: "ab axxb a/b"),
        ExcludeRow("??", excludes: "ab é", keeps: "a abc b/c"),
        ExcludeRow("?*", excludes: "a ab", keeps: "b/c"),
        ExcludeRow("*?", excludes: "a ab", keeps: "b/c"),
        ExcludeRow("a/?/c", excludes: "a/b/c", keeps: "a/bb/c a/c"),
        ExcludeRow("*?*?*", excludes: "ab abc", keeps: "a b/c"),
    ]

    private static let acrossNames = [
        ExcludeRow("**", excludes: "a b/c d/e/f .g"),
        ExcludeRow("**/a", excludes: "a b/a b/c/a .d/a", keeps: "ab b/ba b/ab"),
        ExcludeRow("**/a", keeps: "a/b c/a/b"),
        ExcludeRow("**/*.md", excludes: "a.md b/a.md b/c/.md", keeps: "a.mdx b/a.md.c"),
        ExcludeRow("**/*", excludes: "a b/c d/e/f"),
        ExcludeRow("**/a/**", excludes: "a/b b/a/c b/c/a/d/e", keeps: "b/ab ba/c aa/b"),
        ExcludeRow("**/a/**", keeps: "a b/a"),
        ExcludeRow("**/a/b", excludes: "a/b c/a/b c/d/a/b", keeps: "b a/c/b ca/b"),
        ExcludeRow("**/a*", excludes: "a ab b/a b/c/ab", keeps: "ba b/ba"),
        ExcludeRow("a/**", excludes: "a/b a/b2/c a/.d", keeps: "b aa/b c/a"),
        ExcludeRow("a/**", keeps: "a"),
        ExcludeRow("a/**/", keeps: "a/b a/c/d a"),
        ExcludeRow("a/**/b", excludes: "a/b a/c/b a/c/d/b", keeps: "b a/cb a/bc c/a/b ab"),
        ExcludeRow("a/**/b/c", excludes: "a/b/c a/d/b/c", keeps: "a/b/d/c a/c"),
        ExcludeRow("a/**/*.md", excludes: "a/b.md a/c/b.md a/c/d/.md", keeps: "b.md ab/b.md"),
        ExcludeRow("a/**/b/**", excludes: "a/b/c a/d/b/e/f", keeps: "a/c b/c a/bb/c"),
        ExcludeRow("a/**/**/b", excludes: "a/b a/c/b a/c/d/b", keeps: "a/bc b"),
        ExcludeRow("**/**", excludes: "a b/c d/e/f"),
        ExcludeRow("**/**/a", excludes: "a b/a b/c/a", keeps: "b/ab"),
        ExcludeRow("**/a/*/b", excludes: "a/c/b d/a/c/b", keeps: "a/b a/c/d/b"),
        ExcludeRow("a/**/b*/**/c", excludes: "a/b/c a/x/bb/y/c", keeps: "a/c b/c a/x/c"),
        ExcludeRow("*/**/a", excludes: "b/a b/c/a", keeps: "a b/c/ba"),
        ExcludeRow("*/**", excludes: "a/b a/c/d", keeps: "b"),
        ExcludeRow("**/?", excludes: "a b/c", keeps: "ab b/cd"),
        ExcludeRow("**/.*", excludes: ".a b/.c", keeps: "a b/c.d"),
        ExcludeRow("***/a", excludes: "a b/a b/c/a", keeps: "ba"),
        ExcludeRow("a/***", excludes: "a/b a/c/d", keeps: "b"),
        ExcludeRow("a/****/b", excludes: "a/b a/c/d/b", keeps: "ab a/cb"),
    ]

    /// Asterisks that are not alone between slashes: one is as good as several, but for those that
    /// git finds first when it has cut off what is literal.
    private static let odd = [
        ExcludeRow("*a**", excludes: "a ba ab", keeps: "a1/b c/a"),
        ExcludeRow("a**", excludes: "a ab a1/b a2/b/c", keeps: "b c/a"),
        ExcludeRow("a**/b", excludes: "ab a/b a1/b a2/c/b"),
        ExcludeRow("a**/b", keeps: "b a/cb c/ab a/bc"),
        ExcludeRow("*a**/b", excludes: "a/b ca/b ac/b", keeps: "ab a/c/b b"),
        ExcludeRow("**a", excludes: "a ba", keeps: "b/a ab"),
        ExcludeRow("**a/b", excludes: "a/b ca/b", keeps: "c/a/b ab"),
        ExcludeRow("a/**b", excludes: "a/b a/cb", keeps: "a/c/b a/bc"),
        ExcludeRow("a/b**", excludes: "a/b a/bc a/bd/e", keeps: "a/c b"),
        ExcludeRow("a**b", excludes: "ab acb a**b", keeps: "a/b a/c/b"),
        ExcludeRow("*/a**/b", excludes: "c/a/b c/ad/b", keeps: "c/a/d/b a/b"),
        ExcludeRow("?**/b", excludes: "a/b c/b", keeps: "b ab a/c/b"),
    ]
}
