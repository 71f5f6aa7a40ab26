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

    @Test func `by default it computes, with outputs and a summary`() throws {
        let checkout = try app.checkout("merged")
        let end = try action.use(in: checkout.path, environment: checkout.gitHubRequest)
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
        let environment = try checkout.gitHubRequest
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
        for name in ["a b.plist", "$(touch x);'.plist", "-n.plist"] {
            let file = "\(folder)/\(name)"
            try Settings.plist(1).write(toFile: file, atomically: false, encoding: .utf8)
        }
        let end = try action.use(
            [
                "command": "write", "working-directory": "App",
                "files": "a b.plist\n\n$(touch x);'.plist\n-n.plist\n",
                "arguments": "--path ':/Models'\n--exclude \"`touch y` $HOME\" --base=main",
            ],
            in: checkout.path
        )
        #expect(end.status == 0, "\(end.said)")
        for name in ["a b.plist", "$(touch x);'.plist", "-n.plist"] {
            #expect(end.said.contains("\(name): schemaVersion 1 -> 3\n"), "\(end.said)")
        }
        let made = try FileManager.default.contentsOfDirectory(atPath: folder)
        #expect(made.sorted() == ["$(touch x);'.plist", "-n.plist", "Info.plist", "a b.plist"])
    }

    /// As the checkout action makes it, with what is built alone, or with every branch cut off.
    @Test(arguments: ["base-not-found": true, "shallow-history": false])
    func `a shallow checkout is refused, with the setting`(code: String, isSingle: Bool) throws {
        let checkout = try app.checkout("merged", depth: 1, isSingle: isSingle)
        let end = try action.use(in: checkout.path, environment: checkout.gitHubRequest)
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
}
