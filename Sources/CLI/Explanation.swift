import GitHistory
import Versioning

/// The story of one number, in lines of a label and a sentence.
struct Explanation {
    private(set) var lines: [String] = []
    private let answer: Answer
    private let repository: Repository

    /// How many of the newest landings are listed.
    private static let listed = 3

    init(of answer: Answer, in repository: Repository) throws {
        self.answer = answer
        self.repository = repository
        let history = answer.findings.history
        add("version", ["\(answer.decision.version) = \(sum)"])
        add("base", ["\(history.base.name)\(baseTip), \(baseReason)"])
        add("head", try head)
        add("branch point", [branchPoint])
        add("landings", counts)
        var newest: [String] = []
        for landing in newestLandings {
            newest.append("\(landing.commit.abbreviated) \(try subject(of: landing.commit))")
        }
        add("the newest", newest)
        add("pending", pending)
    }

    /// Adds lines of text, the first of them behind a label.
    private mutating func add(_ label: String, _ texts: [String]) {
        for (index, text) in texts.enumerated() {
            let start = index == 0 ? label : ""
            lines.append(start + String(repeating: " ", count: 14 - start.count) + text)
        }
    }

    private var baseTip: String {
        answer.findings.history.base.commit.map { " at \($0.abbreviated)" } ?? ", no commit yet"
    }

    /// What is numbered: a commit, and what would be committed on top of it.
    private var head: [String] {
        get throws {
            let commit = answer.findings.history.head
            let head = try commit.map { "\($0.abbreviated) \(try subject(of: $0))" }
            return [head ?? "no commit yet", uncommitted].compactMap(\.self)
        }
    }

    private var uncommitted: String? {
        answer.findings.source == .head ? nil : "and \(numbered)"
    }

    /// Whose model is numbered.
    private var numbered: String {
        switch answer.findings.source {
        case .head: "head"
        case .index: "what is staged"
        case .worktree: "what is on disk"
        }
    }

    private func subject(of commit: ObjectID) throws -> String {
        let subject = try repository.subject(of: commit)
        return subject.count > 70 ? subject.prefix(69) + "…" : subject
    }

    private var sum: String {
        let start = answer.rule.startingVersion
        let landed = answer.decision.landed - start
        let parts = [
            start > 0 ? "\(start) at the baseline" : nil,
            "\(landed) landed",
            answer.decision.adds > 0 ? "\(answer.decision.adds) pending" : nil,
        ]
        return parts.compactMap(\.self).joined(separator: " + ")
    }

    private var baseReason: String {
        if answer.findings.choice.isHead { return "the branch that is checked out: head is base" }
        return switch answer.findings.choice.reason {
        case .named(let name): "asked for as '\(name)'"
        case .nearest(let lines): "of \(counted(lines, "line")) the one that head belongs to"
        case .remoteDefault(let remote): "the default branch of '\(remote)'"
        case .usualName: "the only branch with a usual name"
        case .onlyBranch: "the only branch"
        }
    }

    private var branchPoint: String {
        guard let point = answer.findings.history.branchPoint else { return "none on base's line" }
        return switch point.distance {
        case 0: "\(point.commit.abbreviated), base itself"
        case 1: "\(point.commit.abbreviated), 1 commit before base"
        default: "\(point.commit.abbreviated), \(point.distance) commits before base"
        }
    }

    /// The landings up to the commit that the number is counted at.
    private var landings: ArraySlice<Landing> {
        let line = answer.findings.history.line
        guard case .landing(.settled(let position)) = answer.findings.evidence else {
            return line.landings[...]
        }
        return line.landings(upTo: position.distance)
    }

    private var newestLandings: some Sequence<Landing> {
        landings.lazy.filter(answer.rule.mergeMethod.counts).prefix(Self.listed)
    }

    /// What was counted, up to which commit; a label and one or two lines.
    private var counts: [String] {
        let landed = answer.decision.landed - answer.rule.startingVersion
        let kind = answer.rule.mergeMethod == .merge ? "merge commit" : "commit"
        let left = answer.decision.uncounted
        guard let end = answer.decision.countedAt else { return ["none yet"] }
        return [
            "\(counted(landed, kind)) changed the model up to \(end.abbreviated)",
            left > 0 ? "\(counted(left, "other change")) of it not counted" : nil,
        ].compactMap(\.self)
    }

    private var pending: [String] {
        let commits = answer.findings.history.pendingCommits
        let changes = commits == 1 ? "1 commit changes it" : "\(commits) commits change it"
        switch answer.findings.evidence {
        case .recipe(let range):
            guard let merge = range.latestMerge else {
                return ["nothing: head has no merge to count from"]
            }
            return [
                "\(range.commits) commits touch the model since \(merge.abbreviated), the latest merge"
            ]
        case .landing(.first):
            return answer.decision.adds > 0
                ? ["the first commit has the model: the first number"]
                : ["nothing: there is no model in what will be the first commit"]
        case .landing(.pending) where answer.findings.source != .head:
            return ["landing \(numbered) changes base's model: the next number"]
        case .landing(.pending):
            return ["landing head changes base's model (\(changes)): the next number"]
        case .landing(.replayed(let replay)):
            return [
                "replayed on base one by one, \(counted(replay.changes, "commit")) would change the"
                    + " model, a number each"
            ]
        case .landing(.settled(let position)) where commits > 0:
            return [
                "nothing: \(changes), but base has it, or it was taken back",
                "the number is that of \(position.commit.abbreviated)",
            ]
        case .landing:
            return ["nothing: \(numbered) leaves the model as it is"]
        }
    }
}
