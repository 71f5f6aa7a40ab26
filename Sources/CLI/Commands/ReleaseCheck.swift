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
        let schema = answer.schema
        let found = try repository.releases(
            ReleaseQuery(patterns: schema.releases, named: schema.released),
            for: history,
            asked: answer.query
        )
        let releases = try found.releases.map { release in
            let own = try configuredSchema(like: schema, in: release.commit)
            return Release(
                name: release.name,
                line: release.line,
                recorded: try recorded(in: release, by: own ?? schema),
                counted: own.flatMap { counted(release, by: $0) },
                isContained: release.isContained
            )
        }
        let problems = try answer.rule.problems(
            of: answer.decision.version,
            with: releases,
            in: history,
            isMain: answer.findings.choice.isMain
        )
        return (problems, found.unmatched.map(noRelease))
    }

    /// The highest number that a release states or that one of its settings files holds; a file that
    /// cannot be read any more holds none.
    private func recorded(in release: FoundRelease, by schema: Schema) throws -> UInt64? {
        let held = try schema.targets.compactMap { target in
            try repository.content(of: target.gitPath, in: release.commit).flatMap { bytes in
                try? SettingsFile(named: target.file, bytes: bytes).value(at: target.key)
            }
        }
        return (held + [release.statedVersion].compactMap(\.self)).max()
    }

    /// What the rule gives a release by its own configuration; nil where that gives it no number any
    /// more, so that the run's has to do.
    private func counted(_ release: FoundRelease, by schema: Schema) -> UInt64? {
        let query = query(for: schema)
        guard let findings = try? repository.findings(for: query) else { return nil }
        let named = ReleaseQuery.Named(revision: release.commit.hex, version: nil)
        let found = try? repository.releases(
            ReleaseQuery(patterns: [], named: [named]),
            for: findings.history,
            asked: query
        )
        guard let line = found?.releases.first?.line else { return nil }
        return try? schema.rule(isCheck: true).counted(line, in: findings.history)
    }

    private func noRelease(like pattern: String) -> Notice {
        let fetch = surroundings.tagHint ?? surroundings.fetchTags
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
