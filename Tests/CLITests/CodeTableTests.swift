import Foundation
import Testing

/// The README's tables of codes are held against the sources that give codes.
@Suite struct CodeTableTests {
    /// The files that name the codes of what ends a run; all others warn.
    private static let refusing: Set = [
        "GitError.swift", "Refusal.swift", "SettingsError.swift", "GitHubError.swift",
        "Failure.swift", "Lowering.swift", "ConfigurationError.swift",
        "InitError.swift", "HookError.swift",
    ]

    private let root = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
    private let sources: [(name: String, text: String)]

    init() throws {
        let folder = root.appending(path: "Sources")
        let files = try #require(FileManager.default.enumerator(atPath: folder.path))
        sources = try files.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }
            .map { file in
                let url = folder.appending(path: file)
                return (url.lastPathComponent, try String(contentsOf: url, encoding: .utf8))
            }
    }

    @Test func `every refusal is in the table, and the table has no other`() throws {
        let given = codes { Self.refusing.contains($0) }
        #expect(given.count > 20)
        expectSame(given, try table(headed: "| refusal "))
    }

    @Test func `every warning is in the table, and the table has no other`() throws {
        let given = codes { !Self.refusing.contains($0) }
        #expect(given.count > 10)
        expectSame(given, try table(headed: "| warning or problem "))
    }

    @Test func `every row says what it means and what mends it`() throws {
        for head in ["| refusal ", "| warning or problem "] {
            for row in try rows(headed: head) {
                let cells = row.split(separator: "|", omittingEmptySubsequences: false)
                #expect(cells.count == 5, "\(row)")
                #expect(cells.dropFirst().dropLast().allSatisfy { $0.contains(/\w/) }, "\(row)")
            }
        }
    }

    private func expectSame(_ given: Set<String>, _ listed: [String]) {
        #expect(given.subtracting(listed).isEmpty, "not in the README")
        #expect(Set(listed).subtracting(given).isEmpty, "never given")
        #expect(Set(listed).count == listed.count, "listed twice")
    }

    /// The codes that the files of these names give: the words in a property `code`, and those
    /// that a notice is made with.
    private func codes(inFiles isMeant: (String) -> Bool) -> Set<String> {
        var codes: Set<String> = []
        for source in sources where isMeant(source.name) {
            let properties = source.text.matches(of: /var code: String \{\n[\s\S]*?\n    \}\n/)
            for property in properties {
                codes.formUnion(property.0.matches(of: /"([a-z-]+)"/).map { String($0.1) })
            }
            codes.formUnion(source.text.matches(of: /code: "([a-z-]+)"/).map { String($0.1) })
        }
        return codes
    }

    private func table(headed head: String) throws -> [String] {
        try rows(headed: head).compactMap { $0.firstMatch(of: /^\| `([a-z-]+)`/) }
            .map { String($0.1) }
    }

    /// The rows below a table's head and rule.
    private func rows(headed head: String) throws -> [Substring] {
        let readme = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
        let lines = readme.split(separator: "\n", omittingEmptySubsequences: false)
        let start = try #require(lines.firstIndex { $0.hasPrefix(head) })
        return Array(lines[(start + 2)...].prefix { $0.hasPrefix("|") })
    }
}
