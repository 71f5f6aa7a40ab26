import GitHistory
import Versioning

/// What head adds to the number, and with which files and commits; or why it adds nothing.
struct PendingExplanation {
    let sentences: [String]
    /// The files that are pending, each behind git's letter for what becomes of it.
    let files: [String]
    /// The commits that are pending, newest first.
    let commits: [ObjectID]

    /// How many files are listed.
    private static let listed = 10

    init(of answer: Answer, in repository: Repository) throws {
        // The recipe knows no pending change, only commits that touch the model.
        if case .recipe(let range) = answer.findings.evidence {
            (sentences, files, commits) = ([range.sentence], [], [])
            return
        }
        let story = try repository.pendingStory(behind: answer.findings, for: answer.query)
        sentences = story.sentences(for: answer)
        let isPending = answer.decision.adds > 0
        files = isPending ? story.files.shown(Self.listed) { "\($0.kind.rawValue) \($0.path)" } : []
        commits = isPending ? story.commits : []
    }
}

extension PendingStory {
    fileprivate func sentences(for answer: Answer) -> [String] {
        let numbered = answer.findings.source.text
        guard case .landing(let standing) = answer.findings.evidence else { return [] }
        switch standing {
        case .first:
            return answer.decision.adds > 0
                ? ["the first commit has the model: the first number"]
                : ["nothing: there is no model in what will be the first commit"]
        case .pending:
            let isCommitted = answer.findings.source == .head && !commits.isEmpty
            let by = isCommitted ? " (\(changes))" : ""
            return ["landing \(numbered) changes base's model\(by): the next number"]
        case .replayed(let replay):
            return [
                "replayed on base one by one, \(counted(replay.changes, "commit")) would change the"
                    + " model, a number each"
            ]
        case .settled(let position):
            let number = "the number is that of \(position.commit.abbreviated)"
            let isAtHead = position.commit == answer.findings.history.head
            return ["nothing: \(reason(for: answer))"] + (isAtHead ? [] : [number])
        case .settledBeforeBaseline:
            return []
        }
    }

    /// Why landing would leave base's model as it is.
    private func reason(for answer: Answer) -> String {
        let source = answer.findings.source
        if isContained, source == .head { return "base contains head" }
        if !changesModel, commits.isEmpty { return "\(source.text) leaves the model as it is" }
        if !changesModel { return "\(changes), but it was taken back" }
        if answer.rule.mergeMethod == .rebase, commits.isEmpty, !files.isEmpty {
            return "a rebase leaves out what only merge commits change"
        }
        return commits.isEmpty
            ? "base has what \(source.text) changes already"
            : "\(changes), but base has the same change already"
    }

    private var changes: String {
        commits.count == 1 ? "1 commit changes it" : "\(commits.count) commits change it"
    }
}

extension RecipeRange {
    fileprivate var sentence: String {
        guard let latestMerge else { return "nothing: head has no merge to count from" }
        let touches =
            switch commits {
            case 0: "nothing: no commit touches"
            case 1: "1 commit touches"
            default: "\(commits) commits touch"
            }
        return "\(touches) the model since \(latestMerge.abbreviated), the latest merge"
    }
}

extension ModelSource {
    /// Whose model is numbered, as a person says it.
    var text: String {
        switch self {
        case .head: "head"
        case .index: "what is staged"
        case .worktree: "what is on disk"
        }
    }
}

extension Collection {
    /// The first elements as text, and how many more there are.
    func shown(_ limit: Int, as text: (Element) throws -> String) rethrows -> [String] {
        let more = count > limit ? ["and \(count - limit) more"] : []
        return try prefix(limit).map(text) + more
    }
}
