/// The terminal that standard error leads to.
package struct DiagnosticsTerminal: Sendable {
    /// How many characters fit on a line; nil where it does not say.
    let columns: Int?
    /// The milliseconds that work lasts before anything is said about it.
    let patience: Int

    package init(columns: Int?, patience: Int = 1000) {
        self.columns = columns
        self.patience = patience
    }

    /// Whether a line can be drawn here, and taken back: git's own rule (`is_terminal_dumb` in
    /// `editor.c`), by which an unknown terminal is a dumb one.
    static func canErase(in environment: [String: String]) -> Bool {
        environment["TERM"].map { $0 != "dumb" } ?? false
    }
}

/// The one line that tells how far long work has come.
struct ProgressLine {
    let terminal: DiagnosticsTerminal
    /// What stands on the terminal now.
    private var shown = ""

    /// To the first column, and everything there gone (EL of ECMA-48).
    private static let erasing = "\r\u{1b}[K"

    init(on terminal: DiagnosticsTerminal) {
        self.terminal = terminal
    }

    /// What the line says; nil while the work has not lasted long enough for one.
    ///
    /// It leaves the last column free: a full line would make the terminal begin another.
    func text(after milliseconds: Int, commits: Int) -> String? {
        guard milliseconds >= terminal.patience else { return nil }
        let work = commits > 0 ? "\(commits) commits read" : "working"
        let text = "schema-version: \(work), \(milliseconds / 1000) s"
        return String(text.prefix((terminal.columns ?? 80) - 1))
    }

    /// What to send to the terminal so that it shows where things stand; nil where it does already.
    mutating func update(after milliseconds: Int, commits: Int) -> String? {
        guard let text = text(after: milliseconds, commits: commits), text != shown else {
            return nil
        }
        shown = text
        return Self.erasing + text
    }

    /// What to send so that nothing of the line is left; nil where nothing is there.
    mutating func erase() -> String? {
        guard !shown.isEmpty else { return nil }
        shown = ""
        return Self.erasing
    }
}
