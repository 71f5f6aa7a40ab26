import TestSupport
import Testing

@testable import GitHistory

@Suite struct SubjectTests {
    @Test(arguments: [
        "plain\n", "plain\n\nbody\nmore\n", "no line end", "\n\nafter empty lines\n\nbody\n", "",
        "é, データ\n", "windows\r\n", "windows\r\n\r\nbody\r\n", "a\ttab\n\nbody",
        "two\nlines\n\nbody", "two \n  lines\r\n \t\nbody", " \n\t\n  indented\nmore\n",
    ])
    func `a subject is the message's first paragraph on one line, as git tells it`(message: String)
        throws
    {
        let app = try HistoryBuilder()
        let tree = try app.git("mktree", input: "").text
        let head = "tree \(tree)\nauthor A <a@b> 1 +0000\ncommitter A <a@b> 1 +0000\n\n"
        let commit = try app.rawObject("commit", head + message)
        try app.git("update-ref", "refs/heads/main", commit)
        let repository = try app.opened()
        let subject = try repository.subject(of: try repository.commit(named: "main"))
        let git = try app.git("log", "-1", "--format=%s", "main").text
        #expect(subject.unicodeScalars.elementsEqual(git.unicodeScalars), "'\(subject)', '\(git)'")
    }

    @Test func `further header lines, even with empty ones inside, are none of the message`() throws
    {
        let app = try HistoryBuilder()
        let tree = try app.git("mktree", input: "").text
        let signature = "gpgsig -----BEGIN\n \n AAAA\n -----END"
        let head = "tree \(tree)\nauthor A <a@b> 1 +0000\ncommitter A <a@b> 1 +0000\n"
        let commit = try app.rawObject("commit", head + signature + "\n\nsigned\n")
        try app.git("update-ref", "refs/heads/main", commit)
        let repository = try app.opened()
        let id = try repository.commit(named: "main")
        #expect(try repository.subject(of: id) == "signed")
        #expect(try app.git("log", "-1", "--format=%s", "main").text == "signed")
    }
}
