/// How the number is written: as an integer, or as a string of digits.
package enum ValueType: String, CaseIterable, Sendable {
    case integer
    case string
}
