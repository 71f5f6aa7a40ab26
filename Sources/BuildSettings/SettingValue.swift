/// What a setting holds: the version, or the fingerprint beside it.
package enum SettingValue: Hashable, Sendable {
    case number(UInt64)
    case text(String)

    /// Which of the two.
    enum Kind: Sendable {
        case number
        case text
    }

    var kind: Kind {
        switch self {
        case .number: .number
        case .text: .text
        }
    }
}

extension SettingValue: CustomStringConvertible {
    package var description: String {
        switch self {
        case .number(let number): "\(number)"
        case .text(let text): text
        }
    }
}

extension SettingValue: ExpressibleByIntegerLiteral {
    package init(integerLiteral number: UInt64) {
        self = .number(number)
    }
}
