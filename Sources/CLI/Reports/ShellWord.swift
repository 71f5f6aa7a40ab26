/// A word as a shell takes it, for commands that are pasted from a hint: a name in a repository may
/// hold anything, commands of its own included.
func shellWord(_ word: String) -> String {
    let plain = word.unicodeScalars.allSatisfy { scalar in
        scalar.properties.isAlphabetic || scalar.properties.numericType != nil
            || "/._-+:@=,%".unicodeScalars.contains(scalar)
    }
    if plain, !word.isEmpty { return word }
    return "'"
        + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#)
        + "'"
}
