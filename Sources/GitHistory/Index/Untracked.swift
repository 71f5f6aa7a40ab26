import Clibgit2

extension Repository {
    /// The files that git does not track and does not ignore, as the `git` program lists them; nil
    /// where libgit2's list will do, or there is no such program.
    ///
    /// libgit2 throws away a rule such as `!trace.log` where nothing in the same file ignores
    /// `trace.log` (1.5.1), so what a folder further up ignores stays ignored. It is asked for only
    /// where something is ignored and a rule of that kind may speak of it.
    func untrackedFiles(
        within paths: ModelPaths,
        besides ignored: [[UInt8]]
    ) -> [[UInt8]]? {
        guard let workTree, hasExceptions(to: ignored) else { return nil }
        let isWhole = paths.names.contains(where: \.components.isEmpty)
        let names = isWhole ? [] : paths.names.map(\.description)
        let words = ["-C", workTree, "-c", "core.fsmonitor=false", "--literal-pathspecs"]
        let question = ["ls-files", "--others", "--exclude-standard", "-z", "--"]
        let list = GitProgram(environment: gitEnvironment)?.output(of: words + question + names)
        return list?.split(separator: 0).map(Array.init)
    }

    /// Whether a folder that libgit2 calls ignored is a repository of its own that no rule ignores.
    ///
    /// Git adds such a one as the commit that it has checked out; libgit2 1.5.1 lists it as ignored
    /// where the folder around it is tracked.
    func isNested(_ path: [UInt8]) -> Bool {
        let name = String(decoding: path, as: UTF8.self)
        guard name.hasSuffix("/"), somethingExists(at: (workTree ?? "") + name + ".git") else {
            return false
        }
        var isIgnored: Int32 = 0
        let code = handle.lend { unsafe git_ignore_path_is_ignored(&isIgnored, $0, name) }
        return code == 0 && isIgnored == 0
    }

    /// Whether a `.gitignore` of a folder that one of these lies in takes something back.
    private func hasExceptions(to ignored: [[UInt8]]) -> Bool {
        var folders: Set<[UInt8]> = []
        for path in ignored {
            // A folder that is ignored itself ends in a slash.
            for end in path.indices.dropLast() where path[end] == UInt8(ascii: "/") {
                folders.insert(Array(path[...end]))
            }
        }
        return folders.contains { folder in
            let name = String(decoding: folder, as: UTF8.self)
            let rules = try? lines(ofFile: "\(workTree ?? "")\(name).gitignore")
            return rules?.contains { $0.hasPrefix("!") } ?? false
        }
    }
}
