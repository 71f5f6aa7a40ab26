import TestSupport
import Testing

@testable import GitHistory

@Suite struct RandomExcludeTests {
    @Test(arguments: 1...UInt64(50))
    func `a pattern leaves out what git's pathspec leaves out`(seed: UInt64) throws {
        var random = RandomExcludes(seed: seed)
        let app = try HistoryBuilder(workTree: true)
        let paths = random.paths(60)
        for start in RandomExcludes.starts where !start.isEmpty {
            try app.write("", to: "\(start)/file")
        }
        try app.index(paths)
        for _ in 1...12 {
            let start = random.start()
            let pattern = random.pattern(near: paths)
            let git = Git(in: "\(app.path)/\(start)")
            let listed = try git(
                "ls-files",
                "-z",
                "--full-name",
                "--",
                ":/",
                ":(exclude,glob)\(pattern)",
                accepting: [0, 128]
            )
            let ours = try? Exclude(pattern, in: try app.opened(in: start))
            let kept = ours.map { ours in paths.filter { !ours.matches($0.utf8) } }
            let right = listed.status == 0 ? listed.records : nil
            #expect(
                kept?.sorted() == right?.sorted(),
                "seed \(seed): '\(pattern)' from '\(start)'"
            )
        }
    }
}
