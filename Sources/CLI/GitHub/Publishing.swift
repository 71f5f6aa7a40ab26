import BuildSettings
import GitHistory
import Versioning

extension CommandRun {
    /// Sets the outputs of the step, and adds to its summary.
    ///
    /// - Throws: `GitHubError` where the outputs are wanted and cannot be set. Without the variable
    ///   the program does not run in a step of GitHub's, so that is a warning; a summary is for the
    ///   eye, so losing it is one, too.
    ///
    /// - Parameter name: the schema's, where there are several; outputs then start with it.
    func publish(_ report: Report, named name: String?) throws {
        if let path = file(named: "GITHUB_OUTPUT") {
            do throws(AppendFailure) {
                try append(outputs(of: report.answer, named: name), to: path)
            } catch {
                throw GitHubError.outputFailed(path: path, reason: error.reason)
            }
        } else {
            console.warn(
                Notice(
                    code: "github-output",
                    message: "GITHUB_OUTPUT is not set, so no output of a step was set",
                    hint: "--format github is for a step of GitHub Actions; in a container, pass"
                        + " the variable on and mount its file"
                )
            )
        }
        // Runners of GitHub Enterprise Server before 3.6 have no summaries.
        guard let path = file(named: "GITHUB_STEP_SUMMARY") else { return }
        let summary = StepSummary(report: report, name: name)
        do throws(AppendFailure) {
            try append(summary.markdown, to: path)
        } catch {
            console.warn(
                Notice(
                    code: "github-summary",
                    message: "cannot add to the summary of the step in \(path): \(error.reason)",
                    hint: "leave GITHUB_STEP_SUMMARY as the runner sets it, or unset it"
                )
            )
        }
    }

    /// The outputs, one `name=value` a line.
    ///
    /// No value can hold a line end, which would need another form: they are a number, a truth value
    /// and hexadecimal digits, none where there is no model.
    private func outputs(of answer: Answer, named name: String?) -> String {
        let prefix = name.map { $0 + "-" } ?? ""
        return """
            \(prefix)version=\(answer.decision.version)
            \(prefix)changes-model=\(answer.decision.adds > 0)
            \(prefix)fingerprint=\(answer.findings.fingerprint?.hex ?? "")

            """
    }

    /// The file that a variable of the runner names; nil where it is unset or empty.
    private func file(named variable: String) -> String? {
        environment[variable].flatMap { name in
            name.isEmpty ? nil : absolute(name, in: directory)
        }
    }
}
