import CLI
import TestSupport
import Testing

/// What `init` says is left to do works when it is typed.
@Suite struct NextStepsTests {
    @Test func `the steps work in their order`() throws {
        let app = try NotesApp.merged(4)
        try app.commit(["App/Info.plist": NotesApp.propertyList(12)], "settings")
        let outcome = schemaVersion("init", in: app.path)
        let steps = outcome.lines.filter { $0.hasPrefix("  ") }
            .map { $0.prefix { $0 != "#" }.split(separator: " ").map(String.init) }
        #expect(steps.count == 5, "\(outcome)")
        let names = steps.map { $0.prefix(2).joined(separator: " ") }
        #expect(
            names == [
                "schema-version explain", "schema-version write", "git add",
                "schema-version install-hook", "schema-version check",
            ]
        )
        for step in steps {
            if step[0] == "git" {
                try app.git.run(Array(step.dropFirst()))
            } else {
                let outcome = schemaVersion(Array(step.dropFirst()), in: app.path)
                #expect(outcome.status == .done, "\(step): \(outcome)")
            }
        }
    }

    @Test(arguments: [
        "<plist version=\"1.0\"><dict><key>CFBundleIdentifier</key><string>a</string></dict></plist>\n",
        "<plist version=\"1.0\"><dict><key>UIAppFonts</key><array/></dict></plist>\n",
    ])
    func `a number in code goes into the app's property list`(list: String) throws {
        let app = try NotesApp.merged(4, keeping: 37)
        let extensionList = list.replacing(
            "<dict>",
            with: "<dict><key>NSExtension</key><dict/>"
        )
        try app.commit([
            "App/Info.plist": list, "Share/Info.plist": extensionList, "Widget/Info.plist": list,
            "Pods/A/Info.plist": list, "AppTests/Info.plist": list,
        ])
        let outcome = schemaVersion("init", in: app.path)
        #expect(outcome.status == .done, "\(outcome)")
        #expect(
            outcome.output.contains(
                "schemaVersion in App/Store.swift:2 is kept by hand: let the app read the number"
            ),
            "\(outcome)"
        )
        let write = schemaVersion("write", in: app.path)
        #expect(write.status == .done, "\(write)")
        #expect(write.output.hasPrefix("App/Info.plist: schemaVersion"), "\(write)")
        #expect(schemaVersion("check", in: app.path).status == .done)
    }

    @Test func `without a file the command that makes one is named, and works`() throws {
        let app = try NotesApp.merged(4, keeping: 37)
        let outcome = schemaVersion("init", "--path", "App/Models", in: app.path)
        #expect(
            outcome.output.contains("schema-version init --force --path App/Models FILE"),
            "\(outcome)"
        )
        let again = schemaVersion(
            ["init", "--force", "--path", "App/Models", "App/Number.json"],
            in: app.path
        )
        #expect(again.output.contains("schema-version write --create "), "\(again)")
        #expect(schemaVersion("write", "--create", in: app.path).status == .done)
        #expect(schemaVersion("check", in: app.path).status == .done)
    }

    @Test func `the hint repeats what was typed, and names main`() throws {
        let app = try NotesApp.merged(4)
        try app.branch("feature", from: "main")
        try app.commit(["README": "more"])
        let outcome = schemaVersion(
            ["init", "--path", "App/Models", "--exclude", "*.md", "--merge-method", "squash"],
            in: app.path
        )
        let hint =
            "schema-version init --force --baseline main=N --path App/Models --exclude '*.md'"
            + " --merge-method squash"
        #expect(outcome.output.contains(hint), "\(outcome)")
        let typed = hint.replacing("'", with: "").replacing("=N", with: "=90")
            .split(separator: " ").dropFirst().map(String.init)
        #expect(schemaVersion(typed, in: app.path).status == .done)
        expectVersion(90, [], in: app.path)
    }

    @Test func `a class that inherits from the app's own base class is part of the model`() throws {
        let app = try HistoryBuilder(workTree: true)
        var files: [String: String?] = [
            "App/Base/BaseModel.swift": "import RealmSwift\nclass BaseModel: RealmSwift.Object {}",
            "App/Pets/Animal.swift": "import Foundation\nclass Animal: BaseModel {}",
            "App/Dogs/Dog.swift": "final class Dog: Animal, Named {}",
            "Sources/Generated/Cat.swift": "import RealmSwift\nclass Cat: Object {}",
        ]
        for number in 1...9 { files["App/View\(number).swift"] = "class View\(number): View {}" }
        try app.commit(files, "begin")
        #expect(schemaVersion("init", in: app.path).status == .done)
        let text = try app.read(".schema-version.json")
        #expect(
            text.contains("\"paths\": [\"App/Base\", \"App/Dogs\", \"App/Pets\"]"),
            "\(text)"
        )
    }
}
