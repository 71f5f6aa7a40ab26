import Foundation
import TestSupport
import Testing

/// The snippets for CI, run on real checkouts with the provider's variables.
@Suite(.enabled(if: Recipes.canRun, Recipes.need))
struct CIRecipeTests {
    private let app: RecipeApp

    init() throws { app = try RecipeApp() }

    /// What a pull request's build checks out.
    private func request(_ recipe: CIRecipe, depth: Int? = nil) throws -> RecipeApp.Checkout {
        let ci = try #require(CIFixture.all.first { $0.name == recipe.provider })
        let isMerged = if case .targetFirst = ci.checkout { true } else { false }
        return try app.checkout(isMerged ? "merged" : "feature", depth: depth)
    }

    @Test(arguments: CIRecipe.all)
    func `a pull request's number is computed, written and checked`(recipe: CIRecipe) throws {
        let checkout = try request(recipe)
        let end = try recipe.build(app, checkout, isRequest: true, branch: "feature")
        #expect(end.status == 0, "\(end.said)")
        #expect(try checkout.number == 3)
        #expect(end.said.contains("version       3 = 2 landed + 1 pending\n"), "\(end.said)")
        #expect(end.said.contains("App/Info.plist: schemaVersion 1 -> 3\n"), "\(end.said)")
        #expect(end.said.contains("App/Info.plist: schemaVersion is 3\n"), "\(end.said)")
        // Xcode Cloud builds the app by itself.
        #expect(
            end.said.contains("the schema is 3;") == (recipe.provider != "Xcode Cloud"),
            "\(end.said)"
        )
    }

    @Test(arguments: CIRecipe.all)
    func `main's number is written and not checked`(recipe: CIRecipe) throws {
        let checkout = try app.checkout("main")
        let end = try recipe.build(app, checkout, isRequest: false, branch: "main")
        #expect(end.status == 0, "\(end.said)")
        #expect(try checkout.number == 2)
        #expect(!end.said.contains("schemaVersion is 2\n"), "\(end.said)")
    }

    @Test(arguments: CIRecipe.all)
    func `without the line that writes, a pull request with another number fails`(
        recipe: CIRecipe
    ) throws {
        let checkout = try request(recipe)
        let end = try recipe.build(app, checkout, isRequest: true, branch: "feature") {
            $0.replacing("schema-version write\n", with: "")
        }
        #expect(end.status == 1, "\(end.said)")
        #expect(end.said.contains("schemaVersion is 1, and the number is 3\n"), "\(end.said)")
        #expect(!end.said.contains("the schema is"), "\(end.said)")
        #expect(try checkout.number == 1)
    }

    @Test(arguments: CIRecipe.all)
    func `a checkout that is cut off stops the build, or is mended`(recipe: CIRecipe) throws {
        let checkout = try request(recipe, depth: 1)
        let end = try recipe.build(app, checkout, isRequest: true, branch: "feature")
        if recipe.provider == "Xcode Cloud" {
            #expect(end.status == 0, "\(end.said)")
            #expect(try checkout.number == 3)
        } else {
            #expect(end.status == 2, "\(end.said)")
            #expect(try checkout.number == 1)
            #expect(!end.said.contains("the schema is"), "\(end.said)")
        }
    }

    @Test(arguments: CIRecipe.all)
    func `a second build finds the program that the first installed`(recipe: CIRecipe) throws {
        let first = try request(recipe)
        #expect(try recipe.build(app, first, isRequest: true, branch: "feature").status == 0)
        // A machine of its own for each build.
        guard recipe.provider != "Xcode Cloud" else { return }
        let end = try recipe.build(app, first, isRequest: true, branch: "feature")
        #expect(end.status == 0, "\(end.said)")
        #expect(!end.said.contains("installed schema-version"), "\(end.said)")
    }
}
