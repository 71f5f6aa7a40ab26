import CLI
import TestSupport
import Testing

@Suite struct MonotoneTests {
    @Test(arguments: Seeds.every(3))
    func `main's number does not go down, or it is said that it does`(seed: UInt64) throws {
        let history = try RandomHistory(seed: seed)
        var main = PulledMain(of: history)
        var highest: [Way: (number: Int, tip: String)] = [:]
        var findings = Findings()
        for _ in 0...5 {
            for way in Way.allCases {
                let number = try way.number(of: main.tip, in: history)
                let earlier = highest[way] ?? (number, main.tip)
                if number >= earlier.number { highest[way] = (number, main.tip) }
                let options = ["--merge-method", way.rawValue, "--allow-uncounted"]
                let outcome = history.compute(options, head: main.tip)
                if try history.isRightlyUnknown(outcome, head: main.tip) { continue }

                let place = "\(way) after \(main.steps)"
                findings.compare(outcome.version, with: number, place)
                let isSaid = outcome.warnings.contains("displaced")
                let isLower = number < earlier.number
                // Where each landing counts, one number has to be one schema, too.
                let isAnother =
                    try way == .squash && number == earlier.number
                    && history.differ(earlier.tip, main.tip)
                if isSaid ? number > earlier.number : isLower || isAnother {
                    let warning = isSaid ? "displaced" : "no warning"
                    findings.note("\(place): \(earlier.number), then \(number), \(warning)")
                }
            }
            try main.step()
        }
        #expect(findings.isEmpty, "\(findings)\n\(history.story(of: history.paths))")
    }
}

/// The methods that make a landing one commit.
private enum Way: String, CaseIterable {
    case merge
    case squash

    /// What git counts on the line of a commit.
    func number(of tip: String, in history: RandomHistory) throws -> Int {
        try history.git.landings(tip, history.paths, merges: self == .merge).count
    }
}

extension RandomHistory {
    fileprivate func differ(_ one: String, _ other: String) throws -> Bool {
        let words = ["--literal-pathspecs", "diff", "--quiet", one, other, "--"]
        return try git.run(words + paths, accepting: [0, 1]).status == 1
    }
}

/// The main branch of a random history to which people push, some of them what `git pull` made.
private struct PulledMain {
    /// What was done to it, for the message of a failed expectation.
    private(set) var steps: [String] = []
    private let history: RandomHistory
    private var random: SplitMix64
    /// Where it was, oldest first; each contains those before it.
    private var tips: [String]

    init(of history: RandomHistory) {
        self.history = history
        random = SplitMix64(seed: history.seed)
        tips = history.line.reversed()
    }

    var tip: String {
        tips[tips.count - 1]
    }

    /// Makes one more commit of main, or a foxtrot: main's old line is merged into local work, by
    /// the title that git gives it.
    mutating func step() throws {
        let git = history.git
        let next: String
        switch random.below(4) {
        case 0:
            next = try work(on: tip)
            steps.append("a push")
        case 1:
            let branch = try work(on: tip)
            let words = ["commit-tree", "\(branch)^{tree}", "-p", tip, "-p", branch]
            next = try git.run(words + ["-m", "merge"]).text
            steps.append("a merge")
        default:
            let start = random.below(tips.count)
            let local = try work(on: tips[start])
            let merge = try git.run(["merge-tree", "--write-tree", local, tip], accepting: [0, 1])
            let title = "Merge branch '\(history.main)' of https://example.org/app"
            let words = ["commit-tree", merge.lines[0], "-p", local, "-p", tip, "-m", title]
            next = try git.run(words).text
            steps.append("a foxtrot on \(tips[start])")
        }
        tips.append(next)
        try git.run(["update-ref", "refs/heads/\(history.main)", next])
    }

    /// A commit that has the files of any other.
    private mutating func work(on parent: String) throws -> String {
        let files = random.pick(history.commits)
        let words = ["commit-tree", "\(files)^{tree}", "-p", parent, "-m", "work"]
        return try history.git.run(words).text
    }
}
