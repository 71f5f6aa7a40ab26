import Foundation

/// The program as it was built beside the tests, in a process of its own: for what no run inside the
/// tests shows, such as being killed, or the home and the user of the process.
package enum BuiltProgram {
    /// How a run ended, by its status or the signal's number, and what it said.
    package struct End: Sendable {
        package let status: Int32
        package let output: String
        package let diagnostics: String
    }

    /// Where it is.
    package static var path: String { location.path }

    /// No one's home and no settings of the machine.
    package static let plainEnvironment = [
        "PATH": "/usr/bin:/bin", "HOME": "/nonexistent", "GIT_CONFIG_NOSYSTEM": "1",
    ]

    /// Runs the program.
    ///
    /// - Parameters:
    ///   - environment: all that it finds in its environment.
    ///   - user: the id of another user to run as, for which the tests have to run as root.
    ///   - delay: microseconds from its start to its being killed.
    package static func run(
        _ arguments: [String],
        environment: [String: String] = plainEnvironment,
        user: Int? = nil,
        killAfter delay: Int? = nil
    ) throws -> End {
        guard let user else {
            return try start(location, arguments, environment, killAfter: delay)
        }
        let identity = ["--reuid=\(user)", "--regid=\(user)", "--clear-groups"]
        return try start(userChanger, identity + [location.path] + arguments, environment)
    }

    /// Runs a shell script, in which `"$@"` is the program and its arguments.
    package static func run(_ arguments: [String], inShell script: String) throws -> End {
        let shell = URL(fileURLWithPath: "/bin/sh")
        let words = ["-c", script, "sh", location.path] + arguments
        return try start(shell, words, plainEnvironment)
    }

    /// Whether it can be run under another user's id, and starts there: the folders on the way to
    /// it, and its libraries, may be closed to others.
    package static func runs(as user: Int) -> Bool {
        guard FileManager.default.isExecutableFile(atPath: userChanger.path) else { return false }
        return (try? run(["--version"], user: user))?.status == 0
    }

    private static func start(
        _ program: URL,
        _ arguments: [String],
        _ environment: [String: String],
        killAfter delay: Int? = nil
    ) throws -> End {
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

    /// From util-linux: unlike `su` it needs no entry in `/etc/passwd`.
    private static let userChanger = URL(fileURLWithPath: "/usr/bin/setpriv")

    /// The folder that it is in, for a `PATH`.
    package static let folder = location.deletingLastPathComponent().path

    /// Beside the bundle of tests on macOS, beside the program that runs them elsewhere.
    private static let location: URL = {
        let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
        let folder = bundle?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL
        return folder.appendingPathComponent("schema-version")
    }()
}
