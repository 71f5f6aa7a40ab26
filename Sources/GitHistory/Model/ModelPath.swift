/// A path of the model, from the root of the repository, as bytes: git compares nothing else.
package struct ModelPath: Hashable, Codable, Sendable {
    /// The names on the way; none for the root itself.
    let components: [[UInt8]]

    /// The path as a person reads it.
    package var description: String {
        components.isEmpty
            ? "." : components.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "/")
    }

    init(components: [[UInt8]]) {
        self.components = components
    }

    /// Reads a path as git reads a pathspec, literally and without patterns.
    init(_ typed: String, in repository: Repository) throws(GitError) {
        do throws(TypedPath.Problem) {
            components = try TypedPath(typed, in: repository).components
        } catch {
            throw .modelPathUnusable(path: typed, reason: error.reason)
        }
    }

    /// The directory that it lies in; nil where that is the root.
    var parent: ModelPath? {
        components.count > 1 ? ModelPath(components: components.dropLast()) : nil
    }

    /// Whether this path is `other` or lies below it.
    func lies(within other: ModelPath) -> Bool {
        components.starts(with: other.components)
    }
}
