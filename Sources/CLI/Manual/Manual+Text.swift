/// What no table holds.
extension Manual {
    static let description = Roff.paragraphs([
        """
        A local database carries a number, its schema version, which must grow whenever the model
        changes, must never shrink, and must mean one schema.
        \(Roff.bold("schema-version")) derives it from git: how many times the model directory changed on
        the main branch, plus one if this branch is about to change it.
        """,
        """
        Among the commits of main, one number is one schema; the same head on the same base gives the
        same number everywhere; and it never goes down, or you are told. Where no number can be given,
        the error says why and how to mend it.
        """,
        """
        The number, the lines of \(Roff.bold("write")) and JSON go to standard output; warnings, hints and
        progress to standard error. No branch is moved and nothing is fetched.
        """,
    ])

    static let configuration = """
        \(Roff.italic(".schema-version.json")) at the root of the work tree holds what would else be typed
        each time, as JSON with comments: the keys are the long options in camel case, paths are relative
        to the root. An option replaces what the file says. The README describes every key.
        """

    static let status = [
        ("0", "Done."),
        (
            "1",
            "\(Roff.bold("check")) found something, or \(Roff.bold("--fail-if-changed")) changed something."
        ),
        ("2", "No number can be given, or a file could not be written; the error says why."),
        ("64", "Wrong usage."),
    ].map { Roff.entry(Roff.bold($0), $1) }.joined(separator: "\n")

    static let environment = [
        ("SCHEMA_VERSION_NO_CACHE", "1 is \(Roff.bold("--no-cache"))."),
        ("NO_COLOR", "No colours, where it is not empty."),
        ("GIT_PAGER, PAGER", "What \(Roff.bold("log")) is shown through on a terminal."),
        ("COLUMNS", "The width of the terminal."),
        ("GIT_DIR, GIT_WORK_TREE, GIT_INDEX_FILE", "As git has them, and hooks get them."),
        (
            "GITHUB_ACTIONS, GITLAB_CI, BITRISE_IO, ...",
            """
            The variables of CI providers: the default branch, the pull request\\(aqs target and what is
            built. The README lists them.
            """
        ),
    ].map { Roff.entry(Roff.bold($0), $1) }.joined(separator: "\n")

    static let files = [
        (".schema-version.json", "The configuration, at the root of the work tree."),
        (
            ".git/schema-version/",
            "What earlier runs found out about main. It may be deleted: it only saves time."
        ),
    ].map { Roff.entry(Roff.italic($0), $1) }.joined(separator: "\n")

    static let examples = [
        ("The number of HEAD:", "schema-version --path App/Models"),
        (
            "Write it into a file, as a step before the build:",
            "schema-version write App/Info.plist --path App/Models"
        ),
        (
            "In a check of a pull request, hold the file against the number and the releases:",
            "schema-version check App/Info.plist --path App/Models --releases 'v*'"
        ),
        (
            "Count from version 37, which the release 2.0 has:",
            "schema-version explain --path App/Models --baseline v2.0=37"
        ),
    ].map { Roff.text($0) + "\n" + Roff.example([$1]) }.joined(separator: "\n.PP\n")

    static let seeAlso = """
        .BR git (1),
        .BR gitrevisions (7),
        .BR githooks (5)
        """
}
