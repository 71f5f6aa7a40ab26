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

    static let all = files.filter { $0.contains(".expected.") }.map {
        Fixture(name: $0.replacingOccurrences(of: ".expected", with: ""), expectedName: $0)
    }

    /// The names of everything in the folder.
    static let files = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
        .sorted()

    /// The folder of all tests.
    static let tests = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent()
        .deletingLastPathComponent()

    private static let folder = tests.deletingLastPathComponent()
        .appendingPathComponent("Fixtures/Settings")

    /// The names of all inputs: what is edited, and what is refused.
    static let inputs = all.map(\.name) + RefusedFixture.all.map(\.name)

    static func read(_ name: String) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: folder.appendingPathComponent(name)))
    }
}

/// A settings file that is refused, with the reason beside it.
struct RefusedFixture: CustomTestStringConvertible, Sendable {
    /// The content of `NAME.refused.json`.
    struct Reason: Decodable {
        let code: String
        /// `LINE:COLUMN`, or `byte OFFSET`; nil where the whole file is meant.
        let place: String?
        /// Of a key that is there twice, where it is first.
        let first: String?
    }

    let name: String

    var testDescription: String { name }

    var reason: Reason {
        get throws {
            try JSONDecoder().decode(Reason.self, from: Data(Fixture.read(name + Self.ending)))
        }
    }

    static let ending = ".refused.json"

    static let all = Fixture.files.filter { $0.hasSuffix(ending) }.map {
        RefusedFixture(name: String($0.dropLast(ending.count)))
    }
}
