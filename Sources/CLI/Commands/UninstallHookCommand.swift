import BuildSettings
import GitHistory

extension CommandRun {
    /// Takes the block out of the hooks that are named, or of all; a hook that holds nothing else
    /// goes as a whole.
    func uninstallHook() throws -> ExitStatus {
        let folder = try HooksFolder(of: repository, seenFrom: directory)
        let hooks = invocation.hooks.isEmpty ? Hook.allCases : invocation.hooks
        let changes = try hooks.map { try removal(of: $0, in: folder) }
        // Of hooks that were never installed, only the one that was asked for is spoken of.
        let spoken = changes.filter { $0.kind != .absent || !invocation.hooks.isEmpty }
        if spoken.isEmpty, invocation.format != .json, !invocation.isQuiet {
            console.result("no hook in \(folder.shown(folder.path)) has the block")
        }
        return try report(spoken, warnings: [])
    }

    private func removal(of hook: Hook, in folder: HooksFolder) throws(HookError) -> HookChange {
        let path = folder.path + "/" + hook.rawValue
        let name = folder.shown(path)
        let file = try hookFile(at: path, named: name)
        let old = file.map { HookScript($0.bytes) }
        guard let blocks = old.map(\.blocks) ?? [] else { throw .damaged(file: name) }
        let new = old?.removing(blocks)
        // A file that a link leads to may be in git.
        let isDeleted = new?.isOnlyOurs == true && file?.isLink == false
        return HookChange(
            hook: hook,
            kind: blocks.isEmpty ? .absent : isDeleted ? .deleted : .removed,
            name: name,
            path: path,
            file: file,
            old: old,
            new: isDeleted && !blocks.isEmpty ? nil : new
        )
    }

    /// Makes the changes, unless they are only to be shown, and says so.
    func report(_ changes: [HookChange], warnings: [Notice]) throws -> ExitStatus {
        var backups: [String?] = []
        for change in changes {
            let backup = invocation.isDryRun ? nil : try change.make()
            backups.append(backup ?? change.setAsideBefore)
        }
        if invocation.format == .json {
            console.json(HookReport(changes: changes, backups: backups, warnings: warnings))
            return .done
        }
        warn(warnings)
        for (change, backup) in zip(changes, backups) {
            console.result(change.line)
            if let backup, !invocation.isQuiet { console.note(change.note(about: backup)) }
            if invocation.isDryRun { for line in change.lines { console.result(line) } }
        }
        return .done
    }
}

/// What became of hooks, for programs.
private struct HookReport: Encodable {
    struct Row: Encodable {
        let hook: String
        let file: String
        let change: HookChange.Kind
        /// Where the hook that was there is now, or may be since `install-hook --force`.
        let backup: String?
    }

    let hooks: [Row]
    let warnings: [Notice]

    init(changes: [HookChange], backups: [String?], warnings: [Notice]) {
        hooks = zip(changes, backups).map { change, backup in
            Row(hook: change.hook.rawValue, file: change.path, change: change.kind, backup: backup)
        }
        self.warnings = warnings
    }
}
