import Foundation

/// The seeds that the properties are tried on: 300 from 1, or as the environment says.
///
///     SCHEMA_VERSION_FIRST_SEED=5000 SCHEMA_VERSION_SEEDS=1000 swift test --filter PropertyTests
///
/// By default many a property gets only one half of them, early or late, which leaves time for more
/// histories in total; of those that the environment asks for each property gets all.
enum Seeds {
    static let all: [UInt64] = {
        let first = number("SCHEMA_VERSION_FIRST_SEED") ?? 1
        return (0..<(number("SCHEMA_VERSION_SEEDS") ?? 300)).map { first + $0 }
    }()

    static let early = isAsked ? all : Array(all.prefix(all.count / 2))
    static let late = isAsked ? all : Array(all.suffix(all.count / 2))

    /// For what is slow.
    static let few = every(15)

    static func every(_ step: Int) -> [UInt64] {
        all.enumerated().filter { $0.offset % step == 0 }.map(\.element)
    }

    private static let isAsked = number("SCHEMA_VERSION_SEEDS") != nil

    private static func number(_ variable: String) -> UInt64? {
        ProcessInfo.processInfo.environment[variable].flatMap(UInt64.init)
    }
}
