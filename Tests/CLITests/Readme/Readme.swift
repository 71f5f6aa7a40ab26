import Foundation
import Testing

/// The README as it is, and the files that it speaks of.
enum Readme {
    static let root = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    static let markdown = Markdown(
        (try? String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)) ?? ""
    )

    /// The blocks of these kinds, in their order.
    static func blocks(_ kinds: BlockKind...) -> [Markdown.Block] {
        markdown.blocks.filter { block in block.kind.map(kinds.contains) ?? false }
    }

    /// Whether the repository has a file or a folder of this name.
    static func has(_ path: String) -> Bool {
        let place = root.appending(path: path).standardizedFileURL.path
        return place.hasPrefix(root.standardizedFileURL.path + "/")
            && FileManager.default.fileExists(atPath: place)
    }

    static func content(of path: String) throws -> String {
        try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }
}

/// What a block of the README is, and so what holds it to the truth.
enum BlockKind: String, CaseIterable {
    /// A session, which is run: commands behind `$ `, what they print below them.
    case console
    /// Commands that cannot run here or need not: their syntax, options and files are looked at.
    case sh
    /// Examples of `.schema-version.json`, which the program decodes.
    case json, jsonc
    /// What other programs read, and is syntax to us.
    case yaml, ruby, swift
    /// Settings files or pieces of them, which the program reads.
    case xml, xcconfig
    /// Pictures, tables, and the help.
    case text
}

extension Markdown.Block {
    /// Nil where its fence does not say one that there is.
    var kind: BlockKind? { BlockKind(rawValue: info) }
}

/// Names a block in the list of tests.
extension Markdown.Block: CustomTestStringConvertible {
    var testDescription: String { "line \(line)" }
}
