import GitHistory
import Versioning

/// Which branches are counted on, and which tags the number is held against.
extension CommandRun {
    /// What an option says, else the pattern that most tags which look like releases are like.
    func setReleases(of proposal: inout Proposal, _ releases: ReleaseRefs) {
        proposal.releases = invocation.releases
        proposal.why["releases"] = ["Named by --releases."]
        guard invocation.releases.isEmpty, let pattern = releases.tagPattern else { return }
        proposal.releases = [pattern]
        let tags = counted(releases.tagCount, "tag")
        proposal.why["releases"] = [
            "\(tags) \(releases.tagCount == 1 ? "looks" : "look") like releases, \(releases.tags[0].name)"
                + " for one: 'check' and 'write' hold the number against them."
        ]
    }

    /// Says which constants give way to the number, and what could not be read.
    func tellPlacesInCode(_ scan: AppScan, of proposal: inout Proposal) {
        let places = scan.placesInCode
        let baseline = invocation.baseline
        for place in places.expressions where baseline == nil {
            let text =
                "\(place.constant.name) in \(place.file):\(place.constant.line) is an expression:"
                + " --baseline says which version has shipped."
            proposal.notes.append(text)
            proposal.why["keeping", default: []].append(text)
        }
        for place in places.numbers {
            // Java's annotations take what a compiler knows, so nothing can be read there.
            let isAnnotation = place.constant.name.hasPrefix("@")
            proposal.notes.append(
                "\(place.constant.name) in \(place.file):\(place.constant.line) is kept by hand: "
                    + (isAnnotation
                        ? "have the build generate a constant of the number for it."
                        : "let the app read the number instead (README, \"Reading the number\").")
            )
        }
    }

    /// What options say, else main and the release lines that there are.
    func setBases(
        of proposal: inout Proposal,
        main: MainBranch,
        _ releases: ReleaseRefs
    ) throws {
        guard invocation.bases.isEmpty else {
            proposal.bases = invocation.bases
            proposal.why["base"] = ["Named by --base."]
            return
        }
        let lines = releases.linePatterns
        proposal.bases = [main.shortName] + lines
        let doubt = main.isGuessed ? ["Its usual name is all that speaks for it."] : []
        proposal.why["base"] = ["The branch that work lands on: \(main.reason.words)."] + doubt
        if !lines.isEmpty {
            proposal.why["base"]?.append("Release branches go on from where they were cut.")
        }
    }
}

extension BaseChoice.Reason {
    /// Why a branch is main, behind a colon.
    fileprivate var words: String {
        switch self {
        case .named(let name): "'\(name)' was asked for"
        case .nearest: "head is nearest to it"
        case .remoteDefault(let remote): "the default branch of \(remote)"
        case .buildDefault(let source), .target(let source): "\(source) says so"
        case .usualName: "the only branch with a usual name"
        case .onlyBranch: "the only branch"
        }
    }
}
