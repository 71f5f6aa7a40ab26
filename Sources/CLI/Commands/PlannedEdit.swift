import BuildSettings
import GitHistory
import Versioning

/// What a run is to make of one settings file: the number, and the fingerprint where one is kept.
struct PlannedEdit {
    /// With the edits that are planned for it already.
    let file: SettingsFile
    let target: SettingsTarget
    /// Of the number.
    let key: SettingPath
    let number: Edit
    /// Made on top of the number's.
    let fingerprint: Edit?

    /// The changes one by one, the number's first.
    var edits: [Edit] { [number] + [fingerprint].compactMap(\.self) }

    /// The one change of the file that makes both; nil where it has both already.
    var change: (file: SettingsFile, edit: Edit)? {
        edits.last(where: \.changesFile).map { (file, $0) }
    }

    /// The whole file as it is to be.
    var bytes: [UInt8] { (fingerprint ?? number).bytes }

    /// The same line by line, without line ends.
    var lines: [String] {
        String(decoding: bytes, as: UTF8.self)
            .split(separator: "\n").map(String.init)
    }
}

extension PlannedEdit {
    /// The warning that the number falls and nothing tells whether that is right: the file was moved,
    /// say, or is not in git.
    var unexplainedFall: Notice? {
        guard case .number(let old)? = number.was, case .number(let new) = number.now, new < old
        else { return nil }
        return Notice(
            code: "lowered",
            message: "\(file.path): \(number.key) falls from \(old) to \(new), and main holds no"
                + " number there that would say whether builds with \(old) are out",
            hint: "if they are: --baseline REV=\(old), REV being the commit of main they came from",
            file: file.path
        )
    }
}
