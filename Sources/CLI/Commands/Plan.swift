import BuildSettings
import GitHistory
import Versioning

/// What a run is to make of the settings files for one schema.
struct Plan {
    let answer: Answer
    let edits: [PlannedEdit]
}

extension CommandRun {
    /// What every file is to become for each schema; nothing is written.
    ///
    /// A file that carries several numbers is edited by one after the other.
    func plan(_ answers: [SchemaResult<Answer>]) -> [SchemaResult<Plan>] {
        var files = PlannedFiles()
        return answers.map { answer in
            answer.map { try Plan(answer: $0, edits: plannedEdits(for: $0, in: &files)) }
        }
    }

    private func plannedEdits(
        for answer: Answer,
        in files: inout PlannedFiles
    ) throws -> [PlannedEdit] {
        var planned: [PlannedEdit] = []
        for target in answer.schema.targets {
            let file = try settingsFile(target, for: answer)
            // A file named twice, or through a link as well, is edited once, unless another key of it
            // is meant.
            let isKnown = planned.contains { known in
                known.file.target == file.target && known.target.key == target.key
            }
            guard !isKnown else { continue }
            let edit = try plannedEdit(of: files.current(file), target, for: answer)
            try files.take(edit, for: answer.schema)
            planned.append(edit)
        }
        return planned
    }

    /// Refuses a configured file that lies outside of the work tree, or in git's own folder: who
    /// writes a repository's configuration is not always who runs it.
    private func requireWithin(
        _ target: SettingsTarget,
        at path: String
    ) throws(SettingsError) {
        guard target.isConfigured, !repository.checksOut(path) else { return }
        throw .outside(
            file: target.file,
            directory: repository.workTree.map { "the work tree, \($0)" }
                ?? "what this bare repository has"
        )
    }

    /// The file on disk; for `check --staged` as it is staged, which is what will be committed, and
    /// for `check --head` as that commit has it, unless git knows nothing of it there.
    private func settingsFile(
        _ target: SettingsTarget,
        for answer: Answer
    ) throws -> SettingsFile {
        if invocation.command == .check, invocation.head != nil,
            let head = answer.findings.history.head,
            let bytes = try repository.content(of: repository.resolved(target.gitPath), in: head)
        {
            return try SettingsFile(named: target.file, bytes: bytes)
        }
        guard invocation.command == .check, invocation.source == .index else {
            return try fileOnDisk(target)
        }
        guard let bytes = try repository.stagedContent(of: target.gitPath) else {
            throw SettingsError.notStaged(file: target.file)
        }
        return try SettingsFile(named: target.file, bytes: bytes)
    }

    /// The file as it is, or with `--create` as it is to be made.
    private func fileOnDisk(_ target: SettingsTarget) throws(SettingsError) -> SettingsFile {
        // Before anything of it is read; where it is missing there are no links to follow yet.
        try requireWithin(
            target,
            at: repository.resolved(absolute(target.file, in: target.directory))
        )
        do throws(SettingsError) {
            let file = try SettingsFile(at: target.file, in: target.directory)
            try requireWithin(target, at: file.target)
            return file
        } catch {
            guard case .notFound = error, invocation.creates else { throw error }
            let file = try SettingsFile(creating: target.file, in: target.directory) { defaultKey in
                [target.key ?? defaultKey] + [target.fingerprintKey].compactMap(\.self)
            }
            try requireWithin(target, at: file.target)
            return file
        }
    }

    /// What one file is to become.
    func plannedEdit(
        of file: SettingsFile,
        _ target: SettingsTarget,
        for answer: Answer
    ) throws -> PlannedEdit {
        let key = target.key ?? file.defaultKey
        if let other = target.fingerprintKey, key.leads(to: other) || other.leads(to: key) {
            throw UsageError(
                "'\(key)' holds the number in \(file.path), and cannot hold the fingerprint too",
                hint: "give the fingerprint a key of its own"
            )
        }
        let version = SettingValue.number(answer.decision.version)
        let number = try file.edit(key, to: version, as: target.type)
        guard let fingerprintKey = target.fingerprintKey else {
            return PlannedEdit(
                file: file,
                target: target,
                key: key,
                number: number,
                fingerprint: nil
            )
        }
        // A model that is not there has no id.
        let fingerprint = SettingValue.text(answer.findings.fingerprint?.hex ?? "none")
        let edit = try file.applying(number).edit(fingerprintKey, to: fingerprint, as: .string)
        return PlannedEdit(file: file, target: target, key: key, number: number, fingerprint: edit)
    }
}
