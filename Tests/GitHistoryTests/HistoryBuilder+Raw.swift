import TestSupport

extension HistoryBuilder {
    /// Writes a commit to the letter, whatever its lines are.
    func rawCommit(
        tree: String,
        parents: [String],
        people: String = "author A <a@b> 1700000000 +0000\ncommitter A <a@b> 1700000000 +0000"
    ) throws -> String {
        var lines = ["tree \(try git("rev-parse", tree).text)"]
        lines += try parents.map { "parent \(try git("rev-parse", $0).text)" }
        if !people.isEmpty { lines.append(people) }
        return try rawObject("commit", (lines + ["", "odd", ""]).joined(separator: "\n"))
    }

    /// Writes an object without a look at what is in it.
    func rawObject(_ kind: String, _ bytes: String) throws -> String {
        try git("hash-object", "-t", kind, "--literally", "-w", "--stdin", input: bytes).text
    }
}
