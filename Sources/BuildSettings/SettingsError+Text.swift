extension SettingsError: CustomStringConvertible {
    package var description: String { message }

    /// What is wrong, in one line.
    package var message: String {
        switch self {
        case .notFound(let file):
            "\(file): no such file"
        case .notStaged(let file):
            "\(file): is not staged"
        case .notCommitted(let file, let commit):
            "\(file): '\(commit)' has no such file"
        case .unreadable(let file, let reason):
            "\(file): cannot be read: \(reason)"
        case .format(let file, let found):
            "\(file): is \(found)"
        case .unknownName(let file):
            "\(file): cannot be made, since its name tells no format"
        case .syntax(let file, let place, let problem):
            "\(file):\(place): \(problem)"
        case .unverified(let file, let key, let problem):
            "\(file): '\(key)' cannot be written safely: \(problem)"
        case .duplicateKey(let file, let key, let first, let second):
            "\(file):\(second): '\(key)' is there twice, first at \(first)"
        case .keyNotFound(let file, let key, "", let missing):
            "\(file): '\(key)' not found: there is no '\(missing)' at the top"
        case .keyNotFound(let file, let key, let existing, let missing):
            "\(file): '\(key)' not found: there is '\(existing)', but no '\(missing)' in it"
        case .noSettingName(let file, let key, let problem):
            "\(file): '\(key)' not found: \(problem)"
        case .type(let file, "", let place, let found):
            "\(file):\(place): the document is \(found)"
        case .type(let file, let key, let place, let found):
            "\(file):\(place): '\(key)' is \(found)"
        case .variable(let file, let key, let place, let value):
            "\(file):\(place): '\(key)' is filled in by a build setting: '\(value)'"
        case .conflictMarkers(let file, let place):
            "\(file):\(place): a merge conflict is not resolved"
        case .outside(let file, let directory):
            "\(file): lies outside of \(directory)"
        case .brokenLink(let file, let problem):
            "\(file): is \(problem)"
        case .writeFailed(let file, let reason):
            "\(file): not written: \(reason)"
        case .hardLinks(let file, let others):
            "\(file): not written: it has \(others) other \(others == 1 ? "name" : "names") (hard "
                + "\(others == 1 ? "link" : "links")), which would keep the old content"
        case .partlyWritten(let file, let reason, let written, let unwritten):
            "\(file): not written: \(reason); written: \(written.joined(separator: ", ")); not "
                + "written: \(unwritten.joined(separator: ", "))"
        }
    }

    /// How to mend it, in one line.
    package var hint: String {
        switch self {
        case .notFound:
            "check the path; it is relative to the directory the command starts in; "
                + "`write --create` makes a missing file"
        case .notStaged:
            "stage it with git add, or leave out --staged"
        case .notCommitted:
            "commit it there, or name the file as it is called there; one that git ignores is read from"
                + " the disk"
        case .unreadable:
            "name a file that you may read"
        case .format:
            "name the source file of the settings: a property list, JSON, or an xcconfig;"
                + " `plutil -convert xml1 FILE` makes an old-style property list an XML one"
        case .unknownName:
            "--create makes files whose names end in .plist, .json or .xcconfig"
        case .syntax:
            "mend the file at that place"
        case .unverified:
            "check the file in Xcode or with `plutil -lint`; where it is sound, write the number by hand once"
        case .duplicateKey:
            "readers disagree which one counts; delete one of them"
        case .keyNotFound(_, _, _, let missing):
            "add the dictionary '\(missing)' first, or correct the key; a dot inside a name is "
                + "typed '\\.'"
        case .noSettingName:
            "name the build setting, as in `--key SCHEMA_VERSION`; in a run with files of other "
                + "formats, write this one by itself"
        case .type(_, _, _, let found):
            found.hint
        case .variable:
            "write the number where the setting is given a value, in the xcconfig file, or name "
                + "another key"
        case .conflictMarkers:
            "resolve the conflict, then run again"
        case .outside:
            "name a file inside of it"
        case .brokenLink:
            "correct the link, or name the file itself"
        case .writeFailed:
            "the file is as it was; mend the cause, then run again"
        case .hardLinks:
            "with --force it is written under this name, and parted from the others"
        case .partlyWritten:
            "each file is whole; mend the cause, then run again, which leaves alone what is written"
        }
    }
}
