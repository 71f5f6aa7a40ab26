/// Tells by its name whether a branch is a release line, and whether a tag is a release.
package enum ReleaseName {
    /// The pattern for the release lines that a branch of this name is one of: `release/*` for
    /// `release/1.2`, `[0-9]*.x` for `1.x`; nil for a branch that is none by its name.
    ///
    /// Only `release/` says so by itself; behind the other words a version has to follow, since
    /// `support/dark-mode` is a feature.
    static func linePattern(ofBranch name: String) -> String? {
        let small = name.lowercased()
        for word in ["release/", "releases/"] where small.hasPrefix(word) {
            return String(name.prefix(word.count)) + "*"
        }
        for word in ["release", "releases", "rel", "support", "stable", "maintenance", "maint"] {
            for separator in ["/", "-"] where small.hasPrefix(word + separator) {
                let start = name.prefix(word.count + 1)
                return Version(behind: start, in: name) == nil ? nil : String(start) + "*"
            }
        }
        guard let version = Version(behind: "", in: name) else { return nil }
        let start = String(version.mark) + "[0-9]*"
        switch version.rest.lowercased() {
        case ".x", "-stable": return start + String(version.rest)
        case "" where version.parts > 1: return start + ".[0-9]*"
        default: return nil
        }
    }

    /// The pattern for branches that may be release lines of their own, or not.
    static func hotfixPattern(ofBranch name: String) -> String? {
        let small = name.lowercased()
        return ["hotfix/", "hotfix-"].first(where: small.hasPrefix).map {
            String(name.prefix($0.count)) + "*"
        }
    }

    /// The pattern for the releases that a tag of this name is one of: `v*` for `v1.2`, `[0-9]*` for
    /// `1.2.3`, `release-*` for `release-1.2`; nil for a tag that is no release by its name.
    package static func tagPattern(of tag: String) -> String? {
        let small = tag.lowercased()
        let words = ["release", "releases", "rel", "version"]
        let starts = words.flatMap { word in ["/", "-", "_"].map { word + $0 } }
        let start = tag.prefix(starts.first(where: small.hasPrefix)?.count ?? 0)
        guard let version = Version(behind: start, in: tag) else { return nil }
        // Behind the number what follows is a build's or a beta's.
        guard version.rest.isEmpty || "-+_.".contains(version.rest.prefix(1)) else { return nil }
        if !start.isEmpty { return String(start) + "*" }
        if !version.mark.isEmpty { return String(version.mark) + "*" }
        // A number alone may count anything.
        return version.parts > 1 ? "[0-9]*" : nil
    }

    /// `v1.2.3` taken apart.
    private struct Version {
        /// `v`, or nothing.
        let mark: Substring
        let parts: Int
        let rest: Substring

        init?(behind start: Substring, in name: String) {
            var rest = name.dropFirst(start.count)
            mark = rest.prefix { $0 == "v" || $0 == "V" }
            guard mark.count < 2 else { return nil }
            rest = rest.dropFirst(mark.count)
            var parts = 0
            while let first = rest.first, "0"..."9" ~= first {
                parts += 1
                rest = rest.drop { "0"..."9" ~= $0 }
                let next = rest.dropFirst()
                guard rest.first == ".", let digit = next.first, "0"..."9" ~= digit else { break }
                rest = next
            }
            guard parts > 0 else { return nil }
            (self.parts, self.rest) = (parts, rest)
        }
    }
}
