/// What the program ends with.
package enum ExitStatus: Int32, Comparable, Sendable {
    /// Done.
    case done = 0
    /// `check` found something, or a file was changed where that was to be told.
    case problems = 1
    /// No number can be given, or nothing could be written; the error says why.
    case refused = 2
    /// The command line is wrong (`EX_USAGE`).
    case usage = 64

    /// The graver one is the greater.
    package static func < (one: ExitStatus, other: ExitStatus) -> Bool {
        one.rawValue < other.rawValue
    }
}
