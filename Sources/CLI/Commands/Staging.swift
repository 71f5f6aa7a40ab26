import BuildSettings
import GitHistory

/// The settings files of `write` as the index has them: with `--staged` what counts is what the next
/// commit would have, and the files on disk follow.
struct Staging {
    /// One file, by all of its numbers.
    struct File {
        let name: String
        let state: State
        /// The edits of what is staged, in the order of those of the file on disk.
        var staged: [PlannedEdit] = []
        let changesDisk: Bool
    }

    enum State {
        /// What is staged is not what is numbered, so that the file on disk is all there is.
        case notAsked
        /// The next commit has its numbers.
        case right
        /// It has others. `bytes` are the staged file made right.
        case off(StagedFile.Entry, bytes: [UInt8], hasOtherChanges: Bool)
        case conflicted
        case untracked
        /// No commit has the file.
        case keptOut
    }

    /// By where each file really is.
    private var files: [String: File] = [:]

    init(of plans: [Plan], in run: CommandRun) throws {
        let edits = plans.flatMap { plan in plan.edits.map { (plan.answer, $0) } }
        for target in Set(edits.map(\.1.file.target)) {
            let own = edits.filter { $0.1.file.target == target }
            files[target] = try File(of: own, at: target, in: run)
        }
    }

    func file(of planned: PlannedEdit) -> File? { files[planned.file.target] }

    /// What to tell of an edit: of a file that is right as staged, that it is.
    func reported(_ planned: PlannedEdit) -> PlannedEdit {
        guard let file = file(of: planned), case .right = file.state else { return planned }
        return file.edit(like: planned) ?? planned
    }

    /// The one change of each file that makes all of its edits: the last, which is made on top of the
    /// others.
    ///
    /// A file that is right as staged stays as it is on disk: that is somebody's change to come.
    func changes(of plans: [Plan]) -> [(file: SettingsFile, edit: Edit)] {
        var changes: [(file: SettingsFile, edit: Edit)] = []
        for planned in plans.flatMap(\.edits) {
            guard let change = planned.change else { continue }
            if case .right? = file(of: planned)?.state { continue }
            changes.removeAll { $0.file.target == planned.file.target }
            changes.append(change)
        }
        return changes
    }

    /// Stages every file with which nothing else would come along.
    func stage(in repository: Repository) throws {
        for (_, file) in files.sorted(by: { $0.key < $1.key }) {
            guard case .off(let entry, let bytes, hasOtherChanges: false) = file.state else {
                continue
            }
            try repository.stage(bytes, insteadOf: entry)
        }
    }

    /// What there is to know that is no warning.
    var notes: [String] {
        files.sorted { $0.key < $1.key }.map(\.value).filter(\.changesDisk).compactMap { file in
            switch file.state {
            case .right: "\(file.name) is right as staged; on disk it stays as it is"
            case .keptOut: "\(file.name) is kept out of commits, and needs no staging"
            default: nil
            }
        }
    }
}

extension Staging.File {
    fileprivate init(
        of planned: [(answer: Answer, edit: PlannedEdit)],
        at target: String,
        in run: CommandRun
    ) throws {
        name = planned.first?.edit.file.path ?? target
        changesDisk = planned.contains { $0.edit.change != nil }
        guard run.invocation.source == .index else {
            state = .notAsked
            return
        }
        switch try run.repository.stagedFile(at: target) {
        case .conflicted: state = .conflicted
        case .untracked: state = .untracked
        case .keptOut: state = .keptOut
        case .staged(let entry):
            var file = try SettingsFile(named: name, bytes: entry.bytes, insteadOf: target)
            for (answer, edit) in planned {
                let own = try run.plannedEdit(of: file, edit.target, for: answer)
                staged.append(own)
                file = try file.applying(own.fingerprint ?? own.number)
            }
            guard let onDisk = planned.last?.edit.bytes, let bytes = staged.last?.bytes,
                staged.contains(where: { $0.change != nil })
            else {
                state = .right
                return
            }
            let isSame = run.repository.stages(onDisk, as: bytes, of: entry)
            state = .off(entry, bytes: bytes, hasOtherChanges: !isSame)
        }
    }

    /// The edit of what is staged that makes the same number; nil where nothing is staged.
    func edit(like planned: PlannedEdit) -> PlannedEdit? { staged.first { $0.key == planned.key } }

    /// Whether the next commit would lack the number, whatever the file on disk has; where nothing
    /// of the next commit is asked, whether the file on disk lacks it.
    func isOff(_ planned: PlannedEdit) -> Bool {
        switch state {
        case .right, .keptOut: false
        case .off: edit(like: planned)?.change != nil
        case .conflicted, .untracked: true
        case .notAsked: planned.change != nil
        }
    }

    /// Whether `--stage` can do its work; nil where there is nothing to stage.
    var canBeStaged: Bool? {
        switch state {
        case .right, .keptOut, .notAsked: nil
        case .off(_, _, let hasOtherChanges): !hasOtherChanges
        case .conflicted, .untracked: false
        }
    }
}
