import BuildSettings
import GitHistory
import Versioning

/// Reading what stands behind an option.
extension Option {
    /// The case of an enumeration that `value` names.
    static func choice<Choice: RawRepresentable & CaseIterable>(
        _ value: String,
        of option: String
    ) throws(UsageError) -> Choice where Choice.RawValue == String {
        guard let choice = Choice(rawValue: value) else {
            let names = Choice.allCases.map(\.rawValue)
            throw UsageError(
                "option '\(option)' does not know '\(value)'",
                hint: nearestSpelling(of: value, among: names).map { "did you mean '\($0)'?" }
                    ?? "it takes \(names.joined(separator: ", "))"
            )
        }
        return choice
    }

    static func baseline(_ value: String) throws(UsageError) -> Baseline {
        // A revision may hold an equals sign; the number behind the last one does not.
        guard
            let equals = value.lastIndex(of: "="), equals > value.startIndex,
            let version = UInt64(value[value.index(after: equals)...])
        else {
            throw UsageError(
                "option '--baseline' needs REV=N, not '\(value)'",
                hint: "for example --baseline v2.0=37"
            )
        }
        return Baseline(revision: String(value[..<equals]), version: version)
    }

    static func key(_ value: String, of option: String) throws(UsageError) -> SettingPath {
        guard let key = SettingPath(value) else {
            throw UsageError(
                "option '\(option)' cannot read '\(value)'",
                hint: "a.b is b in the dictionary a; a dot inside a name is \\."
            )
        }
        return key
    }

    /// A release's revision, and the number behind an equals sign where there is one.
    static func released(_ value: String) -> ReleaseQuery.Named {
        if let equals = value.lastIndex(of: "="),
            let version = UInt64(value[value.index(after: equals)...])
        {
            return ReleaseQuery.Named(revision: String(value[..<equals]), version: version)
        }
        return ReleaseQuery.Named(revision: value, version: nil)
    }

    static func version(_ value: String, of option: String) throws(UsageError) -> UInt64 {
        guard let version = UInt64(value) else {
            throw UsageError(
                "option '\(option)' needs a version, not '\(value)'",
                hint: "for example \(option) 12"
            )
        }
        return version
    }
}
