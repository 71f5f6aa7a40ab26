import Foundation
import TestSupport

/// Reads YAML by whichever program of the machine can: Python with PyYAML, or Ruby.
struct YAMLReader {
    private let tool: Tool
    private let arguments: [String]

    /// Nil where the machine has neither.
    static let usual = all.first

    /// Those that the machine has.
    static let all = [
        (
            "python3",
            [
                "-c",
                """
                import json, sys, yaml
                print(json.dumps(list(yaml.safe_load_all(sys.stdin)), default=str))
                """,
            ]
        ),
        ("ruby", ["-ryaml", "-rjson", "-e", "puts JSON.generate(YAML.load_stream(STDIN.read))"]),
    ].compactMap { name, arguments in
        Tool(name).map { YAMLReader(tool: $0, arguments: arguments) }
    }.filter { reader in (try? reader.run("a: 1").status) == 0 }

    /// The documents of a text.
    ///
    /// - Throws: what is wrong with it.
    func documents(in text: String) throws -> [JSON] {
        let end = try run(text)
        guard end.status == 0 else { throw Malformed(description: end.diagnostics) }
        return JSON(text: "{\"documents\": \(end.output)}")["documents"].array
    }

    private func run(_ text: String) throws -> Tool.End {
        try tool.run(arguments, input: text)
    }

    struct Malformed: Error, CustomStringConvertible {
        let description: String
    }
}

extension JSON {
    /// Every text in it, however deep.
    var texts: [String] {
        switch self {
        case .string(let text): [text]
        case .array(let values): values.flatMap(\.texts)
        case .object(let members): members.values.flatMap(\.texts)
        case .null, .bool, .int, .number: []
        }
    }
}
