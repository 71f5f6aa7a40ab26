import Foundation

/// The program as it was built, in a process of its own: for what no run inside the tests shows,
/// such as the home and the user of the process.
package struct BuiltProgram {
    private let file: URL

    /// Nil where the program does not lie beside the tests.
    package init?() {
        #if os(macOS)
            let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
            guard let folder = bundle?.bundleURL.deletingLastPathComponent() else { return nil }
        #else
            let folder = Bundle.main.bundleURL
        #endif
        file = folder.appendingPathComponent("schema-version")
        guard FileManager.default.isExecutableFile(atPath: file.path) else { return nil }
    }

    /// Runs it with nothing else in the environment, under another user's id where one is given.
    package func callAsFunction(
        _ arguments: [String],
        environment: [String: String] = [:],
        user: Int? = nil
    ) throws -> (status: Int32, output: String, diagnostics: String) {
        var words = arguments
        var program = file
        if let user {
            program = URL(fileURLWithPath: Self.userChanger)
            words =
                ["--reuid=\(user)", "--regid=\(user)", "--clear-groups", file.path] + arguments
        }
        let end = try Child().run(program, words, environment: environment, input: "")
        return (
            end.status,
            String(decoding: end.output, as: UTF8.self),
            String(decoding: end.diagnostics, as: UTF8.self)
        )
    }

    /// From util-linux: unlike `su` it needs no entry in `/etc/passwd`.
    private static let userChanger = "/usr/bin/setpriv"

    /// Whether it can be run under another user's id, and starts there: the folders on the way to
    /// it, and its libraries, may be closed to others.
    package static func runs(as user: Int) -> Bool {
        guard FileManager.default.isExecutableFile(atPath: userChanger) else { return false }
        let run = try? BuiltProgram()?(["--version"], user: user)
        return run?.status == 0
    }
}
