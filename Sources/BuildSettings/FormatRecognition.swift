extension SettingsFormat {
    /// Tells the format of a file by its content, then by its name.
    static func recognised(in source: Source) throws(SettingsError) -> SettingsFormat {
        let bytes = source.bytes
        if bytes.contains(0) {
            throw .format(file: source.file, found: "binary data")
        }
        var cursor = ByteCursor(source)
        cursor.skipBlanks()
        if ["<?xml", "<!DOCTYPE plist", "<plist"].contains(where: cursor.starts)
            || (source.isNamed(".plist") && cursor.starts(with: "<"))
        {
            if let name = source.declaredEncoding, !source.encoding.isNamed(name) {
                throw .format(
                    file: source.file,
                    found: "declared to be in '\(Misfit.shortened(name))'; a text is read in UTF-8,"
                        + " or in UTF-16 where it has that byte order mark"
                )
            }
            return .propertyList
        }
        if source.isNamed(".json") || (cursor.startsJSON && !source.isEmptyOldStyle)
            || (cursor.starts(with: "{") && !source.isNamed(".plist"))
        {
            return .json
        }
        // By the name alone: `.env`, `.properties` and shell files hold lines of the same looks, to
        // which `//` and `;` mean something else.
        if source.isNamed(".xcconfig") {
            guard source.encoding == .utf8 else {
                throw .format(file: source.file, found: "in UTF-16, which Xcode does not read here")
            }
            return .xcconfig
        }
        throw .format(file: source.file, found: source.unknownFormat)
    }
}

extension Source {
    fileprivate func isNamed(_ ending: String) -> Bool {
        file.lowercased().hasSuffix(ending)
    }

    /// Whether it holds `{}`, which is a property list of the old style too, and is named like one.
    fileprivate var isEmptyOldStyle: Bool {
        let isBare = bytes[start...].allSatisfy { $0.isBlank || "{}".utf8.contains($0) }
        return isBare && [".plist", ".strings", ".pbxproj"].contains(where: isNamed)
    }

    /// What a file that is neither XML nor JSON seems to be.
    fileprivate var unknownFormat: String {
        if bytes[start...].allSatisfy(\.isBlank) {
            return "an empty file"
        }
        if isNamed(".plist") || isNamed(".strings") || isNamed(".pbxproj") {
            return "an old-style property list, or none"
        }
        return "neither a property list nor JSON, and not named .xcconfig"
    }
}

extension ByteCursor {
    /// Whether an object with JSON's first tokens is here; an old-style property list starts with
    /// `{` as well, but goes on with a bare word or with `=` after the first name.
    fileprivate var startsJSON: Bool {
        var ahead = self
        guard ahead.skip("{") else { return false }
        ahead.skipBlanks()
        if ahead.next == UInt8(ascii: "}") {
            return true
        }
        guard ahead.next == UInt8(ascii: "\""), (try? ahead.jsonString()) != nil else {
            return false
        }
        ahead.skipBlanks()
        return ahead.next == UInt8(ascii: ":")
    }
}
