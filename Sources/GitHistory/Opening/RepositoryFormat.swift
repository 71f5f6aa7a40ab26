#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What a repository may hold that would be misread: each is refused by its name.
package enum UnreadableFormat: Hashable, Sendable {
    /// `extensions.objectFormat`: ids of another length.
    case objectFormat(String)
    /// `extensions.refStorage`: refs in another place than files.
    case refStorage(String)
    /// Commits that git shows in place of others (git-replace(1)).
    case replacements
    /// The old way to give commits other parents, in this file (gitrepository-layout(5)).
    case grafts(file: String)
}

extension RepositoryLocation {
    /// Refuses a repository that git reads otherwise than libgit2 does.
    func requireReadableFormat(
        _ configuration: [String: [String]],
        commonDirectory: String
    ) throws(GitError) {
        if let format = configuration["extensions.objectformat"]?.last, format != "sha1" {
            throw .unreadableFormat(.objectFormat(format))
        }
        if let storage = configuration["extensions.refstorage"]?.last, storage != "files" {
            throw .unreadableFormat(.refStorage(storage))
        }
        if usesReplacements(configuration), hasReplacements(in: commonDirectory) {
            throw .unreadableFormat(.replacements)
        }
        let grafts = variable("GIT_GRAFT_FILE").map { absolute($0, in: directory) }
        let file = grafts ?? commonDirectory + "info/grafts"
        if try lines(ofFile: file).contains(where: { !$0.hasPrefix("#") }) {
            throw .unreadableFormat(.grafts(file: file))
        }
    }

    /// Git replaces objects unless the environment or the configuration says otherwise.
    private func usesReplacements(_ configuration: [String: [String]]) -> Bool {
        guard environment["GIT_NO_REPLACE_OBJECTS"] == nil else { return false }
        let setting = configuration["core.usereplacerefs"]?.last?.lowercased()
        return !["false", "no", "off", "0"].contains(setting)
    }

    /// Whether a ref lies below `refs/replace`, or what `GIT_REPLACE_REF_BASE` names instead.
    private func hasReplacements(in commonDirectory: String) -> Bool {
        let base = variable("GIT_REPLACE_REF_BASE") ?? "refs/replace/"
        if holdsFile(at: commonDirectory + base) { return true }
        let file = FileManager.default.contents(atPath: commonDirectory + "packed-refs")
        guard let packed = file.map({ Array($0) }) else { return false }
        let name = Array(" \(base)".utf8)
        let lines = packed.split(separator: UInt8(ascii: "\n"))
        return lines.contains { $0.dropFirst(40).starts(with: name) }
    }
}
