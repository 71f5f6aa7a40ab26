import Testing
import Versioning

@Suite struct RecipeTests {
    private let drawing = Drawing("o1 M2 o3 M4")

    @Test(arguments: [(0, 0), (1, 1), (7, 1)])
    func `the recipe adds one for any number of commits since the latest merge`(
        commits: Int,
        adds: UInt64
    ) throws {
        let decision = try decideByRecipe(
            drawing.history(head: 9),
            range: RecipeRange(latestMerge: Drawing.commit(1), commits: commits)
        )
        #expect(decision.landed == 2)
        #expect(decision.adds == adds)
        #expect(decision.version == 2 + adds)
    }
}
