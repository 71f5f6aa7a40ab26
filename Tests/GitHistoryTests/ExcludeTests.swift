import TestSupport
import Testing

@testable import GitHistory

@Suite struct ExcludeTests {
    @Test(arguments: ExcludeRow.all)
    func `a pattern leaves out what it should, and nothing else`(row: ExcludeRow) {
        let exclude = Exclude(pattern: Array(row.pattern.utf8))
        for path in row.excluded { #expect(exclude.matches(path.utf8), "\(path) is kept") }
        for path in row.kept { #expect(!exclude.matches(path.utf8), "\(path) is excluded") }
    }

    @Test func `the table is what git does`() throws {
        let app = try HistoryBuilder(workTree: true)
        for row in ExcludeRow.all {
            var kept: [String] = []
            for batch in row.batches {
                try app.index(batch)
                let pathspec = ":(exclude,glob)\(row.pattern)"
                kept += try app.git("ls-files", "-z", "--", ":/", pathspec).records
            }
            #expect(kept.sorted() == row.kept.sorted(), "\(row.pattern)")
        }
    }

    @Test(arguments: [
        ("a*", "a*/b", true), ("a*", "ab/b", false), ("[a]", "[a]/b", true), ("[a]", "a/b", false),
        ("a**", "a**/b", true), ("a**", "ac/d/b", false),
    ])
    func `nothing is special in the directory of the run`(
        directory: String,
        path: String,
        isExcluded: Bool
    ) {
        let exclude = Exclude(
            pattern: Array("\(directory)/?".utf8),
            literal: directory.utf8.count + 1
        )
        #expect(exclude.matches(path.utf8) == isExcluded)
    }

    @Test
    func `a file's name has no pattern in it, and what is below a directory stays`()
        throws
    {
        let app = try HistoryBuilder()
        let exclude = Exclude(file: try ModelPath("a*/[b]", in: try app.opened()))
        #expect(exclude.matches("a*/[b]".utf8))
        #expect(!exclude.matches("a*/[b]/c".utf8))
        #expect(!exclude.matches("aa/b".utf8))
    }

    @Test(arguments: [
        "*a", "**/", "a", "?", "[a-z]*", "**", "[", "[[:alpha:]", "\\", "/**/*",
    ])
    func `no pattern takes long, however often something is in it`(piece: String) {
        let exclude = Exclude(pattern: Array((String(repeating: piece, count: 300) + "b").utf8))
        let paths = [String(repeating: "a", count: 200), String(repeating: "a/", count: 100) + "a"]
        let time = ContinuousClock().measure {
            for path in paths { #expect(!exclude.matches(path.utf8)) }
        }
        #expect(time < .seconds(10))
    }
}

extension HistoryBuilder {
    /// Makes these files, which need not exist, the index.
    func index(_ paths: [String]) throws {
        let id = String(repeating: "1", count: 40)
        try git("read-tree", "--empty")
        let entries = paths.map { "100644 \(id) 0\t\($0)\0" }.joined()
        try git("update-index", "-z", "--index-info", input: entries)
    }
}
