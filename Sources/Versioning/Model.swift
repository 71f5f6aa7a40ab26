/// What a tree holds under one name: git's file mode and the id of the content.
package struct TreeEntry: Hashable, Codable, Sendable {
    package let mode: UInt32
    package let id: ObjectID

    package init(mode: UInt32, id: ObjectID) {
        self.mode = mode
        self.id = id
    }

    package var isDirectory: Bool { mode == 0o040000 }
    package var isSymbolicLink: Bool { mode == 0o120000 }
    package var isSubmodule: Bool { mode == 0o160000 }
}

/// The model as one tree has it: the entry at each model path, in the order of the paths.
///
/// Absence is a value (nil), so a model that appears or disappears differs from what was before.
package struct Model: Hashable, Codable, Sendable {
    package let entries: [TreeEntry?]

    package init(entries: [TreeEntry?]) {
        self.entries = entries
    }

    /// The model of a tree that has none of `paths` model paths.
    package static func absent(paths: Int) -> Model {
        Model(entries: Array(repeating: nil, count: paths))
    }

    package var isAbsent: Bool { entries.allSatisfy { $0 == nil } }
}
