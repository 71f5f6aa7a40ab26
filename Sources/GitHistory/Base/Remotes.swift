import Clibgit2

extension Repository {
    /// The names of the remotes.
    ///
    /// Not by `git_remote_list`, which loses memory for every entry it matches (libgit2 1.5.1).
    func remotes() throws(GitError) -> [String] {
        let keys = try configuration().keys
        let named = keys.filter { $0.hasPrefix("remote.") && $0.hasSuffix(".url") }
        return named.map { String($0.dropFirst("remote.".count).dropLast(".url".count)) }
    }

    /// The remote that base is fetched from: the one that a local branch of one of these names
    /// tracks, else `origin`, else `upstream`, else the only one.
    func remote(ofTrunk names: [String]) throws(GitError) -> String? {
        let remotes = try remotes()
        for name in names where try commit(atReference: "refs/heads/" + name) != nil {
            if let remote = try configuration()["branch.\(name).remote"]?.last,
                remotes.contains(remote)
            {
                return remote
            }
        }
        return ["origin", "upstream"].first(where: remotes.contains)
            ?? (remotes.count == 1 ? remotes[0] : nil)
    }

    /// The remote that a run over these names of base fetches from: what its hints speak of; nil
    /// where there is none, or where the configuration does not say which.
    package func remote(ofBases names: [String]) -> String? {
        try? remote(ofTrunk: names.isEmpty ? BaseFinder.usualNames : names)
    }

    /// The remote and the branch there that a name such as `origin/main` speaks of; nil where it
    /// begins with the name of no remote.
    ///
    /// A remote's own name may hold slashes, so the longest one counts.
    func tracked(by name: String) throws(GitError) -> (remote: String, branch: String)? {
        let named = try remotes().filter { name.hasPrefix($0 + "/") }
        guard let remote = named.max(by: { $0.utf8.count < $1.utf8.count }) else { return nil }
        let branch = String(decoding: name.utf8.dropFirst(remote.utf8.count + 1), as: UTF8.self)
        return branch.isEmpty ? nil : (remote, branch)
    }

    /// The full name of the branch that a local one follows, by `branch.NAME.merge` and the
    /// remote's `fetch` refspecs; nil where it follows none.
    ///
    /// Not by `git_branch_upstream_name`, which loses memory as it looks up the remote.
    func upstream(of branch: String) throws(GitError) -> String? {
        let configuration = try configuration()
        let key = "branch." + branch.dropFirst("refs/heads/".count)
        guard
            let remote = configuration[key + ".remote"]?.last,
            let followed = configuration[key + ".merge"]?.last
        else { return nil }
        if remote == "." { return followed }
        for text in configuration["remote.\(remote).fetch"] ?? [] {
            if let tracking = Self.destination(of: followed, by: text) { return tracking }
        }
        return nil
    }

    /// Where a refspec puts a reference of the remote; nil where it leaves it out.
    private static func destination(of reference: String, by refspec: String) -> String? {
        var pointer: OpaquePointer?
        guard unsafe git_refspec_parse(&pointer, refspec, 1) == 0 else {
            git_error_clear()
            return nil
        }
        let refspec = unsafe Handle(found(pointer), freedBy: { unsafe git_refspec_free($0) })
        return refspec.lend { refspec in
            guard unsafe git_refspec_src_matches(refspec, reference) == 1 else { return nil }
            var buffer = unsafe git_buf()
            guard unsafe git_refspec_transform(&buffer, refspec, reference) == 0 else { return nil }
            defer { unsafe git_buf_dispose(&buffer) }
            return unsafe text(buffer.ptr)
        }
    }
}
