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
    func hasReplacements(in commonDirectory: String, or packed: PackedReferences) -> Bool {
        let base = variable("GIT_REPLACE_REF_BASE") ?? "refs/replace/"
        if holdsFile(at: commonDirectory + base) { return true }
        return packed.hasName(startingWith: base)
    }
}
