import Foundation
import TestSupport

/// An app's checkout with a folder for fastlane, and the lane that teams import, run by a stand-in for
/// fastlane.
struct FastlaneApp {
    private let app: RecipeApp
    let checkout: RecipeApp.Checkout

    init() throws {
        app = try RecipeApp()
        checkout = try app.checkout("feature")
        try FileManager.default.createDirectory(
            atPath: checkout.path + "/fastlane",
            withIntermediateDirectories: true
        )
    }

    /// Runs the lane with these words of a command line.
    func lane(_ words: String..., path: String? = nil) throws -> Tool.End {
        let fixture = Recipes.root.appending(path: "Fixtures/Fastlane/stand-in.rb").path
        let fastfile = Recipes.root.appending(path: "Scripts/fastlane/Fastfile").path
        let search = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        let command = ["ruby", fixture, fastfile, "bump_schema_version"] + words
        let script = command.map { "'" + $0.replacing("'", with: "'\\''") + "'" }
        return try Recipes.run(
            script.joined(separator: " "),
            in: checkout.path,
            environment: ["PATH": path ?? "\(BuiltProgram.folder):\(search)"]
        )
    }
}
