/// The candidate that `word` was probably meant to be; nil where none is near.
///
/// A difference in case or in the Unicode form of an accent comes first, then up to one slip for
/// every three letters.
package func nearestSpelling(of word: String, among candidates: [String]) -> String? {
    let folded = word.lowercased()
    if let same = candidates.first(where: { $0 != word && $0.lowercased() == folded }) {
        return same
    }
    // Equal as text but not in bytes: the same letters in another normal form.
    let isEqualText = { (other: String) in other == word && !other.utf8.elementsEqual(word.utf8) }
    if let same = candidates.first(where: isEqualText) { return same }
    let allowed = max(1, word.count / 3)
    let near = candidates.map { (name: $0, slips: slips(from: folded, to: $0.lowercased())) }
        .filter { $0.slips > 0 && $0.slips <= allowed }
    return near.min { $0.slips < $1.slips }?.name
}

/// How many letters must be added, dropped, replaced or swapped with their neighbour to turn one
/// word into the other (the restricted Damerau-Levenshtein distance).
private func slips(from source: String, to target: String) -> Int {
    let source = Array(source)
    let target = Array(target)
    var beforeLast: [Int] = []
    var last = Array(0...target.count)
    for row in source.indices {
        var current = [row + 1]
        for column in target.indices {
            let isSame = source[row] == target[column]
            var best = min(
                last[column] + (isSame ? 0 : 1),
                last[column + 1] + 1,
                current[column] + 1
            )
            if row > 0, column > 0, source[row] == target[column - 1],
                source[row - 1] == target[column]
            {
                best = min(best, beforeLast[column - 1] + 1)
            }
            current.append(best)
        }
        beforeLast = last
        last = current
    }
    return last[target.count]
}
