import Foundation
import TestSupport

/// Settings files as a project has them: comments, odd spacing, other keys.
enum Settings {
    static func plist(_ version: Int) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
        "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <dict>
        \t<!-- schemaVersion: see the README -->
        \t<key>CFBundleName</key>   <string>App &amp; Co</string>
        \t<key>schemaVersion</key>
        \t<integer>\(version)</integer>
        </dict>
        </plist>

        """
    }

    static func json(_ version: String) -> String {
        "{ \"name\" : \"App\",\n  \"schemaVersion\": \(version),\n  \"ratio\": 1.0e0 }"
    }
}

extension HistoryBuilder {
    /// When a file's content was last written, to the last digit there is.
    func modificationDate(of file: String) throws -> Date? {
        try FileManager.default.attributesOfItem(atPath: "\(path)/\(file)")[.modificationDate]
            as? Date
    }
}
