import Foundation

/// Runs programs one after the other and waits for each, quickly and from many threads.
///
/// Foundation's `Process` is held to what works on Linux: no folder of its own, which would move
/// the whole process there; one start at a time, since it lists the open files of all threads; and
/// no `waitUntilExit`, which polls and would make each call take 50 ms.
final class Child {
    private let input: ScratchFile
    private let output: ScratchFile
    private let diagnostics: ScratchFile

    private static let starting = NSLock()

    init() throws {
        input = try ScratchFile()
        output = try ScratchFile()
        diagnostics = try ScratchFile()
    }

    deinit {
        input.close()
        output.close()
        diagnostics.close()
    }

    /// Runs a program to its end, or kills it with SIGKILL some microseconds after its start.
    func run(
        _ program: URL,
        _ arguments: [String],
        environment: [String: String],
        input text: String,
        killAfter delay: Int? = nil
    ) throws -> (status: Int32, output: [UInt8], diagnostics: [UInt8]) {
        try input.fill(with: text)
        try output.fill()
        try diagnostics.fill()
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        process.environment = environment
        process.standardInput = input.handle
        process.standardOutput = output.handle
        process.standardError = diagnostics.handle

        let ended = DispatchSemaphore(value: 0)
        process.terminationHandler = { _ in ended.signal() }
        try Self.starting.withLock { try process.run() }
        if let delay, ended.wait(timeout: .now() + .microseconds(delay)) == .timedOut {
            kill(process.processIdentifier, SIGKILL)
            ended.wait()
        } else if delay == nil {
            ended.wait()
        }
        return (process.terminationStatus, try output.bytes(), try diagnostics.bytes())
    }
}
