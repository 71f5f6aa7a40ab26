import Foundation
import Testing

@testable import CLI

/// The README is held against the program, so that it cannot go out of date unnoticed.
@Suite struct ReadmeTests {
    private let readme: String

    init() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        readme = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
    }

    @Test func `the README shows the help as the program prints it`() {
        #expect(readme.contains("```\n" + Help.text + "```\n"))
    }
}
