import Foundation
import TestSupport

/// The kinds of settings files, each with the words that damage to it is made of.
enum FileKind: String, CaseIterable, Sendable {
    case propertyList, utf16Text, binary, json, xcconfig

    /// The fixtures of this kind.
    func fixtures() throws -> [(name: String, bytes: [UInt8])] {
        try Fixture.inputs.map { ($0, try Fixture.read($0)) }.filter {
            FileKind(of: $1, $0) == self
        }
    }

    /// A document of random content and layout.
    func document(by random: inout SplitMix64) throws -> (name: String, bytes: [UInt8]) {
        let seed = random.next()
        switch self {
        case .propertyList:
            return ("a.plist", RandomDocument.propertyList(seed: seed).bytes)
        case .json:
            return ("a.json", RandomDocument.json(seed: seed).bytes)
        case .xcconfig:
            return ("a.xcconfig", RandomXCConfig(seed: seed, holdsKey: true).bytes)
        case .utf16Text:
            let kind = random.pick([TextKind.propertyListBigEndian, .propertyListLittleEndian])
            return ("a.plist", kind.document(seed: seed).bytes)
        case .binary:
            let object = try unsafe PropertyListSerialization.propertyList(
                from: Data(RandomDocument.propertyList(seed: seed).bytes),
                format: nil
            )
            let data = try PropertyListSerialization.data(
                fromPropertyList: object,
                format: .binary,
                options: 0
            )
            return ("a.plist", [UInt8](data))
        }
    }

    private init(of bytes: [UInt8], _ name: String) {
        if bytes.starts(with: "bplist".utf8) {
            self = .binary
        } else if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) {
            self = .utf16Text
        } else if name.hasSuffix(".xcconfig") {
            self = .xcconfig
        } else {
            self = name.hasSuffix(".json") ? .json : .propertyList
        }
    }
}
