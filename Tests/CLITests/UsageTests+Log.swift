/// What `log` cannot be asked.
extension UsageTests {
    static let log = [
        Mistake("--number", "6", "--path", "M", says: "option '--number' is for 'log'"),
        Mistake(
            "log",
            "--head=v1",
            "--path=M",
            says: "option '--head' is for 'compute', 'write', 'check' and 'explain'"
        ),
        Mistake(
            "log",
            "--formula=recipe",
            "--path=M",
            says: "'log' does not go with --formula recipe",
            hint: "the recipe numbers head alone; leave out one of the two"
        ),
        number("six"), number("-1"), number("1.5"), number("18446744073709551616"),
    ]

    private static func number(_ value: String) -> Mistake {
        Mistake(
            "log",
            "--path=M",
            "--number",
            value,
            says: "option '--number' needs a version, not '\(value)'",
            hint: "for example --number 12"
        )
    }
}
