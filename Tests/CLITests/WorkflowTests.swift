import CLI
import TestSupport
import Testing

/// The ways a team works, each with its number, held against git.
@Suite struct WorkflowTests {}

/// How work is landed.
enum Way: String, CaseIterable, CustomTestStringConvertible {
    case merge
    case squash

    var testDescription: String { rawValue }
}

/// A story's numbers beside those that git counts.
extension HistoryBuilder {
    /// The number of a head (HEAD by default) and the codes of its warnings, or that of a refusal.
    func answer(_ head: String? = nil, base: String = "main", by way: Way = .merge) -> String {
        let json = outcome(head, base: base, by: way).json
        let number = json["version"].int.map(String.init) ?? json["error"]["code"].string
        return ([number ?? "nothing"] + json["warnings"].codes.sorted()).joined(separator: " ")
    }

    /// The commit of main that a head has its number from, as git names it.
    func place(of head: String? = nil, by way: Way = .merge) -> String? {
        outcome(head, base: "main", by: way).json["countedAt"].string
    }

    /// What `git log` counts on the first-parent line of a revision.
    func count(_ revision: String, by way: Way = .merge) throws -> Int {
        let kind = way == .merge ? ["--merges"] : []
        let words = ["log", "--first-parent", "--format=%H"] + kind + [revision, "--", "Models"]
        return try git.run(words).lines.count
    }

    /// What git counts on main once a head has landed there by git's own merge; nothing is moved.
    func countOnceLanded(_ head: String, by way: Way = .merge) throws -> Int {
        let tree = try git("merge-tree", "--write-tree", "main", head).text
        let parents = way == .merge ? ["-p", "main", "-p", head] : ["-p", "main"]
        return try count(git.run(["commit-tree", tree, "-m", "land"] + parents).text, by: way)
    }

    private func outcome(_ head: String?, base: String, by way: Way) -> Outcome {
        let words = ["--path", ":/Models", "--format", "json", "--base", base]
        let named = head.map { ["--head", $0] } ?? []
        return schemaVersion(words + ["--merge-method", way.rawValue] + named, in: path)
    }
}

/// Expects that a branch has this number, and main too once the branch has landed.
func expectPromise(
    _ number: Int,
    of head: String,
    in app: HistoryBuilder,
    by ways: [Way] = Way.allCases,
    warnings: String = "",
    sourceLocation: SourceLocation = #_sourceLocation
) throws {
    for way in ways {
        let answer = app.answer(head, by: way)
        #expect(answer == "\(number)\(warnings)", "\(way)", sourceLocation: sourceLocation)
        let count = try app.countOnceLanded(head, by: way)
        #expect(count == number, "git, \(way)", sourceLocation: sourceLocation)
    }
}

/// Expects that a head, which changes nothing, has the number of this commit of main.
func expectNumber(
    _ number: Int,
    of head: String,
    asAt place: String,
    in app: HistoryBuilder,
    by ways: [Way] = Way.allCases,
    warnings: String = "",
    sourceLocation: SourceLocation = #_sourceLocation
) throws {
    for way in ways {
        let answer = app.answer(head, by: way)
        #expect(answer == "\(number)\(warnings)", "\(way)", sourceLocation: sourceLocation)
        let (found, commit) = (app.place(of: head, by: way), try app.id(of: place))
        #expect(found == commit, "\(way)", sourceLocation: sourceLocation)
        let count = try app.count(place, by: way)
        #expect(count == number, "git, \(way)", sourceLocation: sourceLocation)
    }
}
