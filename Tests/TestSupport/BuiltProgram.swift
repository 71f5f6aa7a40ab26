import Foundation

/// The program as it was built beside the tests, in a process of its own: for what a run in this
/// process cannot show, such as being killed.
package enum BuiltProgram {
    /// How a run ended, by its status or the signal's number, and what it said.
    package struct End: Sendable {
        package let status: Int32
        package let output: String
        package let diagnostics: String
    }

    /// Runs the program; `killAfter` counts microseconds from its start.
    package static func run(
        _ arguments: [String],
        killAfter delay: Int? = nil
    ) throws -> End {
        try start(location, arguments, killAfter: delay)
    }

    /// Runs a shell script, in which `"$@"` is the program and its arguments.
    package static func run(_ arguments: [String], inShell script: String) throws -> End {
        let shell = URL(fileURLWithPath: "/bin/sh")
        return try start(shell, ["-c", script, "sh", location.path] + arguments)
    }

    private static func start(
        _ program: URL,
        _ arguments: [String],
        killAfter delay: Int? = nil
    ) throws -> End {
        let environment = [
            "PATH": "/usr/bin:/bin", "HOME": "/nonexistent", "GIT_CONFIG_NOSYSTEM": "1",
        ]
        let end = try Child().run(
            program,
            arguments,
            environment: environment,
            input: "",
            killAfter: delay
        )
        return End(
            status: end.status,
            output: String(decoding: end.output, as: UTF8.self),
            diagnostics: String(decoding: end.diagnostics, as: UTF8.self)
        )
    }

    /// Beside the bundle of tests on macOS, beside the program that runs them elsewhere.
    private static let location: URL = {
        let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
        let folder = bundle?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL
        return folder.appendingPathComponent("schema-version")
    }()
}
