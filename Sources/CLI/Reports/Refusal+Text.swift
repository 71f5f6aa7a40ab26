import Versioning

extension Refusal {
    /// What failed, on what, why.
    var message: String {
        switch self {
        case .uncountedChange(let change): change.message
        case .beforeBaseline(let head):
            "cannot number \(head?.abbreviated ?? "it"): it is built on a commit older than the baseline"
        case .versionOutOfRange(let version, let maximum):
            "version \(version) is above \(maximum), the highest that fits"
        case .versionNotFound(let version, let nearest?):
            "no landing made version \(version); the nearest, \(nearest.version), was made by"
                + " \(nearest.landing.commit.abbreviated)"
        case .versionNotFound(let version, nil):
            "no landing made version \(version), and none made any other"
        }
    }

    /// The command or setting that mends it.
    var hint: String {
        switch self {
        case .uncountedChange(let change): change.hint
        case .beforeBaseline: "leave out --baseline to count from the root of the line"
        case .versionOutOfRange:
            "give --baseline a lower version; --maximum is for what the database can hold"
        case .versionNotFound: "schema-version log without --number lists every landing"
        }
    }
}

extension UncountedChange {
    var message: String {
        "\(change.abbreviated) changed the model without a merge commit, so two schemas of main"
            + " would share number \(version) (\(counted(uncounted, "uncounted landing")))"
    }

    /// Both ways out, finished to the last digit.
    var hint: String {
        "if work lands squashed or by direct pushes: --merge-method squash;"
            + " to number this schema and go on: --baseline \(countedAt)=\(distinctVersion)"
    }
}
