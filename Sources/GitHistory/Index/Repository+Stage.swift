import Versioning

/// Putting one file into the index, by the `git` program: it knows every format of an index, and
/// locks it against itself. Bytes go in as they are given, never as they are on disk, so that hunks
/// that were left unstaged stay so.
extension Repository {
    /// Whether git commits some paths alone, from an index that is thrown away afterwards: it then
    /// holds the usual one locked, in the state that it is to have after the commit
    /// (`prepare_index` in git's `commit.c`).
    package var isPartialCommit: Bool {
        let name = indexFile.split(separator: "/").last ?? ""
        return name.hasPrefix("next-index-") && name.hasSuffix(".lock")
            && somethingExists(at: lockedIndex)
    }

    /// Whether git adds to the index what it commits (`commit -a`, `commit -i`): the index that stays
    /// gets that with the commit only (`prepare_index` in git's `commit.c`).
    package var isAddingCommit: Bool { indexFile == lockedIndex }

    /// Whether git is about to commit a merge without conflicts, as its hook `pre-merge-commit` sees it.
    package var isCleanMerge: Bool {
        !location.commitsBeingMerged.isEmpty && !somethingExists(at: gitDirectory + "MERGE_HEAD")
    }

    private var lockedIndex: String { gitDirectory + "index.lock" }

    /// Whether `content`, as git would stage it from disk, is `bytes`: attributes and line ends may
    /// make one of the other.
    package func stages(
        _ content: [UInt8],
        as bytes: [UInt8],
        of entry: StagedFile.Entry
    ) -> Bool {
        if content == bytes { return true }
        let path = String(decoding: entry.path, as: UTF8.self)
        let id = git(["hash-object", "--stdin", "--path=\(path)"], reading: content)
        return id != nil && id == git(["hash-object", "--stdin"], reading: bytes)
    }

    /// Stages `bytes` in the place of a file that is staged.
    ///
    /// In a commit of some paths alone the index that stays gets them too; it would take the change
    /// back with the next commit.
    package func stage(
        _ bytes: [UInt8],
        insteadOf entry: StagedFile.Entry
    ) throws(GitError) {
        let path = String(decoding: entry.path, as: UTF8.self)
        var indexes = [indexFile]
        if isPartialCommit {
            guard try self.entry(at: entry.path, inIndex: lockedIndex) == entry.id else {
                throw .stagingFailed(path: path, reason: "other changes of it are staged already")
            }
            indexes.append(lockedIndex)
        }
        guard let id = git(["hash-object", "-w", "--stdin"], reading: bytes) else {
            throw .stagingFailed(path: path, reason: "'git hash-object -w' does not take it")
        }
        let information = "\(String(entry.mode, radix: 8)),\(id),\(path)"
        for index in indexes {
            let words = ["update-index", "--cacheinfo", information]
            guard git(words, environment: ["GIT_INDEX_FILE": index]) != nil else {
                throw .stagingFailed(
                    path: path,
                    reason:
                        "'git update-index' does not change \(index); another git may be at work"
                )
            }
        }
    }

    /// What a file has in another index; nil where that has a conflict or nothing of it.
    private func entry(
        at path: [UInt8],
        inIndex file: String
    ) throws(GitError) -> ObjectID? {
        var environment = ["GIT_INDEX_FILE": file]
        environment["GIT_LITERAL_PATHSPECS"] = "1"
        let name = String(decoding: path, as: UTF8.self)
        let list = git(["ls-files", "--stage", "-z", "--", name], environment: environment)
        guard let line = list?.split(separator: "\0").first else { return nil }
        let words = line.split(separator: " ")
        return words.count > 2 && words[2].hasPrefix("0") ? ObjectID(hex: String(words[1])) : nil
    }

    /// What git says, without the last line end; nil where it fails or is not there.
    private func git(
        _ words: [String],
        reading input: [UInt8] = [],
        environment: [String: String] = [:]
    ) -> String? {
        let settings = gitEnvironment.merging(environment) { $1 }
        let place = ["-C", workTree ?? gitDirectory, "-c", "core.fsmonitor=false"]
        guard let git = GitProgram(environment: settings),
            let output = git.output(of: place + words, reading: input)
        else { return nil }
        let text = String(decoding: output, as: UTF8.self)
        return text.hasSuffix("\n") ? String(text.dropLast()) : text
    }
}
