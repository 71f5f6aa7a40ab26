import Versioning

/// Commits in the order in which git walks them: by committer's date, newest first, and among
/// equal dates in the order of arrival (`commit_list_insert_by_date`).
struct DateQueue {
    struct Item {
        let id: ObjectID
        let date: UInt64
    }

    /// Oldest first, so that the next one is taken off the end.
    private var items: [Item] = []

    /// The commit that comes next.
    var first: Item? { items.last }

    mutating func insert(_ id: ObjectID, date: UInt64) {
        let place = items.firstIndex { $0.date >= date } ?? items.count
        items.insert(Item(id: id, date: date), at: place)
    }

    mutating func pop() -> Item? { items.popLast() }

    func contains(where isWanted: (Item) -> Bool) -> Bool { items.contains(where: isWanted) }
}

extension CommitGraph {
    /// The merge that `git log --merges -1 TIP` names: the first one git's walk comes by.
    func latestMerge(from tip: ObjectID) throws(GitError) -> ObjectID? {
        var queue = DateQueue()
        var seen: Set<ObjectID> = [tip]
        queue.insert(tip, date: try node(tip).time)
        while let item = queue.pop() {
            let commit = try wholeNode(item.id)
            if commit.parents.count > 1 { return item.id }
            for parent in commit.parents where seen.insert(parent).inserted {
                queue.insert(parent, date: try node(parent).time)
            }
        }
        return nil
    }
}
