/// What two lists of files have in common.
///
/// Told by ids and names alone: no blob is read, so a blobless clone finds the moves that a whole
/// one finds.
struct Resemblance {
    /// Files whose content both lists have, wherever it lies.
    let same: Int
    /// Others whose path both lists have: what was edited as it moved keeps its name.
    let named: Int
    /// Those of both kinds that lie at the same path.
    let inPlace: Int
    let before: Int
    let after: Int

    var common: Int { same + named }

    /// Whether the newer list is the older one under a new name: most of the smaller one is
    /// the other's content, or most of the larger one has its counterpart.
    ///
    /// A directory that was split up, or joined by new files, is moved by the first; one whose
    /// files were edited by the second.
    var isMove: Bool { same * 2 > min(before, after) || isMoveAsAWhole }

    /// Most files of both lists have their counterpart.
    var isMoveAsAWhole: Bool { common * 2 > max(before, after) }

    /// Whether a file became the newer list's directory: it is half of what that holds, or its
    /// counterpart is all of it.
    var isMoveOfFile: Bool { same > 0 && same * 2 >= after || isMoveAsAWhole }

    /// Whether the older list makes up so much of the newer one that the count of another origin
    /// might not hold for it.
    var isGoodPart: Bool { same * 2 > before && same * 3 > after }

    /// Whether this tells more of a move than `other`; of equals the smaller directory does, since
    /// one around it has all that it has.
    func tellsMore(than other: Resemblance) -> Bool {
        (common, inPlace, other.before) > (other.common, other.inPlace, before)
    }
}
