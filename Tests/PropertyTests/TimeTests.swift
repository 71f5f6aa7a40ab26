import CLI
import TestSupport
import Testing

@Suite struct TimeTests {
    /// Git says which heads are not pending, then and later: a squashed branch whose change main has
    /// taken back since would land anew.
    @Test(arguments: Seeds.late)
    func `what is not pending keeps its number whatever lands later`(seed: UInt64) throws {
        let history = try RandomHistory(seed: seed, landings: 10)
        let heads = try history.heads(others: 5)
        let now = try history.landings(of: heads, on: history.line[0])
        let later = try history.landings(of: heads, on: history.later)
        var findings = Findings()
        for (head, answers) in zip(heads, zip(now, later)) {
            if answers.0.changesModel || answers.1.changesModel { continue }
            for method in ["merge", "squash"] {
                let options = ["--merge-method", method]
                let before = history.compute(options, head: head)
                let after = history.compute(options, base: "later", head: head)
                if try history.isRightlyUnknown(before, head: head) { continue }
                if before.isEstimate || after.isEstimate { continue }
                findings.compare(Number(after), with: Number(before), "\(method) at \(head)")
            }
        }
        #expect(findings.isEmpty, "\(findings)\n\(history.story(of: history.paths))")
    }
}

/// What may not depend on when or where it is asked.
struct Number: Equatable, CustomStringConvertible {
    let version: Int?
    let countedAt: String?
    let fingerprint: String?
    let refusal: String?

    init(_ outcome: Outcome) {
        version = outcome.version
        countedAt = outcome.json["countedAt"].string
        fingerprint = outcome.json["fingerprint"].string
        refusal = outcome.refusal
    }

    var description: String {
        let number = version.map(String.init) ?? refusal ?? "nothing"
        return "\(number) at \(countedAt ?? "no commit"), fingerprint \(fingerprint ?? "none")"
    }
}
