#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Objects that git shows in place of others (git-replace(1)), which libgit2 does not.
extension RepositoryLocation {
    /// Whether git replaces objects here: it does unless the environment or the configuration says
    /// otherwise.
    ///
    /// Where the configuration asks for replacements and the environment forbids them, the answer
    /// is yes: git 2.39 goes by the configuration, later ones by the environment.
    func usesReplacements(_ configuration: [String: [String]]) -> Bool {
        guard let setting = configuration["core.usereplacerefs"]?.last else {
            return environment["GIT_NO_REPLACE_OBJECTS"] == nil
        }
        return isOn(setting) ?? true
    }

    /// Whether a ref lies below `refs/replace`, or what `GIT_REPLACE_REF_BASE` names instead.
    func hasReplacements(in commonDirectory: String) -> Bool {
        let base = variable("GIT_REPLACE_REF_BASE") ?? "refs/replace/"
        if holdsFile(at: commonDirectory + base) { return true }
        let file = FileManager.default.contents(atPath: commonDirectory + "packed-refs")
        guard let packed = file.map({ Array($0) }) else { return false }
        let name = Array(" \(base)".utf8)
        let lines = packed.split(separator: UInt8(ascii: "\n"))
        return lines.contains { $0.dropFirst(40).starts(with: name) }
    }
}
