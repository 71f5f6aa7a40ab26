import TestSupport

/// A document of random content and layout, and where its number stands.
struct RandomDocument {
    /// What stands at the end of the path.
    enum Target {
        case number, emptyDictionary
    }

    var bytes: [UInt8] = []
    /// The digits of the number, and the whole value with its quotes or tags.
    var digits = 0..<0
    var whole = 0..<0
    var number: UInt64 = 0
    var isText = false
    var path: [String] = []
    var random: SplitMix64
    let isXML: Bool
    let target: Target

    static func json(seed: UInt64, target: Target = .number) -> RandomDocument {
        var document = RandomDocument(seed: seed, isXML: false, target: target)
        document.append(document.random.pick(["", "\u{FEFF}"]))
        document.blank()
        document.dictionary(isOnPath: true, depth: 0)
        document.blank()
        return document
    }

    static func propertyList(seed: UInt64, target: Target = .number) -> RandomDocument {
        var document = RandomDocument(seed: seed, isXML: true, target: target)
        document.append(document.random.pick(["", "\u{FEFF}"]))
        document.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>")
        document.blank()
        let definition = "<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\"\n\"a.dtd\" >"
        document.append(document.random.pick(["", definition, "<!DOCTYPE plist SYSTEM 'a'>"]))
        document.blank()
        document.append(document.random.pick(["<plist version=\"1.0\">", "<plist\n>"]))
        document.blank()
        document.dictionary(isOnPath: true, depth: 0)
        document.blank()
        document.append("</plist>")
        document.blank()
        return document
    }

    private init(seed: UInt64, isXML: Bool, target: Target) {
        random = SplitMix64(seed: seed)
        self.isXML = isXML
        self.target = target
    }

    mutating func append(_ text: String) {
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
        append(isXML ? random.pick(["<dict>", "<dict>", "<dict\n>"]) : "{")
        blank()
        for index in 0..<count {
            let name =
                index == wanted
                ? random.pick(["schemaVersion", "schemaVersion", "a.b", "ü"])
                : random.pick(["é", "a.b", "k"]) + "\(index)"
            key(name)
            if index != wanted {
                value(depth: depth + 1)
            } else {
                path.append(name)
                depth < 3 && random.below(2) == 0
                    ? dictionary(isOnPath: true, depth: depth + 1) : atEndOfPath()
            }
            blank()
            append(!isXML && index < count - 1 ? "," : "")
            blank()
        }
        append(isXML ? random.pick(["</dict>", "</dict>", "</dict >"]) : "}")
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

    private mutating func atEndOfPath() {
        let start = bytes.count
        switch target {
        case .number: version()
        case .emptyDictionary where isXML:
            append(random.pick(["<dict/>", "<dict />", "<dict></dict>", "<dict>\n</dict>"]))
        case .emptyDictionary:
            append(random.pick(["{}", "{ }", "{\n}", "{\r\n\t}"]))
        }
        whole = start..<bytes.count
    }

    private mutating func version() {
        number = random.next() >> random.below(64)
        isText = random.chance(50)
        let tag = isText ? "string" : "integer"
        append(isXML ? random.pick(["<\(tag)>", "<\(tag) >"]) : isText ? "\"" : "")
        let start = bytes.count
        append("\(number)")
        digits = start..<bytes.count
        append(isXML ? random.pick(["</\(tag)>", "</\(tag)\t>"]) : isText ? "\"" : "")
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
}
