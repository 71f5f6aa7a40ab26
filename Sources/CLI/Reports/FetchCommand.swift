/// The command that fetches a branch from a remote; it is pasted into a shell.
///
/// - Parameters:
///   - name: as it was asked for: a branch's name, with the remote in front or without, a full
///     reference, or a pattern.
///   - remote: its name, which may hold slashes.
func fetch(_ name: String, from remote: String) -> String {
    let refspec = shellWord(refspec(of: name, at: remote))
    return "git fetch --no-tags \(shellWord(remote)) \(refspec)"
}

/// A refspec takes one `*` and no other sign of a pattern (git-fetch(1)), and no part of an
/// expression (git-check-ref-format(1)): for anything else it is that of every branch.
private func refspec(of name: String, at remote: String) -> String {
    let prefixes = ["refs/heads/", "refs/remotes/\(remote)/", "\(remote)/"]
    let prefix = prefixes.first { name.hasPrefix($0) } ?? ""
    if prefix.isEmpty, name.hasPrefix("refs/") { return "+\(name):\(name)" }
    let branch = String(name.utf8.dropFirst(prefix.utf8.count)) ?? name
    let signs = branch.utf8.filter { "*?[ ~^:\\".utf8.contains($0) }
    let isSimple = signs.isEmpty || signs.elementsEqual("*".utf8)
    let source = isSimple && !branch.contains("@{") ? branch : "*"
    return "+refs/heads/\(source):refs/remotes/\(remote)/\(source)"
}
