/// When a commit was made, told in its committer's own time zone.
package struct CommitDate: Hashable, Sendable {
    /// The day, as git's `%cs` has it: `2024-02-29`.
    package let day: String
    /// The whole of it, as git's `%cI` has it: `2024-02-29T23:59:59+01:00`.
    package let full: String

    /// The last second that C's `gmtime` has a year for; git takes later ones for the first.
    private static let lastSecond: UInt64 = 67_767_976_233_532_799

    /// Reads `committer NAME <MAIL> SECONDS ZONE` as git does (`split_ident_line`): the mail may
    /// hold anything, so the date is looked for from the end.
    init?(ofIdentity line: ArraySlice<UInt8>) {
        guard line.contains(UInt8(ascii: "<")), let end = line.lastIndex(of: UInt8(ascii: ">"))
        else { return nil }
        var rest = line[(end + 1)...].drop(while: isBlank)
        let seconds = rest.prefix(while: isDigit)
        rest = rest[seconds.endIndex...].drop(while: isBlank)
        guard !seconds.isEmpty, let sign = rest.popFirst(), "+-".utf8.contains(sign) else {
            return nil
        }
        let zone = rest.prefix(while: isDigit)
        guard !zone.isEmpty else { return nil }
        guard let time = number(seconds), time <= Self.lastSecond else {
            self.init(seconds: 0, zone: 0)
            return
        }
        let value = number(zone).flatMap { Int32(exactly: $0) } ?? 0
        self.init(seconds: Int(time), zone: sign == UInt8(ascii: "-") ? -Int(value) : Int(value))
    }

    /// - Parameter zone: hours and minutes east of Greenwich, read as one decimal number: 530 is
    ///   five and a half hours.
    private init(seconds: Int, zone: Int) {
        let (hours, minutes) = (zone / 100, zone % 100)
        let local = seconds + (hours * 60 + minutes) * 60
        let second = local.modulo(86400)
        day = Self.day((local - second) / 86400)
        let clock = [second / 3600, second / 60 % 60, second % 60].map { padded($0, to: 2) }
        let sign = zone < 0 ? "-" : "+"
        full =
            "\(day)T\(clock.joined(separator: ":"))"
            + "\(sign)\(padded(abs(hours), to: 2)):\(padded(abs(minutes), to: 2))"
    }

    /// The Gregorian date of a day counted from 1970, by way of years that begin in March, so that
    /// the leap day is the last one (days of a 400-year cycle: 146,097).
    private static func day(_ number: Int) -> String {
        let shifted = number + 719_468  // since 0000-03-01
        let dayOfCycle = shifted.modulo(146_097)
        let cycle = (shifted - dayOfCycle) / 146_097
        let yearOfCycle =
            (dayOfCycle - dayOfCycle / 1460 + dayOfCycle / 36_524 - dayOfCycle / 146_096) / 365
        let dayOfYear = dayOfCycle - (365 * yearOfCycle + yearOfCycle / 4 - yearOfCycle / 100)
        let month = (5 * dayOfYear + 2) / 153  // 0 is March
        let day = dayOfYear - (153 * month + 2) / 5 + 1
        let year = cycle * 400 + yearOfCycle + (month < 10 ? 0 : 1)
        let calendarMonth = month < 10 ? month + 3 : month - 9
        return "\(padded(year, to: 4))-\(padded(calendarMonth, to: 2))-\(padded(day, to: 2))"
    }
}

extension Int {
    /// What is left after whole multiples of `divisor`; never negative.
    fileprivate func modulo(_ divisor: Int) -> Int {
        let rest = self % divisor
        return rest < 0 ? rest + divisor : rest
    }
}

private func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
}

/// Nil where it is more than 64 bits hold.
private func number(_ digits: ArraySlice<UInt8>) -> UInt64? {
    UInt64(String(decoding: digits, as: UTF8.self))
}

private func padded(_ number: Int, to width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(width - digits.count, 0)) + digits
}
