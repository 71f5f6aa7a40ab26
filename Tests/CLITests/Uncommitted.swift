import CLI
import TestSupport
import Testing

/// The number of what is staged, or on disk, as a report.
func uncommitted(
    _ option: String = "--staged",
    _ options: [String] = [],
    in directory: String,
    environment: [String: String] = [:]
) -> Outcome {
    let words = [option, "--format", "json"] + options
    let paths = options.contains("--path") ? [] : ["--path", ":/Models"]
    return schemaVersion(words + paths, in: directory, environment: environment)
}

/// Expects what is staged to have the number, and the model, that HEAD has once it is committed.
func expectNumberOfCommit(
    _ version: Int,
    of app: HistoryBuilder,
    _ options: [String] = [],
    committing words: [String] = ["commit", "--quiet", "--allow-empty", "--message", "staged"],
    sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let staged = uncommitted("--staged", options, in: app.path)
    #expect(staged.json["version"].int == version, "\(staged)", sourceLocation: sourceLocation)
    let head = staged.json["head"].string
    #expect(try head == app.id(of: "HEAD"), "\(staged)", sourceLocation: sourceLocation)
    try app.git.run(words)
    let paths = options.contains("--path") ? [] : ["--path", ":/Models"]
    let committed = schemaVersion(["--format", "json"] + options + paths, in: app.path)
    for key in ["version", "landed", "adds", "countedAt", "fingerprint", "branchPoint"] {
        #expect(
            staged.json[key] == committed.json[key],
            "\(key)\n\(staged)\n\(committed)",
            sourceLocation: sourceLocation
        )
    }
    // The files on disk may be others still.
    let warnings = committed.warnings.filter { $0 != "dirty-model" }
    #expect(staged.warnings == warnings, "\(staged)", sourceLocation: sourceLocation)
}

/// Expects the model on disk to be the one that git would commit after `git add --all`.
func expectModelOnDisk(
    of app: HistoryBuilder,
    adds: Int,
    sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let onDisk = uncommitted("--worktree", in: app.path)
    #expect(onDisk.json["adds"].int == adds, "\(onDisk)", sourceLocation: sourceLocation)
    let source = onDisk.json["pending"]["source"].string
    #expect(source == "worktree", sourceLocation: sourceLocation)
    try app.git("-c", "advice.addEmbeddedRepo=false", "add", "--all", "--", "Models")
    let tree = try app.git("write-tree").text
    let model = try app.git("rev-parse", "\(tree):Models").text
    let fingerprint = onDisk.json["fingerprint"].string
    #expect(fingerprint == model, "\(onDisk)", sourceLocation: sourceLocation)
}

extension Outcome {
    /// The codes of the warnings in a report.
    var warnings: [String] { json["warnings"].codes }
}
