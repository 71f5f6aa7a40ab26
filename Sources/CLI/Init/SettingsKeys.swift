import BuildSettings

/// Finds the version that a settings file holds already.
enum SettingsKeys {
    /// The keys at the top of the file that name a version and hold a number, with that number.
    ///
    /// What cannot be read as a settings file has none.
    static func versions(in content: [UInt8], of path: String) -> [(key: String, value: UInt64)] {
        let names = names(in: content).filter(VersionName.isOfSchema)
        guard !names.isEmpty,
            let file = try? SettingsFile(named: path, bytes: content)
        else { return [] }
        return names.compactMap { name in
            guard let key = SettingPath(name), key.keys.count == 1,
                let value = try? file.value(at: key)
            else { return nil }
            return (name, value)
        }
    }

    /// Every word that ends in "version", in whatever case, once, in the order of the text.
    private static func names(in content: [UInt8]) -> [String] {
        let ending = Array("version".utf8)
        var names: [String] = []
        var position = 0
        while let found = content.firstIndex(of: ending, ignoringCaseFrom: position) {
            position = found + ending.count
            var start = found
            while start > 0, isPartOfName(content[start - 1]) { start -= 1 }
            guard position == content.count || !isPartOfName(content[position]) else { continue }
            let name = String(decoding: content[start..<position], as: UTF8.self)
            if !names.contains(name) { names.append(name) }
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

    /// Whether a property list is an app's, and not that of an extension, a framework or tests.
    static func isOfApp(_ content: [UInt8]) -> Bool {
        func holds(_ text: String) -> Bool {
            content.firstIndex(of: Array(text.utf8), ignoringCaseFrom: 0) != nil
        }
        guard holds("cfbundleidentifier") || holds("uilaunch") else { return false }
        return !["nsextension", "<string>fmwk<", "<string>bndl<", "xpcservice"].contains(
            where: holds
        )
    }
}
