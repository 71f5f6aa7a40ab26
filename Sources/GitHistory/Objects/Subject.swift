package import Versioning

extension Repository {
    /// The first paragraph of a commit's message on one line, as git's `%s` has it; bytes that are
    /// not UTF-8 are replaced.
    package func subject(of commit: ObjectID) throws(GitError) -> String {
        subject(inMessage: try text(of: commit).message)
    }

    func subject(inMessage lines: CommitLines) -> String {
        let paragraph = lines.drop { $0.allSatisfy(isBlank) }.prefix { !$0.allSatisfy(isBlank) }
        return paragraph.map { line in
            let blanks = line.reversed().prefix(while: isBlank).count
            return String(decoding: line.dropLast(blanks), as: UTF8.self)
        }.joined(separator: " ")
    }
}

/// White space as git strips it from the ends of a subject, carriage returns included.
func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || (UInt8(ascii: "\t")...UInt8(ascii: "\r")).contains(byte)
}
