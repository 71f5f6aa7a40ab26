import BuildSettings
import Foundation
import TestSupport

extension TemporaryFolder {
    /// Writes a file and gives its path.
    func file(_ name: String, _ bytes: some Sequence<UInt8>) throws -> String {
        let file = "\(path)/\(name)"
        try Data(bytes).write(to: URL(fileURLWithPath: file))
        return file
    }

    func file(_ name: String, _ text: String) throws -> String {
        try file(name, text.utf8)
    }

    func settings(_ name: String, _ bytes: some Sequence<UInt8>) throws -> SettingsFile {
        try SettingsFile(at: file(name, bytes))
    }

    func settings(_ name: String, _ text: String) throws -> SettingsFile {
        try settings(name, text.utf8)
    }

    var names: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
    }
}

func bytes(of path: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
}

func text(of path: String) throws -> String {
    String(decoding: try bytes(of: path), as: UTF8.self)
}

func attribute<Value>(_ key: FileAttributeKey, of path: String) throws -> Value? {
    try FileManager.default.attributesOfItem(atPath: path)[key] as? Value
}

/// The path that `text` spells; the top's `schemaVersion` where it spells none.
func key(_ text: String = "schemaVersion") -> SettingPath {
    SettingPath(text) ?? key()
}

/// An XML property list with `body` inside of `<plist>`.
func propertyList(_ body: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0">
    \(body)
    </plist>

    """
}

/// The text in UTF-16 with a byte order mark, the low byte first unless said otherwise.
func utf16(_ text: String, isBigEndian: Bool = false) -> [UInt8] {
    "\u{FEFF}\(text)".utf16.flatMap { unit in
        let bytes = [UInt8(truncatingIfNeeded: unit), UInt8(unit >> 8)]
        return isBigEndian ? bytes.reversed() : bytes
    }
}
