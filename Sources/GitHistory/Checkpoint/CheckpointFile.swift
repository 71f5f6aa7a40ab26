import Versioning

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A checkpoint on the disk: a line with the hash of the rest, and the rest as JSON.
///
/// Whatever is wrong with it, a walk without it gives the same number, so nothing is ever reported:
/// neither a file that cannot be read or understood nor one that cannot be written.
struct CheckpointFile {
    let path: String

    /// What is more than that is none of ours.
    private static let maximumSize = 1 << 20
    /// With as many in the folder a new one takes the place of another: a question that is asked once
    /// has a file of its own.
    private static let mostFiles = 256

    /// The checkpoint; an empty one where there is none, or none that is whole.
    func read() -> Checkpoint {
        guard let content = try? content(ofFile: path), content.count <= Self.maximumSize else {
            return Checkpoint()
        }
        let parts = content.split(separator: UInt8(ascii: "\n"), maxSplits: 1)
        guard parts.count == 2, let hash = try? ObjectID(ofContent: Array(parts[1])),
            parts[0].elementsEqual(hash.hex.utf8),
            let checkpoint = try? JSONDecoder().decode(Checkpoint.self, from: Data(parts[1]))
        else { return Checkpoint() }
        return checkpoint
    }

    /// Replaces the file in one step; of two runs that write at once the last one's stays.
    func write(_ checkpoint: Checkpoint) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        guard let content = try? encoder.encode(checkpoint), content.count < Self.maximumSize,
            let hash = try? ObjectID(ofContent: Array(content))
        else { return }
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
        if !somethingExists(at: path) { makeRoom(in: folder.path) }
        let file = Data("\(hash)\n".utf8) + content
        try? file.write(to: URL(fileURLWithPath: path), options: .atomic)
    }

    /// Removes the first by name, which is to say any: names are hashes.
    private func makeRoom(in folder: String) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        for name in names.sorted().prefix(max(0, names.count + 1 - Self.mostFiles)) {
            try? FileManager.default.removeItem(atPath: folder + "/" + name)
        }
    }
}
