/// A file that is written as a whole, whatever it held before.
package enum WholeFile {
    /// Puts a file in its place in one step: a new one, or one in place of the file that is there.
    ///
    /// - Parameters:
    ///   - path: absolute; a link is followed to the file that it leads to.
    ///   - name: what errors call the file.
    ///   - isReplacing: without it, a file that is there stays, and that is an error.
    package static func write(
        _ bytes: [UInt8],
        to path: String,
        shownAs name: String,
        replacing isReplacing: Bool
    ) throws(SettingsError) {
        let target: ReplacementTarget
        if isReplacing, (try? FileSystem.statusOfName(path)) != nil {
            let resolved = try SettingsFile.resolved(path, shownAs: name)
            let (_, stamp) = try SettingsFile.read(resolved, shownAs: name)
            target = ReplacementTarget(path: resolved, stamp: stamp)
        } else {
            do throws(SystemError) {
                target = ReplacementTarget(path: try FileCreation(at: path).target, stamp: nil)
            } catch {
                throw .writeFailed(file: name, reason: error.description)
            }
        }
        do throws(SystemError) {
            try target.requireWritable()
            let replacement = try Replacement(of: target, with: bytes)
            try replacement.commit()
        } catch {
            throw .writeFailed(file: name, reason: error.description)
        }
    }
}
