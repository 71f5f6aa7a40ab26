import BuildSettings
import GitHistory
import Versioning

/// A few tables in Markdown, for the page of the run.
struct StepSummary {
    let report: Report
    /// The schema's, where there are several.
    let name: String?

    var markdown: String {
        let answer = report.answer
        let model = answer.findings.fingerprint.map { "`\($0.hex)`" } ?? "none"
        let rows = [
            ["Schema version", String(answer.decision.version)],
            ["Changes the model", answer.decision.adds > 0 ? "yes" : "no"],
            ["Model", model],
        ]
        // An edit knows what the file is to hold and what it held.
        let files = (report.settings ?? []).map { edit in
            [edit.file, "\(edit.key)", edit.was?.description ?? "(none)", "\(edit.now)"]
                .map(Self.escaped)
        }
        let found = (report.problems ?? []).map {
            [$0.code, $0.message, $0.hint].map(Self.escaped)
        }
        let title = name.map { "### \(Self.escaped($0))\n\n" } ?? ""
        return title + Self.table(["", ""], rows)
            + Self.table(["File", "Key", "Was", "Number or model"], files)
            + Self.table(["Problem", "What is off", "What mends it"], found)
    }

    /// A table with an empty line behind it; nothing where it has no rows.
    private static func table(_ head: [String], _ rows: [[String]]) -> String {
        guard !rows.isEmpty else { return "" }
        let lines = [head, head.map { _ in "---" }] + rows
        return lines.map { "| " + $0.joined(separator: " | ") + " |\n" }.joined() + "\n"
    }

    /// Text that Markdown shows as it is, in a cell of a table.
    private static func escaped(_ text: String) -> String {
        Console.printable(text).unicodeScalars.reduce(into: "") { escaped, scalar in
            if "\\`*_[]<>|~&#@$".unicodeScalars.contains(scalar) { escaped += "\\" }
            escaped.unicodeScalars.append(scalar)
        }
    }
}
