import BuildSettings
import GitHistory
import Versioning

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The one object that `--format json` prints; what does not exist is null.
struct JSONReport: Encodable {
    let report: Report

    private enum Key: String, CodingKey {
        case version, landed, adds, pending, base, head, branchPoint, countedAt, mergeMethod
        case formula, fingerprint, uncounted, warnings, settings, problems
    }

    private struct Pending: Encodable {
        let changesModel: Bool
        let commits: Int
        let source: String
    }

    private struct NamedCommit: Encodable {
        let base: Base

        private enum Key: String, CodingKey {
            case name, commit
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: Key.self)
            try container.encode(base.name, forKey: .name)
            try container.encode(base.commit?.hex, forKey: .commit)
        }
    }

    /// A number as a number, a fingerprint as a string.
    private struct Value: Encodable {
        let value: SettingValue

        func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            switch value {
            case .number(let number): try container.encode(number)
            case .text(let text): try container.encode(text)
            }
        }
    }

    private struct Setting: Encodable {
        let edit: Edit

        private enum Key: String, CodingKey {
            case file, key, was, now
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: Key.self)
            try container.encode(edit.file, forKey: .file)
            try container.encode(edit.key, forKey: .key)
            try container.encode(edit.was.map(Value.init(value:)), forKey: .was)
            try container.encode(Value(value: edit.now), forKey: .now)
        }
    }

    func encode(to encoder: any Encoder) throws {
        let answer = report.answer
        let decision = answer.decision
        let history = answer.findings.history
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(decision.version, forKey: .version)
        try container.encode(decision.landed, forKey: .landed)
        try container.encode(decision.adds, forKey: .adds)
        let pending = Pending(
            changesModel: decision.adds > 0,
            commits: history.pendingCommits,
            source: answer.findings.source.rawValue
        )
        try container.encode(pending, forKey: .pending)
        try container.encode(NamedCommit(base: history.base), forKey: .base)
        try container.encode(history.head?.hex, forKey: .head)
        try container.encode(history.branchPoint?.commit.hex, forKey: .branchPoint)
        try container.encode(decision.countedAt?.hex, forKey: .countedAt)
        try container.encode(answer.rule.mergeMethod.rawValue, forKey: .mergeMethod)
        try container.encode(answer.schema.formula.rawValue, forKey: .formula)
        try container.encode(answer.findings.fingerprint?.hex, forKey: .fingerprint)
        try container.encode(decision.uncounted, forKey: .uncounted)
        try container.encode(report.warnings, forKey: .warnings)
        try container.encodeIfPresent(report.settings?.map(Setting.init(edit:)), forKey: .settings)
        try container.encodeIfPresent(report.problems, forKey: .problems)
    }
}

/// The object printed in place of a number: `{"error": {"code": ..., ...}}`.
struct JSONError: Encodable {
    let error: Notice
}

extension Console {
    /// Prints one JSON object on a line of its own.
    func json(_ value: some Encodable) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard let data = try? encoder.encode(value) else {
            preconditionFailure("numbers, text and null always encode")
        }
        output(Self.escaped(String(decoding: data, as: UTF8.self)) + "\n")
    }
}
