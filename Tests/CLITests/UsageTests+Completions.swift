extension UsageTests {
    static let completions = [
        Mistake(
            "completions",
            says: "'completions' needs a shell: bash, zsh or fish",
            hint: "for example schema-version completions bash"
        ),
        Mistake(
            "completions",
            "zssh",
            says: "'completions' does not know the shell 'zssh'",
            hint: "did you mean 'zsh'?"
        ),
        Mistake(
            "completions",
            "tcsh-like",
            says: "'completions' does not know the shell 'tcsh-like'",
            hint: "it knows bash, zsh, fish"
        ),
        Mistake(
            "completions",
            "man",
            says: "'completions' does not know the shell 'man'",
            hint: "it knows bash, zsh, fish"
        ),
        Mistake(
            "completions",
            "bash",
            "zsh",
            says: "'completions' takes one shell, and 'zsh' is one too many",
            hint: "for example schema-version completions bash"
        ),
    ]
}
