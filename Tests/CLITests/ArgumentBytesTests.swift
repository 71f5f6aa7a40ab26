import CLI
import TestSupport
import Testing

/// Arguments as the process gets them: bytes, text or not.
@Suite struct ArgumentBytesTests {
    private func outcome(_ arguments: [[UInt8]]) -> (CLI.ExitStatus, output: String, error: String)
    {
        var (output, error) = ("", "")
        let status = run(
            arguments,
            in: "/",
            environment: [:],
            output: { output += $0 },
            diagnostics: { error += $0 }
        )
        return (status, output, error)
    }

    @Test(arguments: ["--path", "--exclude", "--base", "--head", "-C", "--key", "--baseline"])
    func `what is no text is wrong usage, and its bytes are shown`(option: String) {
        let run = outcome([Array(option.utf8), Array("Mod".utf8) + [0xff, 0x0a]])
        #expect(run.0 == .usage)
        #expect(run.output.isEmpty)
        #expect(run.error.hasPrefix(#"schema-version: the argument 'Mod\xff\x0a' is not UTF-8"#))
        #expect(run.error.contains("\nhint: "))
    }

    @Test func `as JSON it is a usage error`() {
        let run = outcome([Array("--format=json".utf8), [0xc3]])
        #expect(run.0 == .usage)
        #expect(run.output.contains(#""code":"usage""#))
        #expect(run.error.isEmpty)
    }

    @Test func `any other text is an argument`() {
        #expect(outcome([Array("--version".utf8)]).output == "\(programVersion)\n")
        let run = outcome([Array("Modèle\u{FFFD}".utf8)])
        #expect(run.0 == .usage)
        #expect(!run.error.contains("UTF-8"))
    }
}
