import Foundation
import TestSupport
import Testing

@testable import CLI

/// What can be told of the recipes without running them.
@Suite(.enabled(if: Recipes.canRun, Recipes.need))
struct RecipeTextTests {
    @Test(arguments: Recipes.yaml)
    func `every YAML file is YAML`(name: String) throws {
        #expect(try !Recipes.parse(name).keys.isEmpty)
    }

    @Test func `every file for a provider is tested`() throws {
        let folder = Recipes.root.appending(path: "Scripts/ci").path
        let files = try FileManager.default.contentsOfDirectory(atPath: folder)
        let tested = CIRecipe.all.map(\.file) + ["github-workflow.yml"]
        #expect(files.sorted() == tested.sorted())
    }

    @Test func `the Fastfile is Ruby without a warning`() throws {
        let text = try Recipes.text("Scripts/fastlane/Fastfile")
        let end = try #require(Recipes.ruby).run(["-wc"], input: text)
        #expect(end.status == 0 && end.diagnostics.isEmpty, "\(end.diagnostics)")
    }

    @Test func `the Jenkinsfile closes what it opens`() throws {
        let text = try Recipes.text("Scripts/ci/Jenkinsfile")
        for pair in ["{}", "()", "[]"] {
            let counts = pair.map { sign in text.count { $0 == sign } }
            #expect(counts[0] == counts[1], "\(pair)")
        }
        #expect(text.matches(of: /\'\'\'/).count.isMultiple(of: 2))
    }

    @Test(arguments: [
        ".github/actions/schema-version/install", ".github/actions/schema-version/run",
        "Scripts/ci/ci_post_clone.sh",
    ])
    func `every script is one for bash, and executable`(name: String) throws {
        let path = Recipes.root.appending(path: name).path
        let end = try #require(Recipes.bash).run(["-n", path])
        #expect(end.status == 0, "\(end.diagnostics)")
        #expect(FileManager.default.isExecutableFile(atPath: path))
    }

    @Test(arguments: CIRecipe.all)
    func `every step of a snippet is a script`(recipe: CIRecipe) throws {
        let steps = try recipe.steps("Scripts/ci/\(recipe.file)")
        #expect(!steps.isEmpty)
        for step in steps {
            let end = try #require(Recipes.bash).run(["-n"], input: step.script)
            #expect(end.status == 0, "\(end.diagnostics)")
        }
    }

    /// The hint quotes the setting, and the words of the file around it.
    @Test(
        arguments: CIRecipe.all.map { ($0.file, $0.sign) }
            + [("github-workflow.yml", "GITHUB_ACTIONS")]
    )
    func `the whole history is asked for as the program's own hint says`(
        file: String,
        sign: String
    ) throws {
        let app = try App.merged(3)
        let clone = try app.clone("--depth=1")
        let run = schemaVersion("--path", ":/Models", in: clone, environment: [sign: "true"])
        #expect(run.status == .refused)
        let hint = try #require(run.diagnostics.split(separator: "\n").last)
        let settings = hint.matches(of: /'([^']+)'/).map { String($0.1) }
        #expect(!settings.isEmpty, "\(hint)")
        let text = try Recipes.text("Scripts/ci/\(file)")
        for setting in settings { #expect(text.contains(setting), "\(file) lacks \(setting)") }
    }

    @Test func `they name the program's own version`() throws {
        let names =
            CIRecipe.all.map { "Scripts/ci/\($0.file)" }
            + [
                "Scripts/ci/github-workflow.yml", "Scripts/fastlane/Fastfile",
                ".github/actions/schema-version/action.yml",
            ]
        for name in names {
            let versions = try Recipes.text(name).matches(of: /\b\d+\.\d+\.\d+\b/)
                .map { String($0.0) }
            #expect(!versions.isEmpty, "\(name)")
            #expect(versions.allSatisfy { $0 == programVersion }, "\(name): \(versions)")
        }
    }

    @Test func `the README links every recipe, and names what they have`() throws {
        let section = try #require(
            Recipes.text("README.md").components(separatedBy: "\n## On CI\n").last?
                .components(separatedBy: "\n## ").first
        )
        let links = section.matches(of: /\]\(([^)#]+)\)/).map { String($0.1) }
        for link in links {
            let path = Recipes.root.appending(path: link).path
            #expect(FileManager.default.fileExists(atPath: path), "\(link)")
        }
        let files = CIRecipe.all.map(\.file) + ["github-workflow.yml"]
        for file in files { #expect(links.contains("Scripts/ci/\(file)"), "\(file)") }
        let action = try Recipes.parse(".github/actions/schema-version/action.yml")
        for name in action["inputs"].keys.union(action["outputs"].keys) {
            #expect(section.contains("`\(name)") || section.contains("\(name)` "), "\(name)")
        }
        let use = "uses: OWNER/schema-version/.github/actions/schema-version@\(programVersion)\n"
        #expect(section.contains(use))
        #expect(section.contains("branch: \"\(programVersion)\",\n"))
        #expect(section.contains("path: \"Scripts/fastlane/Fastfile\"\n"))
        #expect(try Recipes.text("Scripts/fastlane/Fastfile").contains("lane :bump_schema_version"))
    }

    /// What a user gives must not become part of a script.
    @Test(arguments: Recipes.yaml.filter { $0.contains("github") })
    func `no script has an expression of GitHub's in it`(name: String) throws {
        let file = try Recipes.parse(name)
        let jobs = file["jobs"].keys.map { file["jobs"][$0]["steps"].array }
        let steps = file["runs"]["steps"].array + jobs.joined()
        let scripts = steps.compactMap { $0["run"].string }
        #expect(!scripts.isEmpty)
        for script in scripts { #expect(!script.contains("${{"), "\(script)") }
    }

    @Test func `the workflow gives the action inputs that it has`() throws {
        let action = try Recipes.parse(".github/actions/schema-version/action.yml")
        for name in ["Scripts/ci/github-workflow.yml", ".github/workflows/test.yml"] {
            let file = try Recipes.parse(name)
            let steps = file["jobs"].keys.flatMap { file["jobs"][$0]["steps"].array }
            let uses = steps.filter {
                $0["uses"].string?.contains(".github/actions/schema-version") == true
            }
            #expect(!uses.isEmpty)
            for use in uses { #expect(use["with"].keys.isSubset(of: action["inputs"].keys)) }
            for step in steps {
                guard let path = step["run"].string, path.hasPrefix("Scripts/") else { continue }
                let script = Recipes.root.appending(path: path).path
                #expect(FileManager.default.isExecutableFile(atPath: script), "\(path)")
            }
        }
    }
}
