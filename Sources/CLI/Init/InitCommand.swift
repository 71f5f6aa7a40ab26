import BuildSettings
import GitHistory
import Versioning

/// Looking at a repository and writing its configuration.
extension CommandRun {
    func initialise() throws -> ExitStatus {
        let name = Configuration.fileName
        let file = repository.workTree.map { $0 + name }
        if !invocation.isDryRun {
            guard let file else { throw InitError.noWorkTree }
            guard invocation.isForced || !WholeFile.exists(at: file) else {
                throw InitError.exists(file: name)
            }
        }
        let head = try head()
        let interview =
            invocation.answersYes ? nil : ask.map { Interview(ask: $0, say: console.result) }
        let main = try mainBranch(asking: interview)
        let (proposal, isKnown) = try proposal(for: main, at: head, asking: interview)
        let text = ConfigurationText(of: proposal).text
        let today = try today(text, main: main, isKnown: isKnown)
        if invocation.isDryRun {
            console.output(text)
            return .done
        }
        if let interview {
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            for line in lines.dropLast() { interview.say(String(line)) }
            guard try interview.confirms("Write \(name)") else {
                throw UsageError(
                    "nothing was written",
                    hint: "options say what is wrong above: schema-version init --help"
                )
            }
        }
        guard let file else { throw InitError.noWorkTree }
        try WholeFile.write(
            Array(text.utf8),
            to: file,
            shownAs: name,
            replacing: invocation.isForced
        )
        console.result("\(name): written")
        if !invocation.isQuiet {
            for line in NextSteps(after: proposal, today: today, typed: invocation.typedForInit)
                .lines
            { console.result(line) }
        }
        return .done
    }

    /// - Returns: what is to be written, and whether anything told what has shipped.
    private func proposal(
        for main: MainBranch,
        at head: Head,
        asking interview: Interview?
    ) throws -> (proposal: Proposal, isKnown: Bool) {
        let scan = try AppScan(of: head.commit, in: repository)
        if scan.isCut {
            console.note("only the first \(ScanRules.files) files of head were looked at")
        }
        let model = try modelDecision(for: scan, at: head.commit, asking: interview)
        let settings = try settingsDecision(for: scan, asking: interview)
        var proposal = Proposal()
        proposal.paths = model.paths
        proposal.why["paths"] = model.why
        proposal.excludes = try invocation.excludes.map { try repository.patternFromRoot($0) }
        proposal.why["exclude"] = ["Named by --exclude."]
        proposal.settings = settings.settings
        proposal.why["settings"] = settings.why
        proposal.keeping = settings.keeping
        proposal.why["keeping"] = settings.whyKeeping
        let releases = try repository.releaseRefs(besides: main)
        setReleases(of: &proposal, releases)
        try setBases(of: &proposal, main: main, releases)
        tellPlacesInCode(scan, of: &proposal)
        try setCounting(of: &proposal, model, scan, main, releases, asking: interview)
        let isKnown =
            interview != nil || proposal.baseline != nil || !scan.keptVersions.isEmpty
        return (proposal, isKnown)
    }

    /// The commit whose files are looked at.
    private func head() throws -> Head {
        do throws(GitError) {
            return try repository.head(named: nil)
        } catch {
            if case .unbornHead(let branch) = error { throw InitError.unbornHead(branch: branch) }
            throw error
        }
    }

    private func setReleases(of proposal: inout Proposal, _ releases: ReleaseRefs) {
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
    private func tellPlacesInCode(_ scan: AppScan, of proposal: inout Proposal) {
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
            proposal.notes.append(
                "\(place.constant.name) in \(place.file):\(place.constant.line) is kept by hand: let the"
                    + " app read the number instead (README, \"Reading the number\")."
            )
        }
    }

    private func setBases(
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
