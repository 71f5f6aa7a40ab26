import Foundation
import Testing

/// A settings file and what it must be once the number is 7.
struct Fixture: CustomTestStringConvertible, Sendable {
    let name: String
    let expectedName: String

    var testDescription: String { name }

    var bytes: [UInt8] {
        get throws { try Self.read(name) }
    }

    var expected: [UInt8] {
        get throws { try Self.read(expectedName) }
    }

    static let all: [Fixture] = {
        let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
        return (names ?? []).sorted().filter { $0.contains(".expected.") }.map {
            Fixture(name: $0.replacingOccurrences(of: ".expected", with: ""), expectedName: $0)
        }
    }()

    private static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent()
        .deletingLastPathComponent()
        .deletingLastPathComponent()
        .appendingPathComponent("Fixtures/Settings")

    private static func read(_ name: String) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: folder.appendingPathComponent(name)))
    }
}
