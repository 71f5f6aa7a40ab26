import BuildSettings
import GitHistory

extension CommandRun {
    /// Puts the block into a hook, which is made where there is none.
    func installHook() throws -> ExitStatus {
        let call = HookCall(of: invocation, from: HookPlace(prefix: repository.startingPrefix))
        if repository.hasWorkTree { try requireHookName() }
        try checkCall()
        let folder = try HooksFolder(of: repository, seenFrom: directory)
        let change = try installation(of: call, in: folder)
        return try report([change], warnings: [folder.sharing(of: call.hook)].compactMap(\.self))
    }

    /// Refuses what the hook would be refused for at every commit: options, and with them the
    /// configuration.
    ///
    /// In a bare repository the configuration is that of a work tree still to come.
    private func checkCall() throws {
        let call = HookCall(of: invocation, from: HookPlace(prefix: ""))
        let tried = try call.invocation(in: invocation.directories.isEmpty ? [] : [directory])
        guard repository.hasWorkTree else { return }
        var run = try CommandRun(
            tried,
            in: directory,
            environment: environment,
            console: console
        )
        do { try run.readSchemas() } catch let error as UsageError { throw error.about(call.hook) }
        try run.requireSettingsFiles()
    }

    /// What installing would do.
    private func installation(
        of call: HookCall,
        in folder: HooksFolder
    ) throws(HookError) -> HookChange {
        let block = HookBlock.text(of: call)
        let path = folder.path + "/" + call.hook.rawValue
        do throws(HookError) {
            return try addition(of: block, to: call.hook, at: path, in: folder)
        } catch {
            guard invocation.isForced, error.isMendedByForce else { throw error }
        }
        return HookChange(
            hook: call.hook,
            kind: .created,
            name: folder.shown(path),
            path: path,
            file: nil,
            old: nil,
            new: HookScript(holding: block),
            setsAside: true
        )
    }

    private func addition(
        of block: String,
        to hook: Hook,
        at path: String,
        in folder: HooksFolder
    ) throws(HookError) -> HookChange {
        let name = folder.shown(path)
        guard let file = try hookFile(at: path, named: name) else {
            return HookChange(
                hook: hook,
                kind: .created,
                name: name,
                path: path,
                file: nil,
                old: nil,
                new: HookScript(holding: block)
            )
        }
        guard !file.isLink || folder.owns(file.target, as: hook) else {
            throw .foreignLink(file: name, target: file.target)
        }
        let old = HookScript(file.bytes)
        try requireRunnable(old, file, named: name, needsMode: !folder.isHuskys)
        guard let blocks = old.blocks else { throw .damaged(file: name) }
        let new = old.setting(block, inPlaceOf: blocks)
        return HookChange(
            hook: hook,
            kind: new == old ? .unchanged : blocks.isEmpty ? .added : .replaced,
            name: name,
            path: path,
            file: file,
            old: old,
            new: new
        )
    }

    /// Refuses a hook that git does not run, or that no shell reads.
    ///
    /// - Parameter needsMode: git itself runs it, and asks the file's mode.
    private func requireRunnable(
        _ script: HookScript,
        _ file: PlainFile,
        named name: String,
        needsMode: Bool
    ) throws(HookError) {
        switch script.obstacle {
        case .interpreter(let program): throw .notShell(file: name, interpreter: program)
        case .carriageReturn:
            throw .disabled(
                file: name,
                reason: "its first line ends in a carriage return",
                hint: "give it line ends of one line feed, then run again; --force replaces it, and"
                    + " keeps the old one beside it"
            )
        case nil: break
        }
        guard file.isExecutable || !needsMode else {
            throw .disabled(
                file: name,
                reason: "it is not executable",
                hint: "chmod +x \(shellWord(name)), if it is meant to run; --force replaces it, and"
                    + " keeps the old one beside it"
            )
        }
    }

    /// The hook that is there; nil where there is none.
    func hookFile(at path: String, named name: String) throws(HookError) -> PlainFile? {
        do throws(DiskFailure) { return try PlainFile(at: path) } catch {
            throw .writeFailed(file: name, reason: error.reason)
        }
    }
}

extension HookError {
    /// Whether the hook that is there can be put aside.
    fileprivate var isMendedByForce: Bool {
        switch self {
        case .notShell, .disabled, .foreignLink, .damaged: true
        case .writeFailed: false
        }
    }
}
