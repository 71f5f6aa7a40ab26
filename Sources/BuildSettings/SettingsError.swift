/// Why a settings file cannot be read, edited or written.
package enum SettingsError: Error, Hashable, Sendable {
    case notFound(file: String)
    /// For the caller, which knows the index: the file is not in it.
    case notStaged(file: String)
    /// For the caller, which knows git: a commit has no such file.
    case notCommitted(file: String, commit: String)
    case unreadable(file: String, reason: String)
    case format(file: String, found: String)
    /// The name of a file that is to be made tells no format.
    case unknownName(file: String)
    case syntax(file: String, place: Place, problem: String)
    /// Foundation's decoder does not see the file as the scanner does.
    case unverified(file: String, key: String, problem: String)
    case duplicateKey(file: String, key: String, first: Place, second: Place)
    /// A key above the last one is missing; `existing` is the part of the path that is there.
    case keyNotFound(file: String, key: String, existing: String, missing: String)
    /// A key that the file's language cannot have.
    case noSettingName(file: String, key: String, problem: String)
    case type(file: String, key: String, place: Place, found: Misfit)
    case variable(file: String, key: String, place: Place, value: String)
    case conflictMarkers(file: String, place: Place)
    /// For the caller, which knows the work tree: the file lies outside of `directory`.
    case outside(file: String, directory: String)
    /// Symbolic links lead from the file to nothing.
    case brokenLink(file: String, problem: String)
    case writeFailed(file: String, reason: String)
    /// The file has other names, which would keep the old content.
    case hardLinks(file: String, others: Int)
    /// Of several files some are written: `file` is the one that could not be.
    case partlyWritten(file: String, reason: String, written: [String], unwritten: [String])
}

extension SettingsError {
    /// The stable name of the refusal.
    package var code: String {
        switch self {
        case .notFound, .notStaged, .notCommitted, .unreadable, .brokenLink: "settings-not-found"
        case .format, .unknownName: "settings-format"
        case .syntax, .unverified: "settings-syntax"
        case .duplicateKey: "settings-duplicate-key"
        case .keyNotFound, .noSettingName: "settings-key-not-found"
        case .type: "settings-type"
        case .variable: "settings-variable"
        case .conflictMarkers: "settings-conflict-markers"
        case .outside: "settings-outside"
        case .writeFailed, .hardLinks, .partlyWritten: "settings-write-failed"
        }
    }
}

extension SettingsError {
    /// The file it is about, as it was named.
    package var file: String {
        switch self {
        case .notFound(let file), .notStaged(let file), .notCommitted(let file, _),
            .unreadable(let file, _),
            .format(let file, _), .unknownName(let file), .syntax(let file, _, _),
            .unverified(let file, _, _),
            .duplicateKey(let file, _, _, _), .keyNotFound(let file, _, _, _),
            .noSettingName(let file, _, _),
            .type(let file, _, _, _), .variable(let file, _, _, _), .conflictMarkers(let file, _),
            .outside(let file, _), .brokenLink(let file, _), .writeFailed(let file, _),
            .hardLinks(let file, _), .partlyWritten(let file, _, _, _):
            file
        }
    }
}
