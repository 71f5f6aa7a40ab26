import Foundation
import TestSupport

/// A kind of repository that holds the whole history of an app, or enough of it.
enum RepositoryKind: String, CaseIterable, Sendable {
    case original, clone, detached, subdirectory, mirror, packed, shared, dissociated, blobless
    case bloblessMirror, worktree, worktreeOfMirror, worktreeOfBlobless, relativeWorktree
    case submodule, separate, link, deepened, unshallowed, worktreeOfDeepened
    case gitDirectory, gitDirectoryAndWorkTree, objectDirectory, alternateDirectory
    case preciousObjects, partialClone, worktreeConfiguration, relativeWorktrees, sha1, filesAsRefs
    case sparse, bareByWorktreeConfiguration, replacementsOff, replacementsNotUsed
    case commitGraph, multiPackIndex

    /// One repository of the kind: where to run, and with what in the environment.
    struct Place {
        var directory: String
        var environment: [String: String] = [:]
    }

    func make(from app: HistoryBuilder) throws -> Place {
        switch self {
        case .original: return Place(directory: app.path)
        case .clone: return Place(directory: try app.clone())
        case .mirror: return Place(directory: try app.clone("--mirror"))
        case .shared: return Place(directory: try shared(app))
        case .blobless: return Place(directory: try app.clone("--filter=blob:none"))
        case .bloblessMirror:
            return Place(directory: try app.clone("--mirror", "--filter=blob:none"))
        case .dissociated:
            return Place(directory: try app.clone("--reference", app.path, "--dissociate"))
        case .separate:
            return Place(directory: try app.clone("--separate-git-dir=\(app.path)/../separate"))
        case .deepened: return Place(directory: try app.clone("--depth=50", "--no-single-branch"))
        case .worktree: return Place(directory: try app.worktree(at: "main"))
        case .subdirectory: return Place(directory: try app.clone() + "/Models")
        case .link:
            let link = "\(app.path)/../link"
            let clone = try app.clone()
            try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: clone)
            return Place(directory: link)
        default: return try makeByGit(from: app)
        }
    }

    private func shared(_ app: HistoryBuilder) throws -> String {
        let place = "\(app.path)/../shared"
        // A URL would copy the objects.
        try app.git("clone", "--quiet", "--mirror", "--shared", app.path, place)
        return place
    }

    /// Kinds that start as a clone and are made what they are by a few commands in it.
    private func makeByGit(from app: HistoryBuilder) throws -> Place {
        let isMirror = [
            .worktreeOfMirror, .bareByWorktreeConfiguration, .packed, .commitGraph, .multiPackIndex,
        ].contains(self)
        var options = isMirror ? ["--mirror"] : []
        if self == .worktreeOfBlobless { options.append("--filter=blob:none") }
        if self == .worktreeOfDeepened { options += ["--depth=50", "--no-single-branch"] }
        if self == .unshallowed { options += ["--depth=1", "--no-single-branch"] }
        let clone = try app.clone(options)
        let git = Git(in: clone)
        var place = Place(directory: clone)
        switch self {
        case .packed:
            try git("pack-refs", "--all")
            try git("repack", "-a", "-d", "--quiet")
        case .commitGraph:
            try git("-c", "commitGraph.generationVersion=1", "commit-graph", "write", "--reachable")
        case .multiPackIndex: try git("multi-pack-index", "write")
        case .detached: try git("checkout", "--quiet", "--detach", "HEAD~1")
        case .worktreeOfMirror, .worktreeOfBlobless, .worktreeOfDeepened, .relativeWorktree:
            let commit = try git("rev-parse", "HEAD").text
            try git("worktree", "add", "--quiet", "--detach", clone + " linked", commit)
            place.directory = clone + " linked"
            if self == .relativeWorktree { try makeRelative(place.directory, of: clone) }
        case .unshallowed: try git("fetch", "--quiet", "--unshallow")
        case .submodule: place.directory = try asSubmodule(of: app)
        case .gitDirectory, .gitDirectoryAndWorkTree:
            place = Place(directory: app.path, environment: ["GIT_DIR": clone + "/.git"])
            if self == .gitDirectoryAndWorkTree { place.environment["GIT_WORK_TREE"] = clone }
        case .objectDirectory, .alternateDirectory:
            let name =
                self == .objectDirectory ? "OBJECT_DIRECTORY" : "ALTERNATE_OBJECT_DIRECTORIES"
            let elsewhere = clone + " objects"
            try FileManager.default.moveItem(atPath: clone + "/.git/objects", toPath: elsewhere)
            try FileManager.default.createDirectory(
                atPath: clone + "/.git/objects",
                withIntermediateDirectories: false
            )
            place.environment["GIT_" + name] = elsewhere
        case .replacementsOff, .replacementsNotUsed:
            try git("replace", "--graft", "HEAD")
            if self == .replacementsOff { place.environment["GIT_NO_REPLACE_OBJECTS"] = "1" }
            if self == .replacementsNotUsed { try git("config", "core.useReplaceRefs", "false") }
        case .sparse: try git("sparse-checkout", "set", "--no-cone", "Models")
        case .bareByWorktreeConfiguration:
            try git("config", "core.repositoryFormatVersion", "1")
            try git("config", "extensions.worktreeConfig", "true")
            try git("config", "--unset", "core.bare")
            let settings = URL(fileURLWithPath: clone + "/config.worktree")
            try Data("[core]\n\tbare = true\n".utf8).write(to: settings)
        default:
            // Git reads the history of a repository of version 1 as that of any other.
            try git("config", "core.repositoryFormatVersion", "1")
            let (name, value) = setting
            let settings = try FileHandle(
                forWritingTo: URL(fileURLWithPath: clone + "/.git/config")
            )
            try settings.seekToEnd()
            try settings.write(contentsOf: Data("[extensions]\n\t\(name) = \(value)\n".utf8))
            try settings.close()
        }
        return place
    }

    private var setting: (name: String, value: String) {
        switch self {
        case .preciousObjects: ("preciousObjects", "true")
        case .partialClone: ("partialClone", "origin")
        case .worktreeConfiguration: ("worktreeConfig", "true")
        case .relativeWorktrees: ("relativeWorktrees", "true")
        case .filesAsRefs: ("refStorage", "files")
        default: ("objectFormat", "sha1")
        }
    }

    /// As git from 2.48 on links them with `worktree.useRelativePaths`.
    private func makeRelative(_ place: String, of clone: String) throws {
        let name = URL(fileURLWithPath: clone).lastPathComponent
        let link = try String(contentsOfFile: place + "/.git", encoding: .utf8)
        let id = URL(fileURLWithPath: link.trimmingCharacters(in: .newlines)).lastPathComponent
        let relative = "gitdir: ../\(name)/.git/worktrees/\(id)\n"
        try Data(relative.utf8).write(to: URL(fileURLWithPath: place + "/.git"))
    }

    private func asSubmodule(of app: HistoryBuilder) throws -> String {
        let outer = try app.clone()
        try Git(in: outer)(
            "-c",
            "protocol.file.allow=always",
            "submodule",
            "--quiet",
            "add",
            "file://\(app.path)",
            "Library"
        )
        return outer + "/Library"
    }
}
