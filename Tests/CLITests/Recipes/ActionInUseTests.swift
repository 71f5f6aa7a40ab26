import Foundation
import TestSupport
import Testing

/// The action from one step, and one build, to the next.
@Suite(.enabled(if: Recipes.canRun, Recipes.need))
struct ActionInUseTests {
    private let app: RecipeApp
    private let action: CompositeAction

    init() throws {
        app = try RecipeApp()
        action = try CompositeAction()
    }

    @Test func `the workflow writes the number, checks it and hands it on`() throws {
        let checkout = try app.checkout("merged")
        let job = try Recipes.parse("Scripts/ci/github-workflow.yml")["jobs"]["build"]
        var ran: [String] = []
        var outputs: [String: String] = [:]
        for step in job["steps"].array {
            if step["uses"].string?.hasPrefix("OWNER/schema-version/") == true {
                let inputs = step["with"].keys.map { ($0, step["with"][$0].string ?? "") }
                let end = try action.use(
                    Dictionary(uniqueKeysWithValues: inputs),
                    in: checkout.path,
                    environment: checkout.gitHubRequest
                )
                #expect(end.status == 0, "\(end.said)")
                ran.append(inputs[0].1)
                if step["id"].string == "schema" { outputs = end.outputs }
            } else if let script = step["run"].string {
                let value = "${{ steps.schema.outputs.version }}"
                #expect(step["env"]["SCHEMA_VERSION"].string == value)
                let end = try Recipes.run(
                    script,
                    in: checkout.path,
                    environment: ["SCHEMA_VERSION": outputs["version"] ?? ""]
                )
                #expect(end.output.hasPrefix("the schema is 3;"), "\(end)")
                ran.append("build")
            }
        }
        #expect(ran == ["write", "check", "build"])
        #expect(try checkout.number == 3)
    }

    @Test func `it is built once, kept by the cache, and built anew from other sources`() throws {
        let checkout = try app.checkout("feature")
        let first = try action.use(["command": "install"], in: checkout.path)
        #expect(first.status == 0, "\(first.said)")
        let place = try #require(first.steps["place"])
        let prefix = try #require(place["prefix"])
        #expect(try #require(Tool("\(prefix)/bin/schema-version")).run(["--version"]).status == 0)
        #expect(first.outputs["version"] == "")
        let second = try action.use(in: checkout.path)
        #expect(second.steps["place"] == place)
        #expect(action.read("builds") == "built\n")
        try action.write("another source", to: "action/Sources/main.swift")
        let other = try action.use(["command": "install"], in: checkout.path)
        #expect(other.steps["place"]?["key"] != place["key"])
        // One that does not run here, such as one from another system's cache, is built again.
        let program = "\(prefix)/bin/schema-version"
        try "no program".write(toFile: program, atomically: false, encoding: .utf8)
        #expect(try action.use(in: checkout.path).outputs["version"] == "3")
        #expect(action.read("builds") == "built\nbuilt\n")
    }
}
