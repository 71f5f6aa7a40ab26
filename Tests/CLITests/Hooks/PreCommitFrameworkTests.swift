import Foundation
import TestSupport
import Testing

/// `.pre-commit-hooks.yaml`, tried with the real framework on a real repository.
@Suite(
    .enabled(
        if: PreCommitFramework.program != nil,
        "the pre-commit framework is not installed: Scripts/install-pre-commit"
    )
)
struct PreCommitFrameworkTests {
    @Test func `a commit with its number passes`() throws {
        let framework = try PreCommitFramework(running: "schema-version-system")
        try framework.app.history.write("more", to: "README")
        let done = try framework.run("commit", "-a", "-m", "x")
        #expect(done.status == 0, "\(done)")
        #expect(done.said.contains("Passed"), "\(done)")
    }

    @Test func `one without it fails, with the file modified`() throws {
        let framework = try PreCommitFramework(running: "schema-version-system")
        let app = framework.app
        try app.change(staged: true)
        let refused = try framework.run("commit", "-m", "x")
        #expect(refused.status == 1, "\(refused)")
        #expect(refused.said.contains("Failed"), "\(refused)")
        #expect(refused.said.contains("files were modified by this hook"), "\(refused)")
        #expect(refused.said.contains("hint: git add Info.json, then commit again"), "\(refused)")
        #expect(try app.history.read("Info.json") == HookedApp.settings(2))
        try app.history.stage("Info.json")
        let done = try framework.run("commit", "-m", "x")
        #expect(done.status == 0, "\(done)")
        #expect(try app.history.git("status", "--porcelain").text.isEmpty)
    }

    @Test func `a commit that only deletes files of the model is looked at`() throws {
        let framework = try PreCommitFramework(running: "schema-version-system")
        try framework.app.history.git("rm", "--quiet", "Models/User")
        let refused = try framework.run("commit", "-m", "x")
        #expect(refused.status == 1 && refused.said.contains("1 -> 2"), "\(refused)")
    }

    @Test func `what is not staged comes back as it was`() throws {
        let framework = try PreCommitFramework(running: "schema-version-system")
        let app = framework.app
        try app.change(staged: true)
        try app.history.write("3, half done", to: "Models/User")
        try app.history.write("half done", to: "README")
        let refused = try framework.run("commit", "-m", "x")
        #expect(refused.status == 1, "\(refused)")
        #expect(try app.history.read("Info.json") == HookedApp.settings(2))
        try app.history.stage("Info.json")
        let done = try framework.run("commit", "-m", "x")
        #expect(done.status == 0, "\(done)")
        #expect(try app.history.git("show", "HEAD:Models/User").text == "2")
        #expect(try app.history.read("Models/User") == "3, half done")
        #expect(try app.history.read("README") == "half done")
    }

    @Test(arguments: ["schema-version-system", "schema-version-check-system"])
    func `all files are looked at outside of a commit`(hook: String) throws {
        let framework = try PreCommitFramework(running: hook)
        let app = framework.app
        let right = try framework.run("framework", "run", "--all-files")
        #expect(right.status == 0 && right.said.contains("Passed"), "\(right)")
        try app.history.commit(["Models/User": "2"])
        let stale = try framework.run("framework", "run", "--all-files")
        #expect(stale.status == 1 && stale.said.contains("Failed"), "\(stale)")
        let writes = hook == "schema-version-system"
        #expect(stale.said.contains("files were modified by this hook") == writes, "\(stale)")
        #expect(try app.history.read("Info.json") == HookedApp.settings(writes ? 2 : 1))
    }

    @Test func `a check changes nothing`() throws {
        let framework = try PreCommitFramework(running: "schema-version-check-system")
        let app = framework.app
        try app.change(staged: true)
        try app.history.write(HookedApp.settings(2), to: "Info.json")
        let refused = try framework.run("commit", "-m", "x")
        #expect(refused.status == 1, "\(refused)")
        #expect(refused.said.contains("schemaVersion is 1, and the number is 2"), "\(refused)")
        try app.history.stage("Info.json")
        #expect(try framework.run("commit", "-m", "x").status == 0)
    }

    @Test func `the swift hooks are the same as the system ones`() throws {
        let file = PreCommitFramework.root.appending(path: ".pre-commit-hooks.yaml")
        let text = try String(contentsOf: file, encoding: .utf8)
        let lines = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
        var hooks: [[String]] = []
        for line in lines.map(String.init) {
            if line.hasPrefix("- id:") { hooks.append([]) }
            hooks[hooks.count - 1].append(line)
        }
        let ids = hooks.map { $0[0] }
        #expect(
            ids == ["", "-check", "-system", "-check-system"].map { "- id: schema-version\($0)" }
        )
        let isOwn = { (line: String) in line.hasPrefix("- id:") || line.hasPrefix("  language:") }
        let common = hooks.map { $0.filter { !isOwn($0) } }
        #expect(common[0] == common[2] && common[1] == common[3])
        #expect(hooks[0].contains("  language: swift") && hooks[1].contains("  language: swift"))
        #expect(hooks[2].contains("  language: system") && hooks[3].contains("  language: system"))
    }
}
