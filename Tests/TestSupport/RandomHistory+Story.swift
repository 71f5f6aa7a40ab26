/// A random history told to a person.
extension RandomHistory {
    /// `git log --graph` of all branches, each commit with the ids that it has at the paths.
    ///
    /// For the message of a failed expectation, so that what goes wrong in it is told too.
    package func story(of paths: [String]) -> String {
        do {
            return try told(paths)
        } catch {
            return "\(error)"
        }
    }

    private func told(_ paths: [String]) throws -> String {
        let format = "%x00%H%x00%h%d %s"
        let log = try git("log", "--graph", "--all", "--format=\(format)").lines
        let rows = log.map { $0.split(separator: "\0", maxSplits: 2).map(String.init) }
        let questions = rows.filter { $0.count == 3 }.flatMap { row in
            paths.map { "\(row[1]):\($0)\n" }
        }
        let answers = try git("cat-file", "--batch-check", input: questions.joined())
        var ids = answers.lines.map { $0.hasSuffix("missing") ? "absent" : String($0.prefix(6)) }
        let told = rows.map { row in
            guard row.count == 3 else { return row.joined() }
            defer { ids.removeFirst(paths.count) }
            return "\(row[0])[\(ids.prefix(paths.count).joined(separator: " "))] \(row[2])"
        }
        return "seed \(seed), paths \(paths.joined(separator: " ")), repository \(directory)\n"
            + told.joined(separator: "\n")
    }
}
