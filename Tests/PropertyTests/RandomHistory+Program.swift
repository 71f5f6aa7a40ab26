import CLI
import TestSupport

/// The program, run on a random history.
extension RandomHistory {
    /// The model paths of this seed: mostly the directory, else the other path, or both.
    var paths: [String] {
        switch seed % 4 {
        case 0: [model, second]
        case 1: [second]
        default: [model]
        }
    }

    /// The program's answer: of half of the seeds with a checkpoint, unless one of the two is meant.
    ///
    /// A commit-graph is there for another half (`RandomHistory`), so that every property is tried on
    /// all four kinds.
    func compute(
        _ options: [String],
        paths: [String]? = nil,
        base: String? = nil,
        head: String,
        usingCheckpoint: Bool? = nil
    ) -> Outcome {
        let words = ["compute", "--format", "json", "--base", base ?? main, "--head", head]
        let named = (paths ?? self.paths).flatMap { ["--path", ":/\($0)"] }
        let isRemembered = usingCheckpoint ?? (seed / 8 % 2 == 0)
        let cache = isRemembered ? [] : ["--no-cache"]
        return schemaVersion(words + named + options + cache, in: directory)
    }

    /// Ids of the open branches' tips and of a few more commits, of main's line or not.
    func heads(others count: Int) throws -> [String] {
        var random = SplitMix64(seed: seed)
        let tips = try git.run(["rev-parse"] + branches).lines
        return tips + random.sample(count, of: commits.filter { !tips.contains($0) })
    }

    /// Whether a refusal says truly that a path is nowhere, so that there is no number to compare.
    ///
    /// That is: not in head, not in base, and never changed by a landing.
    func isRightlyUnknown(
        _ outcome: Outcome,
        head: String,
        paths: [String]? = nil,
        base: String? = nil
    ) throws -> Bool {
        guard outcome.refusal == "model-path-not-found" else { return false }
        let base = base ?? main
        return try outcome.status == .refused
            && (paths ?? self.paths).contains { path in
                try !git.exists(path, in: head) && !git.exists(path, in: base)
                    && git.landings(base, [path]).isEmpty
            }
    }
}

extension Outcome {
    var version: Int? {
        json["version"].int
    }

    var warnings: [String] {
        json["warnings"].array.compactMap(\.["code"].string)
    }

    /// The program says itself that git's merge may come to another model than it did.
    var isEstimate: Bool {
        warnings.contains("estimated-merge")
    }
}
