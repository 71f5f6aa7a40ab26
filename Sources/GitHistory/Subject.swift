package import Versioning

extension Repository {
    /// The first line of a commit's message; bytes that are not UTF-8 are replaced.
    package func subject(of commit: ObjectID) throws(GitError) -> String {
        try objects.read(commit, as: .commit) { (bytes) throws(GitError) in
            let text = unsafe String(decoding: bytes, as: UTF8.self)
            // The header ends at the first empty line; git skips further ones.
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            return lines.drop { !$0.isEmpty }.first { !$0.isEmpty }.map(String.init) ?? ""
        }
    }
}
