import Versioning

/// The titles that `git merge` and `git pull` give a merge of one branch (fmt-merge-msg(1)).
///
/// A branch's own line has no such merge of itself, unless somebody's `git pull` merged the old
/// line into local work and that was pushed. Nothing else in history tells which parent was the
/// branch before.
struct MergeTitles {
    private let titles: [[UInt8]]

    /// - Parameter names: short names of the branch, `main` and `origin/main` say.
    init(of names: [String]) {
        titles = names.flatMap { name in
            ["Merge branch '\(name)'", "Merge remote-tracking branch '\(name)'"].map {
                Array($0.utf8)
            }
        }
    }

    /// Whether the message of a commit object begins with one of them.
    func begin(messageOf commit: UnsafeRawBufferPointer) -> Bool {
        let newline = UInt8(ascii: "\n")
        var rest = unsafe commit[...]
        // The header ends at the first empty line.
        while let end = unsafe rest.firstIndex(of: newline) {
            let line = unsafe rest[..<end]
            unsafe rest = unsafe rest[(end + 1)...]
            if unsafe line.isEmpty { return titles.contains { unsafe rest.starts(with: $0) } }
        }
        return false
    }
}
