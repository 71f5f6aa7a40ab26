import Foundation
import TestSupport
import Testing

@testable import CLI

@Suite(.enabled(if: Recipes.canRun, Recipes.need))
struct CompositeActionTests {
    private let app: RecipeApp
    private let action: CompositeAction

    init() throws {
        app = try RecipeApp()
        action = try CompositeAction()
    }

    private func request(_ checkout: RecipeApp.Checkout) throws -> [String: String] {
        let ci = try #require(CIFixture.all.first { $0.name == "GitHub Actions" })
        return ci.environment(
            ci.request,
            head: checkout.head,
            tip: checkout.tip,
            branch: "feature",
            target: "main"
        )
    }

    @Test func `by default it computes, with outputs and a summary`() throws {
        let checkout = try app.checkout("merged")
        let end = try action.use(in: checkout.path, environment: request(checkout))
        #expect(end.status == 0, "\(end.said)")
        #expect(end.said.hasSuffix("3\n"), "\(end.said)")
        let model = try Git(in: checkout.path)("rev-parse", "HEAD:Models").text
        #expect(
            end.outputs == ["version": "3", "changes-model": "true", "fingerprint": model]
        )
        #expect(action.read("summary")?.contains("| Schema version | 3 |") == true)
        #expect(try checkout.number == 1)
    }

    @Test func `it writes, and then checks`() throws {
        let checkout = try app.checkout("merged")
        let environment = try request(checkout)
        let stale = try action.use(
            ["command": "check"],
            in: checkout.path,
            environment: environment
        )
        #expect(stale.status == 1)
        #expect(stale.said.contains("::error file=App/Info.plist,title=stale::"), "\(stale.said)")
        let written = try action.use(
            ["command": "write"],
            in: checkout.path,
            environment: environment
        )
        #expect(written.outputs["version"] == "3", "\(written.said)")
        #expect(try checkout.number == 3)
        let checked = try action.use(
            ["command": "check"],
            in: checkout.path,
            environment: environment
        )
        #expect(checked.status == 0, "\(checked.said)")
    }

    @Test func `files, arguments and the folder reach the program as they are`() throws {
        let checkout = try app.checkout("feature")
        let folder = checkout.path + "/App"
        for name in ["a b.plist", "$(touch x);'.plist"] {
            let file = "\(folder)/\(name)"
            try Settings.plist(1).write(toFile: file, atomically: false, encoding: .utf8)
        }
        let end = try action.use(
            [
                "command": "write", "working-directory": "App",
                "files": "a b.plist\n\n$(touch x);'.plist\n",
                "arguments": "--path ':/Models'\n--exclude \"`touch y` $HOME\" --base=main",
            ],
            in: checkout.path
        )
        #expect(end.status == 0, "\(end.said)")
        for line in ["a b.plist: schemaVersion 1 -> 3\n", "$(touch x);'.plist: schemaVersion 1"] {
            #expect(end.said.contains(line), "\(end.said)")
        }
        let made = try FileManager.default.contentsOfDirectory(atPath: folder)
        #expect(made.sorted() == ["$(touch x);'.plist", "Info.plist", "a b.plist"])
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
                    environment: request(checkout)
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

    /// As the checkout action makes it, with what is built alone, or with every branch cut off.
    @Test(arguments: ["base-not-found": true, "shallow-history": false])
    func `a shallow checkout is refused, with the setting`(code: String, isSingle: Bool) throws {
        let checkout = try app.checkout("merged", depth: 1, isSingle: isSingle)
        let end = try action.use(in: checkout.path, environment: request(checkout))
        #expect(end.status == 2, "\(end.said)")
        #expect(end.said.contains("::error title=\(code)::"), "\(end.said)")
        #expect(end.said.contains("fetch-depth: 0"), "\(end.said)")
        #expect(end.outputs.isEmpty)
    }

    @Test(arguments: ["log", "", "write; touch x", "init"])
    func `a command that it has not is refused`(command: String) throws {
        let checkout = try app.checkout("feature")
        let end = try action.use(["command": command], in: checkout.path)
        #expect(end.status == 64)
        #expect(end.said.contains("::error title=usage::the action has no command "), "\(end.said)")
        #expect(!FileManager.default.fileExists(atPath: checkout.path + "/x"))
    }

    @Test func `a quote without its partner is refused`() throws {
        let checkout = try app.checkout("feature")
        let end = try action.use(["arguments": "--path 'Models"], in: checkout.path)
        #expect(end.status == 64)
        #expect(end.said.contains("'arguments' has a quote without its partner"), "\(end.said)")
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
