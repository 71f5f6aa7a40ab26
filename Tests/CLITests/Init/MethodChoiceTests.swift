import GitHistory
import Testing
import Versioning

@testable import CLI

/// Which merge method a history speaks for.
@Suite struct MethodChoiceTests {
    /// The landings of a model, oldest first: `m` a merge, `s` a commit of one parent.
    private func choice(
        _ landings: String,
        recent: RecentCommits,
        isFromRoot: Bool = true
    ) -> MethodChoice {
        let id = ObjectID(high: 1, middle: 2, low: 3)
        let all = landings.reversed().enumerated().map { distance, kind in
            Landing(
                commit: id,
                distance: distance,
                isMerge: kind == "m",
                model: Model(entries: [nil])
            )
        }
        return MethodChoice(
            landings: all,
            isFromRoot: isFromRoot,
            recent: recent,
            base: "main"
        )
    }

    private let merging = RecentCommits(count: 100, merges: 95, squashes: 0)
    private let mixed = RecentCommits(count: 100, merges: 50, squashes: 30)

    @Test(arguments: ["mmm", "smmm", "mmmmmmmm", "smmmmm"])
    func `merges alone are merge, whatever else lands`(landings: String) {
        #expect(choice(landings, recent: mixed).method == .merge)
        #expect(choice(landings, recent: merging).method == .merge)
    }

    @Test(arguments: ["mms", "msm", "ssmm", "s" + String(repeating: "m", count: 50) + "s", "ss"])
    func `one change without a merge is squash, however many merges there are`(landings: String) {
        #expect(choice(landings, recent: merging).method == .squash)
    }

    @Test(arguments: ["", "s", "m", "sm", "smm"])
    func `few changes leave it to the line`(landings: String) {
        #expect(choice(landings, recent: merging).method == .merge)
        #expect(choice(landings, recent: mixed).method == .squash)
    }

    @Test func `above a baseline the first change is one like any other`() {
        #expect(choice("smmm", recent: merging, isFromRoot: false).method == .squash)
    }

    @Test func `a release line that takes ordinary commits is squash for all`() {
        func method(_ own: OwnCommits) -> MergeMethod {
            let id = ObjectID(high: 1, middle: 2, low: 3)
            let model = Model(entries: [nil])
            let landings = (0..<4).map {
                Landing(commit: id, distance: $0, isMerge: true, model: model)
            }
            return MethodChoice(
                landings: landings,
                isFromRoot: true,
                recent: merging,
                own: own,
                base: "main"
            ).method
        }
        #expect(method(OwnCommits()) == .merge)
        #expect(method(OwnCommits(count: 3, merges: 3)) == .merge)
        #expect(method(OwnCommits(count: 3, merges: 2)) == .squash)
    }

    @Test func `a short line tells nothing`() {
        #expect(choice("", recent: RecentCommits(count: 3, merges: 3)).method == .squash)
    }

    @Test func `the numbers are said`() {
        let why = choice("smms", recent: mixed).why.joined(separator: " ")
        #expect(why.contains("2 of the 3 changes of the model on main landed by merge commits"))
        #expect(why.contains("Of the last 100 commits of main, 50 are merge commits and 30 name"))
    }
}
