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
            guard invocation.isForced || !somethingExists(at: file) else {
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
}
