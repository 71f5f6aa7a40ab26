import Foundation

/// A program of the machine that not everyone has: a test that needs it says so, and is skipped
/// visibly where it is missing.
///
///     @Test(.enabled(if: Tool("fish") != nil, "fish is not installed")) func …
package struct Tool: Sendable {
    private let location: URL

    /// What a run ended with and said.
    package struct End: Sendable {
        package let status: Int32
        package let output: String
        package let diagnostics: String
    }

    /// Looks for the program where the tests' own PATH leads; a path is taken as it is.
    package init?(_ name: String) {
        let candidates = Self.searchPath.split(separator: ":").map { "\($0)/\(name)" }
        let found = (name.hasPrefix("/") ? [name] : candidates)
            .first(where: FileManager.default.isExecutableFile(atPath:))
        guard let found else { return nil }
        location = URL(fileURLWithPath: found)
    }

    /// Runs the program with no one's home, no settings of the machine, and `environment` besides.
    package func run(
        _ arguments: [String],
        input: String = "",
        environment: [String: String] = [:]
    ) throws -> End {
        let plain = [
            "PATH": Self.searchPath, "HOME": "/nonexistent", "LC_ALL": "C.UTF-8",
            "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1",
        ]
        let end = try Child().run(
            location,
            arguments,
            environment: plain.merging(environment) { $1 },
            input: input
        )
        return End(
            status: end.status,
            output: String(decoding: end.output, as: UTF8.self),
            diagnostics: String(decoding: end.diagnostics, as: UTF8.self)
        )
    }

    private static let searchPath =
        ProcessInfo.processInfo.environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin"
}
