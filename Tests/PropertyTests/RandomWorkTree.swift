import Foundation
import TestSupport

/// An app's work tree and index in a random but repeatable state of work, and what git makes of it.
///
/// The model is `Models`. A merge may be under way, files may be staged in part, ignored, linked,
/// turned into folders, or kept back from git in one of its many ways.
final class RandomWorkTree {
    let app: HistoryBuilder
    /// Every step, for the message of a failed expectation.
    private(set) var story: [String] = []

    private var random: SplitMix64
    private var git: Git { app.git }

    private static let files = [
        "Models/User.swift", "Models/Old/Cat.swift", "Models/Old/Dog.swift", "Models/run.sh",
        "Models/trace.log", "Models/build/out", "Models/Link", "Models.swift", "README",
        "ModelsExtra/User.swift",
    ]

    /// Names that a disk without case has once only.
    private static let variants = ["Models/old/Dog.swift", "models/User.swift"]

    init(seed: UInt64) throws {
        random = SplitMix64(seed: seed)
        app = try HistoryBuilder(workTree: true)
        // From the start: whether a change of it makes git read a file again depends on the clock.
        let attributes = random.pick(["", "*.swift text", "* text=auto", "* -text ident"])
        try app.commit([".gitignore": "*.log\nbuild/\n", ".gitattributes": attributes])
        story.append(attributes)
        try app.commit(["Models/User.swift": "1\n", "Models/Old/Cat.swift": "a\nb\n"])
        let settings = [
            "core.autocrlf=true", "core.autocrlf=input", "core.fileMode=false",
            "core.ignoreCase=true",
        ]
        for setting in settings where random.chance(20) {
            let words = setting.split(separator: "=").map(String.init)
            try git("config", words[0], words[1])
            story.append(setting)
        }
        try app.branch("feature")
        if random.chance(20) { try beginMerge() }
        for _ in 0...random.below(12) { try step() }
    }

    /// Leaves a merge with a conflict in one file, and a change of another.
    private func beginMerge() throws {
        try app.commit(
            ["Models/User.swift": "theirs\n", "Models/Old/Dog.swift": "1\n"],
            on: "main"
        )
        try app.checkout("feature")
        try app.commit(["Models/User.swift": random.chance(30) ? nil : "ours\n"])
        try told(["merge", "main"])
    }

    /// What `git write-tree` gives of the model as it is staged; nil where there is none,
    /// or a conflict.
    func stagedModel() throws -> String? {
        let unmerged = try git("ls-files", "--unmerged")
        guard unmerged.lines.isEmpty else { return nil }
        let tree = try git("write-tree").text
        let model = try git("rev-parse", "--verify", "-q", "\(tree):Models", accepting: [0, 1])
        return model.status == 0 ? model.text : nil
    }

    /// The same after `git add --all`, which is done here and now.
    func modelOnDisk() throws -> String? {
        // Git says so where no file fits the pathspec, or only such that are kept back from it.
        try git("add", "--all", "--", "Models", accepting: [0, 1, 128])
        return try stagedModel()
    }

    private func step() throws {
        let hasCase = !story.contains("core.ignoreCase=true")
        let file = random.pick(Self.files + (hasCase ? Self.variants : []))
        switch random.below(100) {
        case ..<30: try write(content(), file)
        case ..<38: try remove(file)
        case ..<44: try shell(file, "chmod", "+x")
        case ..<48: try link(file)
        case ..<52: try write(content(), file + "/inside")
        case ..<66: try told(["add", "--all", "--", file])
        case ..<70: try told(["add", "--force", "--", file])
        case ..<76: try told(["add", "--intent-to-add", "--", file])
        case ..<80: try told(["rm", "-r", "-q", "--cached", "--ignore-unmatch", "--", file])
        case ..<84: try told(["update-index", "--assume-unchanged", "--", file])
        case ..<88: try told(["update-index", "--skip-worktree", "--", file])
        case ..<92: try told(["update-index", "--chmod=+x", "--", file])
        default: try write(random.pick(["Old/", "!trace.log", "*"]), "Models/.gitignore")
        }
    }

    private func content() -> String {
        random.pick(["1\n", "2\n", "a\nb\n", "a\r\nb\r\n", "a\r\nb\n", "\0\r\n", "", "$Id$\n"])
    }

    private func write(_ content: String, _ file: String) throws {
        // What stands in the way, file or link, goes.
        var parent = file
        while let slash = parent.lastIndex(of: "/") {
            parent = String(parent[..<slash])
            let attributes = try? FileManager.default.attributesOfItem(
                atPath: "\(app.path)/\(parent)"
            )
            if attributes?[.type] as? FileAttributeType != .typeDirectory { try remove(parent) }
        }
        try remove(file)
        story.append("write \(file) \(content.debugDescription)")
        try app.write(content, to: file)
    }

    private func remove(_ file: String) throws {
        story.append("remove \(file)")
        try? FileManager.default.removeItem(atPath: "\(app.path)/\(file)")
    }

    private func link(_ file: String) throws {
        try write("", file)
        try remove(file)
        story.append("link \(file)")
        try FileManager.default.createSymbolicLink(
            atPath: "\(app.path)/\(file)",
            withDestinationPath: "User.swift"
        )
    }

    private func shell(_ file: String, _ name: String, _ mode: String) throws {
        story.append("\(name) \(mode) \(file)")
        try? FileManager.default.setAttributes(
            [.posixPermissions: 0o755],
            ofItemAtPath: "\(app.path)/\(file)"
        )
    }

    /// Runs git, and takes its refusals as they come.
    private func told(_ words: [String]) throws {
        let end = try git.run(words, accepting: [0, 1, 128])
        story.append("git \(words.joined(separator: " ")): \(end.status)")
    }
}
