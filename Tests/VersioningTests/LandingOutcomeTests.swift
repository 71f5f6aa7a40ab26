import Testing
import Versioning

@Suite struct LandingOutcomeTests {
    private func model(_ numbers: Int...) -> Model {
        Model(entries: numbers.map { Drawing.model($0).entries[0] })
    }

    @Test func `a head with base's model changes nothing, whatever was before`() {
        #expect(landingOutcome(ancestors: [model(1)], base: model(2), head: model(2)) == .unchanged)
        #expect(landingOutcome(ancestors: [], base: model(2), head: model(2)) == .unchanged)
    }

    @Test func `a head that left the model alone changes nothing`() {
        #expect(landingOutcome(ancestors: [model(1)], base: model(2), head: model(1)) == .unchanged)
    }

    @Test func `a head that changed what base left alone brings its own model`() {
        let outcome = landingOutcome(ancestors: [model(1)], base: model(1), head: model(2))
        #expect(outcome == .changed(model(2)))
    }

    @Test func `only the content can tell where all three differ`() {
        #expect(landingOutcome(ancestors: [model(1)], base: model(2), head: model(3)) == nil)
    }

    @Test func `each path is compared for itself`() {
        let outcome = landingOutcome(ancestors: [model(1, 1)], base: model(2, 1), head: model(1, 3))
        #expect(outcome == .changed(model(2, 3)))
        #expect(
            landingOutcome(ancestors: [model(1, 1)], base: model(2, 1), head: model(3, 1)) == nil
        )
    }

    @Test func `absence is a value`() {
        #expect(
            landingOutcome(ancestors: [model(1)], base: model(1), head: model(0))
                == .changed(model(0))
        )
        #expect(
            landingOutcome(ancestors: [model(0)], base: model(0), head: model(1))
                == .changed(model(1))
        )
        #expect(landingOutcome(ancestors: [model(1)], base: model(0), head: model(1)) == .unchanged)
    }

    @Test func `several merge bases decide only where they agree`() {
        let criss = [model(1), model(2)]
        #expect(landingOutcome(ancestors: criss, base: model(3), head: model(1)) == nil)
        #expect(landingOutcome(ancestors: criss, base: model(3), head: model(3)) == .unchanged)
        let same = [model(1), model(1)]
        #expect(landingOutcome(ancestors: same, base: model(3), head: model(1)) == .unchanged)
        #expect(
            landingOutcome(ancestors: same, base: model(1), head: model(4)) == .changed(model(4))
        )
    }

    @Test func `unrelated histories merge as if they had grown from nothing`() {
        #expect(landingOutcome(ancestors: [], base: model(0), head: model(1)) == .changed(model(1)))
        #expect(landingOutcome(ancestors: [], base: model(1), head: model(0)) == .unchanged)
        #expect(landingOutcome(ancestors: [], base: model(1), head: model(2)) == nil)
    }
}
