import BuildSettings
import GitHistory
import Versioning

extension CommandRun {
    /// What is wrong with the number in view of the builds that are out, and the patterns that no
    /// tag is like.
    func releaseFindings(
        _ answer: Answer
    ) throws -> (problems: [ReleaseProblem], unmatched: [Notice]) {
        let history = answer.findings.history
        let found = try repository.releases(
            ReleaseQuery(patterns: invocation.releases, named: invocation.released),
            for: history,
            asked: answer.query
        )
        let releases = found.releases.map { release in
            Release(
                name: release.name,
                line: release.line,
                recorded: recorded(in: release),
                isContained: release.isContained
            )
        }
        let version = answer.decision.version
        let problems = try answer.rule.problems(
            of: version,
            with: releases,
            in: history,
            isMain: answer.findings.choice.isMain
        )
        return (problems, found.unmatched.map(noRelease))
    }

    /// The highest number that a release states or that one of its settings files holds; a file that
    /// cannot be read any more holds none.
    private func recorded(in release: FoundRelease) -> UInt64? {
        let held = release.settings.compactMap { file, bytes in
            try? SettingsFile(named: file, bytes: bytes).value(at: invocation.key)
        }
        return (held.compactMap(\.self) + [release.statedVersion].compactMap(\.self)).max()
    }

    private func noRelease(like pattern: String) -> Notice {
        let fetch = Surroundings(environment).tagHint ?? "git fetch --tags origin"
        return Notice(
            code: "no-release-found",
            message: "no tag is like '\(pattern)', so the number is held against nothing",
            hint: "fetch the tags (\(fetch)), or mend the pattern"
        )
    }
}

extension ReleaseProblem {
    var notice: Notice {
        switch self {
        case .sameAsRelease(let name, let version):
            Notice(
                code: code,
                message: "release '\(name)' has number \(version) with another model",
                hint: "this build needs a higher one: --baseline REV=\(version + 1)"
            )
        case .lowerThanRelease(let name, let released, let version):
            Notice(
                code: code,
                message: "number \(version) is below \(released), which release '\(name)' has",
                hint: "devices with that release would refuse this build: --baseline"
                    + " REV=\(released + 1)"
            )
        }
    }
}
