package import Versioning

/// What a list says of a commit.
package struct CommitSummary: Hashable, Sendable {
    package let id: ObjectID
    /// Nil where the committer's line has none that git could read.
    package let date: CommitDate?
    package let subject: String
}

/// Lines of a commit as bytes, without their ends.
typealias CommitLines = ArraySlice<ArraySlice<UInt8>>

extension Repository {
    /// A commit with its date and subject, in one read.
    package func summary(of commit: ObjectID) throws(GitError) -> CommitSummary {
        let text = try text(of: commit)
        let committer = text.header.last { $0.starts(with: "committer ".utf8) }
        return CommitSummary(
            id: commit,
            date: committer.flatMap(CommitDate.init(ofIdentity:)),
            subject: subject(inMessage: text.message)
        )
    }

    /// The lines of a commit; its header ends at the first empty one.
    func text(
        of commit: ObjectID
    ) throws(GitError) -> (header: CommitLines, message: CommitLines) {
        let bytes = try objects.read(commit, as: .commit) { bytes in unsafe Array(bytes) }
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let end = lines.firstIndex(where: \.isEmpty) ?? lines.endIndex
        return (lines[..<end], lines[end...])
    }
}
