import Versioning

extension Repository {
    /// A model path as typed, from the root of the repository: what a configuration names it; `.` for
    /// the root itself.
    ///
    /// - Throws: `modelPathUnusable` where it leads outside.
    package func modelPath(_ typed: String) throws(GitError) -> String {
        try ModelPath(typed, in: self).description
    }

    /// A pattern as typed, from the root; in the names of the directories that lead to it nothing
    /// is special.
    package func patternFromRoot(_ typed: String) throws(GitError) -> String {
        let path: TypedPath
        do throws(TypedPath.Problem) {
            path = try TypedPath(typed, in: self)
        } catch {
            throw .excludeUnusable(pattern: typed, reason: error.reason)
        }
        let names = path.components.enumerated().map { index, name in
            let text = String(decoding: name, as: UTF8.self)
            return index < path.inherited ? Self.literal(text) : text
        }
        return names.joined(separator: "/") + (path.endsInSlash && !names.isEmpty ? "/" : "")
    }

    private static func literal(_ name: String) -> String {
        var text = ""
        for scalar in name.unicodeScalars {
            if "*?[\\".unicodeScalars.contains(scalar) { text += "\\" }
            text.unicodeScalars.append(scalar)
        }
        return text
    }

    /// The full id of the commit that a revision names.
    package func commitID(of revision: String) throws(GitError) -> String {
        try commit(named: revision).hex
    }
}
