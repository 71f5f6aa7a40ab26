import BuildSettings
import GitHistory
import Versioning

/// What a run is to make of one settings file: the number, and the fingerprint where one is kept.
struct PlannedEdit {
    let file: SettingsFile
    let number: Edit
    /// Made on top of the number's.
    let fingerprint: Edit?

    /// The changes one by one, the number's first.
    var edits: [Edit] { [number] + [fingerprint].compactMap(\.self) }

    /// The one change of the file that makes both; nil where it has both already.
    var change: (file: SettingsFile, edit: Edit)? {
        edits.last(where: \.changesFile).map { (file, $0) }
    }

    /// The whole file as it is to be, line by line, without line ends.
    var lines: [String] {
        String(decoding: bytes, as: UTF8.self)
            .split(separator: "\n").map(String.init)
    }
}

extension PlannedEdit {
    /// The warning that the number falls and nothing tells whether that is right: the file was moved,
    /// say, or is not in git.
    var unexplainedFall: Notice? {
        guard case .number(let old)? = number.was, case .number(let new) = number.now, new < old
        else { return nil }
        return Notice(
            code: "lowered",
            message: "\(file.path): \(number.key) falls from \(old) to \(new), and main holds no"
                + " number there that would say whether builds with \(old) are out",
            hint: "if they are: --baseline REV=\(old), REV being the commit of main they came from",
            file: file.path
        )
    }
}

extension CommandRun {
    /// What every named file is to become; nothing is written.
    func plannedEdits(for answer: Answer) throws -> [PlannedEdit] {
        var planned: [PlannedEdit] = []
        for name in invocation.files {
            let file = try settingsFile(named: name, for: answer)
            // A file named twice, or through a link as well, is edited once.
            guard !planned.contains(where: { $0.file.target == file.target }) else { continue }
            planned.append(try plannedEdit(of: file, for: answer))
        }
        return planned
    }

    /// The file on disk; for `check --staged` as it is staged, which is what will be committed, and
    /// for `check --head` as that commit has it, unless git knows nothing of it there.
    private func settingsFile(named name: String, for answer: Answer) throws -> SettingsFile {
        guard invocation.command == .check else { return try fileOnDisk(named: name) }
        let place = repository.resolved(name)
        if invocation.source == .index {
            guard let bytes = try repository.stagedContent(of: place) else {
                throw SettingsError.notStaged(file: name)
            }
            return try SettingsFile(named: name, bytes: bytes)
        }
        if invocation.head != nil, let head = answer.findings.history.head,
            let bytes = try repository.content(of: place, in: head)
        {
            return try SettingsFile(named: name, bytes: bytes)
        }
        return try fileOnDisk(named: name)
    }

    /// The file as it is, or with `--create` as it is to be made.
    private func fileOnDisk(named name: String) throws(SettingsError) -> SettingsFile {
        do throws(SettingsError) {
            return try SettingsFile(at: name, in: directory)
        } catch {
            guard case .notFound = error, invocation.creates else { throw error }
            return try SettingsFile(creating: name, in: directory) { defaultKey in
                [invocation.key ?? defaultKey] + [invocation.fingerprintKey].compactMap(\.self)
            }
        }
    }

    func plannedEdit(of file: SettingsFile, for answer: Answer) throws -> PlannedEdit {
        let key = invocation.key ?? file.defaultKey
        if let other = invocation.fingerprintKey, key.leads(to: other) || other.leads(to: key) {
            throw UsageError(
                "'\(key)' holds the number in \(file.path), and cannot hold the fingerprint too",
                hint: "give --fingerprint-key a key of its own"
            )
        }
        let version = SettingValue.number(answer.decision.version)
        let number = try file.edit(key, to: version, as: invocation.type)
        guard let fingerprintKey = invocation.fingerprintKey else {
            return PlannedEdit(file: file, number: number, fingerprint: nil)
        }
        // A model that is not there has no id.
        let fingerprint = SettingValue.text(answer.findings.fingerprint?.hex ?? "none")
        let edit = try file.applying(number).edit(fingerprintKey, to: fingerprint, as: .string)
        return PlannedEdit(file: file, number: number, fingerprint: edit)
    }
}
