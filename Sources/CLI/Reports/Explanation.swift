import GitHistory
import Versioning

/// The story of one number: what was counted, from where, and what head adds to it.
struct Explanation {
    private(set) var story = Story()
    private let answer: Answer
    private let repository: Repository

    /// How many of the newest landings are listed.
    private static let listed = 3

    /// - Parameter name: the schema's, where there are several.
    init(of answer: Answer, named name: String?, in repository: Repository) throws {
        self.answer = answer
        self.repository = repository
        if let name { story.add("schema", [name]) }
        story.add("version", ["\(answer.decision.version) = \(sum)"])
        story.add("base", ["\(answer.findings.history.base.name)\(baseTip), \(baseReason)"])
        story.list("head", try head)
        story.add("branch point", [branchPoint])
        story.add("landings", counts)
        story.list("the newest", try newestLandings.map(title))
        if let commit = answer.findings.checkpoint {
            story.add(
                "checkpoint",
                [
                    "what is up to \(commit.abbreviated) an earlier run counted; --no-cache counts anew"
                ]
            )
        }
        let pending = try PendingExplanation(of: answer, in: repository)
        story.add("pending", pending.sentences)
        story.list("files", pending.files)
        story.list("commits", try pending.commits.shown(5, as: title))
        for warning in answer.warnings {
            story.add("warning", ["\(warning.message) [\(warning.code)]"], as: .warning)
            story.add("fix", [warning.hint])
        }
    }

    private var baseTip: String {
        answer.findings.history.base.commit.map { " at \($0.abbreviated)" } ?? ", no commit yet"
    }

    private var baseReason: String {
        let reason = answer.findings.choice.reason.text
        return answer.findings.choice.isHead ? "\(reason); head is base" : reason
    }

    /// What is numbered: a commit, and what would be committed on top of it.
    private var head: [String] {
        get throws {
            let commit = try answer.findings.history.head.map(title) ?? "no commit yet"
            let source = answer.findings.source
            return source == .head ? [commit] : [commit, "and \(source.text)"]
        }
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

    private var branchPoint: String {
        guard let point = answer.findings.history.branchPoint else { return "none on base's line" }
        let distance = counted(point.distance, "commit") + " before base"
        return "\(point.commit.abbreviated), \(point.distance == 0 ? "base itself" : distance)"
    }

    /// The newest landings that count up to the commit that the number is counted at.
    private var newestLandings: [ObjectID] {
        let line = answer.findings.history.line
        var distance = 0
        if case .landing(.settled(let position)) = answer.findings.evidence {
            distance = position.distance
        }
        let method = answer.rule.mergeMethod
        let counting = line.recentLandings(upTo: distance)
            .lazy.filter { method.countsLanding(asMerge: $0.isMerge) }
        return counting.prefix(Self.listed).map(\.commit)
    }

    /// What was counted, up to which commit.
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

    /// A commit as a person knows it.
    private func title(of commit: ObjectID) throws -> String {
        "\(commit.abbreviated) \(try repository.subject(of: commit))"
    }
}

extension BaseChoice.Reason {
    fileprivate var text: String {
        switch self {
        case .named(let name): "asked for as '\(name)'"
        case .nearest(let lines, _): "of \(counted(lines, "line")) the one that head belongs to"
        case .remoteDefault(let remote): "the default branch of '\(remote)'"
        case .buildDefault(let source): "the default branch by \(source)"
        case .target(let source): "the pull request's target by \(source)"
        case .usualName: "the only branch with a usual name"
        case .onlyBranch: "the only branch"
        }
    }
}
