import TestSupport
import Testing

/// The README's YAML is YAML, and what it has other programs run can be run.
@Suite(
    .enabled(if: YAMLReader.usual != nil, "neither Python's PyYAML nor Ruby is installed"),
    .enabled(if: Tool("bash") != nil, "bash is not installed")
)
struct YAMLTests {
    @Test(arguments: Readme.blocks(.yaml))
    func `a block is well-formed, and so are the calls in it`(block: Markdown.Block) throws {
        #expect(try Self.mistakes(in: block.text) == [])
    }

    @Test(arguments: [
        "a: [1", "run: schema-version wirte App/Info.plist", "run: schema-version $( --quiet",
        "steps:\n- run: |\n    cd App\n    schema-version --head\n",
        "repos:\n- hooks:\n  - id: schema-version\n    args: [--wide]\n",
        "repos:\n- hooks:\n  - id: schema-verison\n    args: []\n",
    ])
    func `a mistake in a block is found`(text: String) throws {
        #expect(try !Self.mistakes(in: text).isEmpty)
    }

    @Test func `it is the same YAML to each program that reads it`() throws {
        for reader in YAMLReader.all {
            let documents = try reader.documents(in: "on: {a: [b, 1]}\n---\n- |\n  c\n  d\n")
            #expect(Set(documents.flatMap(\.texts)) == ["b", "c\nd\n"])
            #expect(documents.count == 2)
            #expect(throws: YAMLReader.Malformed.self) { try reader.documents(in: "a: [1") }
        }
    }

    private static func mistakes(in text: String) throws -> [String] {
        let reader = try #require(YAMLReader.usual)
        let documents: [JSON]
        do {
            documents = try reader.documents(in: text)
        } catch let error as YAMLReader.Malformed {
            return [error.description]
        }
        let bash = try #require(Tool("bash"))
        var mistakes = documents.isEmpty ? ["no document"] : []
        for text in documents.flatMap(\.texts) {
            // GitHub puts a text there before a shell sees the line.
            let script = text.replacing(/\$\{\{.*?\}\}/, with: "x")
            let calls = ShellCommands(in: script).calls.filter { !$0.isEmpty }
            mistakes += calls.compactMap(mistake(inCall:))
            guard !calls.isEmpty else { continue }
            let end = try bash.run(["-n"], input: script)
            if end.status != 0 { mistakes.append(end.diagnostics) }
        }
        return try mistakes + documents.flatMap(hookMistakes)
    }

    /// What is wrong with a configuration of the pre-commit framework: hooks that we do not
    /// offer, or that cannot be called so.
    private static func hookMistakes(in document: JSON) throws -> [String] {
        let offered = try Readme.content(of: ".pre-commit-hooks.yaml")
        let hooks = document["repos"].array.flatMap { $0["hooks"].array }
        return hooks.compactMap { hook in
            let name = hook["id"].string ?? ""
            let start = offered.firstRange(of: "- id: \(name)\n")?.upperBound
            guard let start, let entry = offered[start...].firstMatch(of: /entry: (.*)/) else {
                return "there is no hook '\(name)'"
            }
            let typed = hook["args"].array.compactMap(\.string)
            return ShellCommands(in: String(entry.1)).calls.first.flatMap {
                mistake(inCall: $0 + typed)
            }
        }
    }
}
