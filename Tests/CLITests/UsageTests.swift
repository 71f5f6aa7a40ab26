import TestSupport
import Testing

@Suite struct UsageTests {
    /// A wrong command line, and what is said about it.
    struct Mistake: Sendable, CustomTestStringConvertible {
        let arguments: [String]
        let message: String
        let hint: String

        init(_ arguments: String..., says message: String, hint: String = general) {
            self.arguments = arguments
            self.message = message
            self.hint = hint
        }

        static let general = "schema-version --help lists commands and options"
        var testDescription: String { arguments.joined(separator: " ") }
    }

    @Test(arguments: names + values + combinations + operands + log + completions)
    func `a wrong command line is named, with what would be right`(mistake: Mistake) throws {
        // Nothing is looked at before the command line is right, not even the directory.
        let refused = expectRefusal("usage", mistake.arguments, in: "/nowhere", status: 64)
        #expect(refused.message == mistake.message)
        #expect(refused.hint == mistake.hint)
    }

    static let names = [
        Mistake("--pth", "M", says: "there is no option '--pth'", hint: "did you mean '--path'?"),
        Mistake("--PATH", "M", says: "there is no option '--PATH'", hint: "did you mean '--path'?"),
        Mistake("--paht=M", says: "there is no option '--paht'", hint: "did you mean '--path'?"),
        Mistake("--frobnicate", says: "there is no option '--frobnicate'"),
        Mistake("--=M", says: "there is no option '--'"),
        Mistake("-x", says: "there is no option '-x'"),
        Mistake("comput", says: "there is no command 'comput'", hint: "did you mean 'compute'?"),
        Mistake("Check", says: "there is no command 'Check'", hint: "did you mean 'check'?"),
        Mistake("Info.plist", says: "there is no command 'Info.plist'"),
        Mistake("", says: "there is no command ''"),
    ]

    static let values = [
        Mistake("--path", says: "option '--path' needs a value"),
        Mistake("--path=", says: "option '--path' needs a value"),
        Mistake("--path", "", says: "option '--path' needs a value"),
        Mistake("--exclude", says: "option '--exclude' needs a value"),
        Mistake("--exclude=", "--path", "M", says: "option '--exclude' needs a value"),
        Mistake("-C", says: "option '-C' needs a value"),
        Mistake("--allow-uncounted=yes", says: "option '--allow-uncounted' takes no value"),
        Mistake("-nq", says: "option '--dry-run' takes no value"),
        Mistake(
            "--help=me",
            says: "option '--help' does not know 'me'",
            hint: "it takes man"
        ),
        Mistake("--help=", says: "option '--help' needs a value"),
        Mistake(
            "--merge-method",
            "squsah",
            says: "option '--merge-method' does not know 'squsah'",
            hint: "did you mean 'squash'?"
        ),
        Mistake(
            "--merge-method=Merge",
            says: "option '--merge-method' does not know 'Merge'",
            hint: "did you mean 'merge'?"
        ),
        baseline("v2.0"), baseline("=7"), baseline("v2.0="), baseline("v2.0=-3"),
        baseline("v2.0=7.5"), baseline("v2.0=18446744073709551616"),
        baseline("v2.0= 7"),
    ]

    static let combinations = [
        Mistake(
            "--key",
            "k",
            "--path",
            "M",
            says: "option '--key' is for 'write', 'check', 'init' and 'install-hook'"
        ),
        Mistake(
            "compute",
            "--type=string",
            "--path",
            "M",
            says: "option '--type' is for 'write', 'check', 'init' and 'install-hook'"
        ),
        Mistake(
            "explain",
            "-n",
            "--path",
            "M",
            says: "option '--dry-run' is for 'write', 'init', 'install-hook' and 'uninstall-hook'"
        ),
        Mistake(
            "check",
            "-n",
            "--path",
            "M",
            says: "option '--dry-run' is for 'write', 'init', 'install-hook' and 'uninstall-hook'"
        ),
        recipe("--merge-method", "merge"), recipe("--allow-uncounted"), recipe("--baseline", "v=1"),
        recipe("--exclude", "*.md"), recipe("--follow"),
        recipe("--staged"), recipe("--worktree"), pair("--staged", "--worktree"),
        pair("--staged", "--head", "v1"), pair("--worktree", "--head", "v1"),
    ]

    static let operands = [
        Mistake(
            "write",
            "--path",
            "App/Models",
            says: "'write' needs a settings file",
            hint: "schema-version write App/Info.plist --path App/Models"
        ),
        Mistake(
            "compute",
            "Info.plist",
            "--path",
            "M",
            says: "'compute' takes no file, and 'Info.plist' is one too many",
            hint: "schema-version write Info.plist writes the number there"
        ),
        Mistake(
            "--path",
            "M",
            "--",
            "compute",
            says: "'compute' takes no file, and 'compute' is one too many",
            hint: "schema-version write compute writes the number there"
        ),
        pathless("compute"), pathless("explain"), pathless("check"), pathless("log"),
    ]

    private static func baseline(_ value: String) -> Mistake {
        Mistake(
            "--baseline",
            value,
            "--path",
            "M",
            says: "option '--baseline' needs REV=N, not '\(value)'",
            hint: "for example --baseline v2.0=37"
        )
    }

    private static func recipe(_ option: String, _ value: String...) -> Mistake {
        let words = ["--formula", "recipe", "--path", "M", option] + value
        return Mistake(
            words,
            says: "option '\(option)' does not go with --formula recipe",
            hint: "the recipe is what it is; leave out one of the two"
        )
    }

    private static func pair(_ option: String, _ other: String, _ value: String...) -> Mistake {
        Mistake(
            [option, "--path", "M", other] + value,
            says: "option '\(option)' does not go with '\(other)'",
            hint: "each says what is numbered; leave out one of the two"
        )
    }

    private static func pathless(_ command: String) -> Mistake {
        Mistake(
            command,
            says: "no model path: which directory's changes make a new schema?",
            hint:
                "schema-version \(command) --path App/Models; or, once and for all: schema-version init"
        )
    }
}

extension UsageTests.Mistake {
    fileprivate init(_ arguments: [String], says message: String, hint: String) {
        self.arguments = arguments
        self.message = message
        self.hint = hint
    }
}
