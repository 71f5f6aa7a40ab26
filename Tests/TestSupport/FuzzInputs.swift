import Foundation

/// How many damaged inputs a test tries, and the seed they come from.
///
///     SCHEMA_VERSION_FUZZ_SEED=7 SCHEMA_VERSION_FUZZ_INPUTS=10000 Scripts/fuzz
package enum FuzzInputs {
    package static let seed = number("SCHEMA_VERSION_FUZZ_SEED") ?? 1

    /// What the environment asks for; `usual` where it asks for nothing.
    package static func count(usual: Int) -> Int {
        number("SCHEMA_VERSION_FUZZ_INPUTS").map { Int(clamping: $0) } ?? usual
    }

    private static func number(_ variable: String) -> UInt64? {
        ProcessInfo.processInfo.environment[variable].flatMap(UInt64.init)
    }
}
