import Foundation

/// A file without a name, for one stream of a child process, and of the next.
///
/// A pipe would have to be drained while the child runs, on a thread of its own for each stream; a
/// file takes output of any length and cannot block.
struct ScratchFile {
    let handle: FileHandle

    init() throws {
        let folder = FileManager.default.temporaryDirectory
        let url = folder.appendingPathComponent("schema-version-\(UUID().uuidString)")
        try Data().write(to: url)
        handle = try FileHandle(forUpdating: url)
        try FileManager.default.removeItem(at: url)
    }

    /// Makes `text` all that is in it, to be read or written over from the start.
    func fill(with text: String = "") throws {
        try handle.truncate(atOffset: 0)
        if !text.isEmpty {
            try handle.write(contentsOf: Data(text.utf8))
        }
        try handle.seek(toOffset: 0)
    }

    /// Everything that was written to it.
    func bytes() throws -> [UInt8] {
        try handle.seek(toOffset: 0)
        return [UInt8](try handle.readToEnd() ?? Data())
    }

    func close() {
        try? handle.close()
    }
}
