import Foundation

/// The seeds that the properties are tried on: 200 from 1, or as the environment says.
///
///     SCHEMA_VERSION_FIRST_SEED=5000 SCHEMA_VERSION_SEEDS=1000 swift test --filter PropertyTests
enum Seeds {
    static let all: [UInt64] = {
        let first = number("SCHEMA_VERSION_FIRST_SEED") ?? 1
        return (0..<(number("SCHEMA_VERSION_SEEDS") ?? 200)).map { first + $0 }
    }()

    /// Every tenth seed, for what is slow.
    static let few = all.enumerated().filter { $0.offset % 10 == 0 }.map(\.element)

    static func every(_ step: Int) -> [UInt64] {
        all.enumerated().filter { $0.offset % step == 0 }.map(\.element)
    }

    private static func number(_ variable: String) -> UInt64? {
        ProcessInfo.processInfo.environment[variable].flatMap(UInt64.init)
    }
}
