import Versioning

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The loose objects of a repository and of those that lend it theirs, as files.
struct LooseFiles {
    private let directories: [String]

    /// - Parameter directories: `objects` folders, lenders' included, without a slash at the end.
    init(in directories: [String]) {
        self.directories = directories
    }

    private static func path(of name: String, in directory: String) -> String {
        "\(directory)/\(name.prefix(2))/\(name.dropFirst(2))"
    }

    /// The object of this name, forty digits; nil where it is no loose one.
    func read(_ name: String) throws(LooseObject.Damage) -> LooseObject? {
        for directory in directories {
            guard let file = try bytes(ofFile: Self.path(of: name, in: directory)) else { continue }
            return try LooseObject(inflating: file)
        }
        return nil
    }

    /// The objects whose ids begin like this: at least two digits.
    func names(from start: String) -> [String] {
        let folder = start.prefix(2)
        return directories.flatMap { directory in
            fileNames(in: "\(directory)/\(folder)").map { folder + $0 }
        }.filter { $0.hasPrefix(start) && ObjectID(hex: $0) != nil }
    }
}

/// The names in a folder; none where there is no such folder.
private func fileNames(in folder: String) -> [String] {
    guard let stream = unsafe opendir(folder) else { return [] }
    defer { unsafe closedir(stream) }
    var names: [String] = []
    while let entry = unsafe readdir(stream) {
        let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { name in
            unsafe String(cString: UnsafeRawPointer(name).assumingMemoryBound(to: CChar.self))
        }
        names.append(name)
    }
    return names
}

/// The content of a file; nil where there is none of this name.
private func bytes(ofFile path: String) throws(LooseObject.Damage) -> [UInt8]? {
    let file = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else {
        guard errno != ENOENT, errno != ENOTDIR else { return nil }
        // As libgit2 says it, for `GitError.Failure.denial`.
        let reason = unsafe String(cString: strerror(errno))
        throw LooseObject.Damage(reason: "failed to open '\(path)': \(reason)")
    }
    defer { close(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 14)
    while true {
        let count = unsafe buffer.withUnsafeMutableBytes {
            unsafe read(file, $0.baseAddress, $0.count)
        }
        if count < 0, errno == EINTR { continue }
        guard count >= 0 else {
            throw LooseObject.Damage(reason: unsafe String(cString: strerror(errno)))
        }
        guard count > 0 else { return bytes }
        bytes += buffer[..<count]
    }
}
