import BuildSettings
import GitHistory

/// What is to become of one hook.
struct HookChange {
    enum Kind: String, Encodable {
        case created, added, replaced, unchanged, removed
        /// The hook itself, which held nothing else.
        case deleted
        case absent
    }

    let hook: Hook
    let kind: Kind
    /// The file for people.
    let name: String
    let path: String
    /// What is there now, nil where there is nothing, or nothing that is read.
    let file: PlainFile?
    let old: HookScript?
    let new: HookScript?
    /// Whether what is there is kept beside the new hook.
    var setsAside = false

    /// The newest of the hooks that `install-hook --force` kept, where the one in their place goes.
    var setAsideBefore: String? {
        guard kind == .deleted else { return nil }
        var (newest, backup, number) = (String?.none, path + ".old", 1)
        while somethingExists(at: backup) {
            newest = backup
            number += 1
            backup = path + ".old\(number)"
        }
        return newest
    }

    /// What to say of a hook that is kept beside this one's place.
    func note(about backup: String) -> String {
        guard kind == .deleted else { return "the hook that was there is \(backup) now" }
        return "\(backup) is there still: mv \(shellWord(backup)) \(shellWord(path)) puts back what"
            + " install-hook --force has set aside"
    }

    /// One line for a person.
    var line: String {
        switch kind {
        case .created: "\(name): made, with the block"
        case .added: "\(name): block added behind the first line"
        case .replaced: "\(name): block replaced"
        case .unchanged: "\(name): has the block already"
        case .removed: "\(name): block taken out"
        case .deleted: "\(name): deleted, nothing else was in it"
        case .absent: "\(name): has no block"
        }
    }

    /// The lines that go and come, as `--dry-run` shows them.
    var lines: [String] {
        let old = Self.lines(of: setsAside ? nil : old)
        let new = Self.lines(of: new)
        let before = zip(old, new).prefix { $0 == $1 }.count
        let after = zip(old.reversed(), new.reversed())
            .prefix(min(old.count, new.count) - before).prefix { $0 == $1 }.count
        return old[before..<old.count - after].map { "-\($0)" }
            + new[before..<new.count - after].map { "+\($0)" }
    }

    private static func lines(of script: HookScript?) -> [String] {
        guard let script, !script.bytes.isEmpty else { return [] }
        var lines = script.bytes.split(
            separator: UInt8(ascii: "\n"),
            omittingEmptySubsequences: false
        ).map { String(decoding: $0, as: UTF8.self) }
        if lines.last == "" { lines.removeLast() }
        return lines
    }
}

extension HookChange {
    /// Makes the change.
    ///
    /// - Returns: where the hook that was there is now, if it had to go.
    func make() throws(HookError) -> String? {
        do throws(DiskFailure) {
            if setsAside { return try replaceWhole() }
            switch kind {
            case .unchanged, .absent: break
            case .created: try PlainFile.make(new?.bytes ?? [], at: path)
            case .deleted: try file?.remove()
            case .added, .replaced, .removed: try file?.replace(with: new?.bytes ?? [])
            }
            return nil
        } catch {
            throw .writeFailed(file: name, reason: error.reason)
        }
    }

    /// Puts the hook that is there aside; it has its name back where the new one cannot be made.
    private func replaceWhole() throws(DiskFailure) -> String {
        let backup = try setAside(path)
        do throws(DiskFailure) {
            try PlainFile.make(new?.bytes ?? [], at: path)
        } catch {
            try putBack(backup, as: path)
            throw error
        }
        return backup
    }
}
