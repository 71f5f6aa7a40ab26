package import Versioning

extension Repository {
    /// The first line of a commit's message; bytes that are not UTF-8 are replaced.
    package func subject(of commit: ObjectID) throws(GitError) -> String {
        try objects.read(commit, as: .commit) { (bytes) throws(GitError) in
            // The header ends at the first empty line; git skips further ones.
            let newline = UInt8(ascii: "\n")
            let lines = unsafe bytes.split(separator: newline, omittingEmptySubsequences: false)
            let message = unsafe lines.drop { unsafe !$0.isEmpty }
            guard var subject = unsafe message.first(where: { unsafe !$0.allSatisfy(isBlank) })
            else { return "" }
            while let last = unsafe subject.last, isBlank(last) { unsafe subject.removeLast() }
            return unsafe String(decoding: subject, as: UTF8.self)
        }
    }
}

/// White space as git strips it from the ends of a subject, carriage returns included.
private func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || (UInt8(ascii: "\t")...UInt8(ascii: "\r")).contains(byte)
}
