/// A word as a shell takes it, for commands that are pasted from a hint: a name in a repository may
/// hold anything, commands of its own included.
func shellWord(_ word: String) -> String {
    let plain = word.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...: true
        default: "/._-+:@=,%".utf8.contains(byte)
        }
    }
    if plain, !word.isEmpty { return word }
    return "'"
        + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#)
        + "'"
}
