import BuildSettings
import Versioning

extension Invocation {
    /// The options and files of an `init` as they would be typed again, each behind a space;
    /// `--baseline`, `--force` and what shapes the output are left out.
    var typedForInit: String {
        var words: [String] = []
        func add(_ option: String, _ values: [String]) {
            for value in values { words += [option, value] }
        }
        add("-C", directories)
        add("--path", paths)
        add("--exclude", excludes)
        add("--base", bases)
        add("--merge-method", [mergeMethod?.rawValue].compactMap(\.self))
        add("--releases", releases)
        add("--maximum", [maximum.map(String.init)].compactMap(\.self))
        add("--key", [key?.description].compactMap(\.self))
        add("--type", [type?.rawValue].compactMap(\.self))
        add("--fingerprint-key", [fingerprintKey?.description].compactMap(\.self))
        if follows { words.append("--follow") }
        if answersYes { words.append("--yes") }
        if files.contains(where: { $0.hasPrefix("-") }) { words.append("--") }
        return (words + files).map { " " + shellWord($0) }.joined()
    }
}
