import CLI
import TestSupport
import Testing

/// What the program refused with, in its own words.
struct Refused {
    let message: String
    let hint: String
}

/// Expects a refusal with this code, told in both formats: the same words, the same status, and
/// nothing on the other stream.
@discardableResult
func expectRefusal(
    _ code: String,
    _ arguments: [String],
    in directory: String,
    status: Int32 = 2,
    sourceLocation: SourceLocation = #_sourceLocation
) -> Refused {
    let report = schemaVersion(["--format", "json"] + arguments, in: directory)
    let error = report.json["error"]
    let refused = Refused(
        message: error["message"].string ?? "",
        hint: error["hint"].string ?? ""
    )
    #expect(report.status.rawValue == status, "\(report)", sourceLocation: sourceLocation)
    #expect(report.json.keys == ["error"], "\(report)", sourceLocation: sourceLocation)
    #expect(
        error.keys == ["code", "message", "hint"],
        "\(report)",
        sourceLocation: sourceLocation
    )
    #expect(error["code"].string == code, "\(report)", sourceLocation: sourceLocation)
    #expect(report.diagnostics.isEmpty, "\(report)", sourceLocation: sourceLocation)
    #expect(!refused.message.isEmpty && !refused.hint.isEmpty, sourceLocation: sourceLocation)

    let text = schemaVersion(arguments, in: directory)
    #expect(text.status.rawValue == status, "\(text)", sourceLocation: sourceLocation)
    #expect(text.output.isEmpty, "\(text)", sourceLocation: sourceLocation)
    #expect(
        text.diagnostics == "schema-version: \(refused.message)\nhint: \(refused.hint)\n",
        sourceLocation: sourceLocation
    )
    return refused
}

/// Expects a number and nothing besides: no warning, no note.
func expectVersion(
    _ version: Int,
    _ arguments: [String],
    in directory: String,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    let outcome = schemaVersion(arguments, in: directory)
    #expect(outcome.status == .done, "\(outcome)", sourceLocation: sourceLocation)
    #expect(outcome.output == "\(version)\n", "\(outcome)", sourceLocation: sourceLocation)
    #expect(outcome.diagnostics.isEmpty, "\(outcome)", sourceLocation: sourceLocation)
}

extension JSON {
    /// The names of an object's members; none for anything else.
    var keys: Set<String> {
        guard case .object(let members) = self else { return [] }
        return Set(members.keys)
    }

    /// The codes of a list of warnings or problems.
    var codes: [String] { array.compactMap { $0["code"].string } }
}

extension Outcome {
    /// The lines of the result.
    var lines: [String] { output.split(separator: "\n").map(String.init) }
}
