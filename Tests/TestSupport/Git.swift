import Foundation

/// Runs the real `git` program in one folder, deaf to the settings of the machine.
///
///     let git = Git(in: folder.path)
///     try git("init", "--quiet")
///     let head = try git("rev-parse", "HEAD").text
///
/// Who commits is fixed, and when is counted, so the same calls make the same ids everywhere.
package final class Git {
    package let directory: String

    /// The seconds that the next call takes as its date; each call moves it on by one.
    package var clock: Int

    private var child: Child?

    package init(in directory: String, clock: Int = 1_700_000_000) {
        self.directory = directory
        self.clock = clock
    }

    /// Runs `git` with the arguments and waits for it; a status other than 0 is thrown.
    ///
    /// `accepting` names further statuses that are answers, such as the 1 of `git merge-tree`.
    @discardableResult
    package func callAsFunction(
        _ arguments: String...,
        input: String? = nil,
        environment: [String: String] = [:],
        accepting statuses: Set<Int32> = [0]
    ) throws -> GitOutput {
        try run(arguments, input: input, environment: environment, accepting: statuses)
    }

    @discardableResult
    package func run(
        _ arguments: [String],
        input: String? = nil,
        environment: [String: String] = [:],
        accepting statuses: Set<Int32> = [0]
    ) throws -> GitOutput {
        let child = try child ?? Child()
        self.child = child
        let end = try child.run(
            Self.program,
            ["-C", directory] + arguments,
            environment: hermetic.merging(environment) { $1 },
            input: input ?? ""
        )
        clock += 1
        let said = String(decoding: end.diagnostics, as: UTF8.self)
        let output = GitOutput(status: end.status, bytes: end.output, diagnostics: said)
        guard statuses.contains(end.status) else {
            throw GitFailure(arguments: arguments, output: output, diagnostics: said)
        }
        return output
    }

    /// `HOME` names a folder that is not there: git then has nothing to read in it.
    private var hermetic: [String: String] {
        [
            "PATH": Self.searchPath,
            "HOME": "/nonexistent",
            "LC_ALL": "C",
            "GIT_CONFIG_GLOBAL": "/dev/null",
            "GIT_CONFIG_NOSYSTEM": "1",
            "GIT_ATTR_NOSYSTEM": "1",
            // What is thrown away in a moment need not reach the disk.
            "GIT_CONFIG_COUNT": "1",
            "GIT_CONFIG_KEY_0": "core.fsync",
            "GIT_CONFIG_VALUE_0": "none",
            "GIT_AUTHOR_NAME": "Ada",
            "GIT_AUTHOR_EMAIL": "ada@example.org",
            "GIT_AUTHOR_DATE": "\(clock) +0000",
            "GIT_COMMITTER_NAME": "Ada",
            "GIT_COMMITTER_EMAIL": "ada@example.org",
            "GIT_COMMITTER_DATE": "\(clock) +0000",
        ]
    }

    private static let searchPath =
        ProcessInfo.processInfo.environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin"

    private static let program: URL = {
        let candidates = searchPath.split(separator: ":").map { "\($0)/git" }
        let found = candidates.first(where: FileManager.default.isExecutableFile(atPath:))
        return URL(fileURLWithPath: found ?? "/usr/bin/git")
    }()
}
