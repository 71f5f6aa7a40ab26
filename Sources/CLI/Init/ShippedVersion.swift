import GitHistory
import Versioning

/// A version that is out by all signs, and which commit has it.
struct ShippedVersion: Hashable, Sendable {
    let value: UInt64
    /// `schemaVersion in App/Info.plist`, `schemaVersion in App/Info.plist at v1.2`.
    let place: String
    /// How many first-parent steps below base's tip main's line came to have it; nil for a commit
    /// beside the line.
    let distance: Int?
    let commit: ObjectID
    /// Whether base's tip has the very model of that commit.
    let hasModelOfBase: Bool
    /// Base's tip, where the commit is beside the line, is built on base's newest landing, and is not
    /// built on the tip: what it changed would be counted from that landing on as well.
    var tipAbove: ObjectID?
    /// The same where it is built on the tip itself, so that there is no commit to count from.
    var isBuiltOnTip = false
}

extension CommandRun {
    /// The versions that main itself has kept, each where its line came to have it, and those of the
    /// releases: the same constant of the same file there.
    ///
    /// - Parameters:
    ///   - kept: the versions that head's files hold.
    ///   - landing: the newest landing of main.
    func shippedVersions(
        _ kept: [KeptVersion],
        _ releases: ReleaseRefs,
        _ main: MainBranch,
        newest landing: Landing?,
        of query: HistoryQuery
    ) throws(GitError) -> [ShippedVersion] {
        var found: [ShippedVersion] = []
        for version in kept {
            guard let value = try value(of: version, in: main.commit) else {
                // Main has no such file yet: what head holds may be out, and is beside the line.
                found.append(
                    ShippedVersion(
                        value: version.value,
                        place: version.place,
                        distance: nil,
                        commit: main.commit,
                        hasModelOfBase: true
                    )
                )
                continue
            }
            let run = try origin(of: version, holding: value, from: main.commit)
            found.append(
                ShippedVersion(
                    value: value,
                    place: version.place,
                    distance: run.distance,
                    commit: run.commit,
                    hasModelOfBase: true
                )
            )
        }
        let refs = releases.lines + releases.tags
        let places = try repository.distances(of: Set(refs.map(\.commit)), below: main.commit)
        for ref in refs {
            for version in kept {
                guard let value = try value(of: version, in: ref.commit) else { continue }
                let model = try repository.model(of: ref.commit, for: query)
                var shipped = ShippedVersion(
                    value: value,
                    place: "\(version.place) at \(ref.name)",
                    distance: places[ref.commit],
                    commit: ref.commit,
                    hasModelOfBase: model == landing?.model
                )
                if shipped.distance == nil, let landing,
                    repository.isBuilt(ref.commit, on: landing.commit)
                {
                    shipped.isBuiltOnTip = repository.isBuilt(ref.commit, on: main.commit)
                    shipped.tipAbove = shipped.isBuiltOnTip ? nil : main.commit
                }
                found.append(shipped)
            }
        }
        return found
    }

    /// What the same place holds in another commit; nil where it holds no version there.
    private func value(
        of version: KeptVersion,
        in commit: ObjectID
    ) throws(GitError) -> UInt64? {
        guard let file = try repository.file(version.file, in: commit) else { return nil }
        return try value(of: version, in: file)
    }

    private func value(of version: KeptVersion, in file: TrackedFile) throws(GitError) -> UInt64? {
        guard let content = try repository.content(of: file, upTo: ScanRules.bytes) else {
            return nil
        }
        return AppScan.versions(in: content, of: file.path)
            .first { $0.name == version.name }?.value
    }

    /// The commit of main's line that gave the place its value, also where it had another file then.
    private func origin(
        of version: KeptVersion,
        holding value: UInt64,
        from tip: ObjectID
    ) throws(GitError) -> FileRun {
        var (file, start, distance) = (version.file, tip, 0)
        // As many moves are enough for any file; each costs a look at a whole tree.
        for _ in 0..<4 {
            let run = try repository.run(ofFile: file, from: start, at: distance) {
                (found) throws(GitError) in
                guard let found else { return false }
                // Content that this clone lacks is taken for the same: the number is rather too high
                // than too low.
                guard
                    let content = try repository.content(of: found, upTo: ScanRules.bytes)
                else { return true }
                return AppScan.versions(in: content, of: found.path)
                    .contains { $0.name == version.name && $0.value == value }
            }
            guard let parent = run.parent else { return run }
            let before = try AppScan(of: parent, in: repository).allVersions
            guard
                let moved = before.first(where: {
                    $0.value == value && $0.name == version.name && $0.file != file
                })
            else { return run }
            (file, start, distance) = (moved.file, parent, run.distance + 1)
        }
        return try repository.run(ofFile: file, from: start, at: distance) { _ in false }
    }
}
