import Testing
import Versioning

@Suite struct NumberedLineTests {
    private func numbered(
        _ drawing: String,
        _ method: MergeMethod,
        baseline: Int? = nil,
        from start: UInt64 = 0
    ) throws(Refusal) -> NumberedLine {
        let rule = CountingRule(mergeMethod: method, startingVersion: start)
        return try NumberedLine(Drawing(drawing).line(baseline: baseline), by: rule)
    }

    @Test func `under merge an uncounted landing has the version of the one before`() throws {
        let line = try numbered("o1 M2 o3 o3 M4", .merge)
        #expect(line.landings.map(\.version) == [2, 1, 1, 0])
        #expect(line.landings.map(\.isCounted) == [true, false, true, false])
        #expect(line.landings.map(\.landing.commit) == [4, 2, 1, 0].map(Drawing.commit))
    }

    @Test(arguments: [MergeMethod.squash, .rebase])
    func `the other methods count every landing`(method: MergeMethod) throws {
        let line = try numbered("o1 M2 o3 o3 M4", method)
        #expect(line.landings.map(\.version) == [4, 3, 2, 1])
        #expect(!line.landings.map(\.isCounted).contains(false))
    }

    @Test func `the list ends after the baseline and counts on from its version`() throws {
        let line = try numbered("o1 M2 o3 M4 M5", .merge, baseline: 1, from: 37)
        #expect(line.landings.map(\.version) == [39, 38, 37])
    }

    @Test(arguments: UInt64(0)..<100, MergeMethod.allCases)
    func `a version is the one that the rule gives the landing's commit`(
        seed: UInt64,
        method: MergeMethod
    ) throws {
        let line = Drawing(seed: seed).line()
        let rule = CountingRule(mergeMethod: method)
        for numbered in try NumberedLine(line, by: rule).landings {
            let landed = try rule.landed(on: line, upTo: numbered.landing.distance)
            #expect(numbered.version == landed)
        }
    }

    @Test func `a version was made by one landing, a counted one`() throws {
        let line = try numbered("o1 M2 o3 o4 M5", .merge)
        #expect(try line.landing(making: 1).landing.commit == Drawing.commit(1))
        #expect(try line.landing(making: 2).landing.commit == Drawing.commit(4))
    }

    @Test(arguments: [(0, 38), (37, 38), (40, 39), (UInt64.max, 39)] as [(UInt64, UInt64)])
    func `a version that none made is refused with the nearest`(
        version: UInt64,
        nearest: UInt64
    ) throws {
        let line = try numbered("o1 M2 o3 M4 M5", .merge, baseline: 1, from: 37)
        let landing = try line.landing(making: nearest)
        #expect(throws: Refusal.versionNotFound(version: version, nearest: landing)) {
            _ = try line.landing(making: version)
        }
    }

    @Test func `where nothing is counted there is no nearest`() throws {
        let line = try numbered("o1 o2", .merge)
        #expect(throws: Refusal.versionNotFound(version: 0, nearest: nil)) {
            _ = try line.landing(making: 0)
        }
    }

    @Test func `a version above the maximum is refused`() {
        #expect(throws: Refusal.self) {
            _ = try numbered("o1 M2", .squash, baseline: 0, from: .max - 1)
        }
    }
}
