import TestSupport

/// A document of random content and layout, and where its number stands.
struct RandomDocument {
    var bytes: [UInt8] = []
    var digits = 0..<0
    var number: UInt64 = 0
    var path: [String] = []
    var random: SplitMix64
    private let isXML: Bool

    static func json(seed: UInt64) -> RandomDocument {
        var document = RandomDocument(random: SplitMix64(seed: seed), isXML: false)
        document.append(document.random.pick(["", "\u{FEFF}"]))
        document.blank()
        document.dictionary(isOnPath: true, depth: 0)
        document.blank()
        return document
    }

    static func propertyList(seed: UInt64) -> RandomDocument {
        var document = RandomDocument(random: SplitMix64(seed: seed), isXML: true)
        document.append(document.random.pick(["", "\u{FEFF}"]))
        document.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>")
        document.blank()
        document.append("<plist version=\"1.0\">")
        document.blank()
        document.dictionary(isOnPath: true, depth: 0)
        document.blank()
        document.append("</plist>")
        document.blank()
        return document
    }

    private init(random: SplitMix64, isXML: Bool) {
        self.random = random
        self.isXML = isXML
    }

    private mutating func append(_ text: String) {
        bytes += text.utf8
    }

    private mutating func blank() {
        append(random.pick(["", "", " ", "\n", "\r\n\t", "\n    "]))
        if isXML {
            append(random.pick(["", "", "", "<!-- <key>schemaVersion</key> -->", "<?a b?> "]))
        }
    }

    private mutating func dictionary(isOnPath: Bool, depth: Int) {
        let count = random.below(4) + (isOnPath ? 1 : 0)
        let wanted = isOnPath ? random.below(count) : -1
        append(isXML ? "<dict>" : "{")
        blank()
        for index in 0..<count {
            let name =
                index == wanted ? "schemaVersion" : random.pick(["é", "a.b", "k"]) + "\(index)"
            key(name)
            if index != wanted {
                value(depth: depth + 1)
            } else {
                path.append(name)
                depth < 3 && random.below(2) == 0
                    ? dictionary(isOnPath: true, depth: depth + 1) : target()
            }
            blank()
            append(!isXML && index < count - 1 ? "," : "")
            blank()
        }
        append(isXML ? "</dict>" : "}")
    }

    private mutating func key(_ name: String) {
        if isXML {
            let spelling = random.pick([name, "<![CDATA[\(name)]]>"])
            append("<key>\(spelling)</key>")
        } else {
            let first = name.utf16.first.map { String($0, radix: 16) } ?? ""
            let padding = String(repeating: "0", count: max(0, 4 - first.count))
            append(random.pick(["\"\(name)\"", "\"\\u\(padding)\(first)\(name.dropFirst())\""]))
            blank()
            append(":")
        }
        blank()
    }

    private mutating func target() {
        number = random.next() >> random.below(64)
        let isString = random.below(2) == 0
        let quotes = isString ? ("\"", "\"") : ("", "")
        let tag = isString ? "string" : "integer"
        append(isXML ? "<\(tag)>" : quotes.0)
        let start = bytes.count
        append("\(number)")
        digits = start..<bytes.count
        append(isXML ? "</\(tag)>" : quotes.1)
    }

    private mutating func value(depth: Int) {
        switch random.below(depth < 4 ? 6 : 4) {
        case 4:
            dictionary(isOnPath: false, depth: depth)
        case 5:
            append(isXML ? "<array>" : "[")
            blank()
            for index in 0..<random.below(3) {
                append(!isXML && index > 0 ? "," : "")
                blank()
                value(depth: depth + 1)
                blank()
            }
            append(isXML ? "</array>" : "]")
        default:
            scalar()
        }
    }

    private mutating func scalar() {
        let xml = [
            "<true/>", "<false/>", "<real>1.0</real>", "<integer>007</integer>", "<string/>",
            "<string>&lt;&#x39; é 😀\n7</string>", "<data>\nAAEC\n</data>",
            "<date>2020-01-01T00:00:00Z</date>", "<string><![CDATA[</dict>]]></string>",
        ]
        let json = [
            "true", "null", "1.0", "1e3", "-7", "\"\"", "\"}\\\"\\\\\"", "\"😀\\/\\u00e9\"",
            "18446744073709551616", "\"schemaVersion\"",
        ]
        append(random.pick(isXML ? xml : json))
    }
}
