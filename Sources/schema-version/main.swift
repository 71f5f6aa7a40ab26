import CLI

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Writes all of `text` to a stream; false where the stream takes no more (a full disk, say).
func write(_ text: String, to stream: Int32) -> Bool {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
        let count = unsafe rest.withUnsafeBytes { unsafe write(stream, $0.baseAddress, $0.count) }
        guard count > 0 else { return false }
        rest = rest.dropFirst(count)
    }
    return true
}

/// The arguments as bytes: `CommandLine.arguments` repairs what is not UTF-8.
func arguments() -> [[UInt8]] {
    (1..<max(1, Int(CommandLine.argc))).compactMap { index in
        guard let word = unsafe CommandLine.unsafeArgv[index] else { return nil }
        return unsafe Array(UnsafeRawBufferPointer(start: word, count: strlen(word)))
    }
}

let status = run(
    arguments(),
    in: FileManager.default.currentDirectoryPath,
    environment: ProcessInfo.processInfo.environment,
    terminal: outputTerminal(),
    diagnosticsTerminal: diagnosticsTerminal(),
    ask: question(),
    output: { text in
        // A number that did not arrive must not look like success.
        guard write(text, to: STDOUT_FILENO) else {
            _ = write("schema-version: cannot write to standard output\n", to: STDERR_FILENO)
            exit(ExitStatus.refused.rawValue)
        }
    },
    diagnostics: { _ = write($0, to: STDERR_FILENO) }
)
// At once: what libraries would put away at the end, the system does in less time.
_exit(status.rawValue)
