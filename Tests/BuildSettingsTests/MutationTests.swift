import BuildSettings
import TestSupport
import Testing

/// Random damage to settings files: a refusal or a change of the one value, never anything else.
@Suite struct MutationTests {
    @Test(arguments: FileKind.allCases)
    func `damaged bytes are refused or edited right`(kind: FileKind) throws {
        let fixtures = try kind.fixtures()
        #expect(!fixtures.isEmpty)
        var random = SplitMix64(seed: FuzzInputs.seed)
        for number in 0..<FuzzInputs.count(usual: 5000) {
            let (name, original) =
                random.chance(30)
                ? try kind.document(by: &random) : random.pick(fixtures)
            let damaged = kind.damaged(original, by: &random)
            let place = "seed \(FuzzInputs.seed), input \(number), \(name)"
            let trial = Trial(kind: kind, name: name, bytes: damaged, random: &random)
            for mistake in trial.mistakes() {
                Issue.record("\(place): \(mistake): \(trial)")
            }
        }
    }
}
