import BuildSettings

/// Finds the version that a settings file holds already.
enum SettingsKeys {
    /// The keys at the top of the file that name a version and hold a number, with that number.
    ///
    /// What cannot be read as a settings file has none.
    static func versions(in content: [UInt8], of path: String) -> [(key: String, value: UInt64)] {
        guard content.firstIndex(of: Array("version".utf8), ignoringCaseFrom: 0) != nil else {
            return []
        }
        let names = words(endingIn: "version", in: content).filter(VersionName.isOfSchema)
        guard !names.isEmpty,
            let file = try? SettingsFile(named: path, bytes: content)
        else { return [] }
        let parents = words(endingIn: "", in: content).filter(isOfDatabase)
        return names.compactMap { name in
            let paths = [name] + parents.map { "\($0).\(name)" }
            for (depth, path) in zip([1] + parents.map { _ in 2 }, paths) {
                guard let key = SettingPath(path), key.keys.count == depth,
                    let value = value(at: key, in: file)
                else { continue }
                return (path, value)
            }
            return nil
        }
    }

    /// The number under a key, also where it is spelt as a real one without a fraction: it has shipped,
    /// though it has to be spelt otherwise to be written.
    private static func value(at key: SettingPath, in file: SettingsFile) -> UInt64? {
        do throws(SettingsError) {
            return try file.value(at: key)
        } catch .type(_, _, _, .real(let spelling)) {
            let parts = spelling.split(separator: ".", omittingEmptySubsequences: false)
            guard parts.count == 2, parts[1].allSatisfy({ $0 == "0" }) else { return nil }
            return UInt64(parts[0])
        } catch {
            return nil
        }
    }

    /// Whether a dictionary of this name says of a database what it holds.
    private static func isOfDatabase(_ name: String) -> Bool {
        ["database", "db", "realm", "sqlite", "room", "storage", "persistence"].contains(
            name.lowercased()
        )
    }

    /// Every word that ends so, in whatever case, once, in the order of the text.
    private static func words(endingIn ending: String, in content: [UInt8]) -> [String] {
        var (names, seen): ([String], Set<String>) = ([], [])
        for word in content.split(whereSeparator: { !isPartOfName($0) }) where word.count < 64 {
            let name = String(decoding: word, as: UTF8.self)
            guard name.lowercased().hasSuffix(ending) || ending.isEmpty else { continue }
            if seen.insert(name).inserted { names.append(name) }
        }
        return names
    }

    private static func isPartOfName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
            true
        default: false
        }
    }

    /// Whether a property list may be an app's: it is not that of an extension, a framework, a watch
    /// app or tests.
    ///
    /// Xcode makes most keys itself since version 13, so none has to be there.
    static func isOfApp(_ content: [UInt8], at path: String) -> Bool {
        let names = path.lowercased().split(separator: "/").dropLast()
        guard !names.contains(where: { name in others.contains(where: name.contains) }),
            (try? SettingsFile(named: path, bytes: content)) != nil
        else { return false }
        return !["nsextension", "<string>fmwk<", "<string>bndl<", "xpcservice", "wkapplication"]
            .contains { content.firstIndex(of: Array($0.utf8), ignoringCaseFrom: 0) != nil }
    }

    /// What folders of other targets are called.
    private static let others = ["extension", "widget", "watch", "framework", "intents", "plugin"]
}
