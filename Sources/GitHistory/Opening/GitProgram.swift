#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The `git` program, for the few questions that libgit2 cannot answer.
///
/// Started by `posix_spawn`, since FoundationEssentials has no `Process`.
struct GitProgram {
    private let path: String
    private let environment: [String: String]

    /// Finds the program as a shell would; nil where there is none.
    init?(environment: [String: String]) {
        self.environment = environment
        let folders = environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin"
        let candidates = folders.split(separator: ":").map { "\($0)/git" }
        let isProgram = { (path: String) in unsafe access(path, X_OK) == 0 }
        guard let path = candidates.first(where: isProgram) else { return nil }
        self.path = path
    }

    /// What a run of it writes to standard output; nil where it does not end well.
    ///
    /// - Parameter input: what it finds on its standard input.
    func output(of arguments: [String], reading input: [UInt8] = []) -> [UInt8]? {
        guard let source = InputFile(holding: input) else { return nil }
        var ends: [Int32] = [-1, -1]
        guard unsafe pipe(&ends) == 0 else { return nil }
        // Another program that starts at this moment must not hold the pipe open.
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        let child = start(arguments, reading: source, writingTo: ends[1])
        close(ends[1])
        defer { close(ends[0]) }
        guard let child else { return nil }
        let output = Self.everything(from: ends[0])
        var status: Int32 = 0
        while unsafe waitpid(child, &status, 0) == -1 {
            guard errno == EINTR else { return nil }
        }
        return status == 0 ? output : nil
    }

    private func start(
        _ arguments: [String],
        reading input: borrowing InputFile,
        writingTo output: Int32
    ) -> pid_t? {
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
        #else
            var actions = unsafe posix_spawn_file_actions_t()
        #endif
        guard unsafe posix_spawn_file_actions_init(&actions) == 0 else { return nil }
        defer { unsafe posix_spawn_file_actions_destroy(&actions) }
        unsafe posix_spawn_file_actions_adddup2(&actions, input.descriptor, 0)
        unsafe posix_spawn_file_actions_adddup2(&actions, output, 1)
        unsafe posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)

        let variables = environment.map { "\($0.key)=\($0.value)" }
        var words = unsafe ([path] + arguments).map { unsafe strdup($0) } + [nil]
        var settings = unsafe variables.map { unsafe strdup($0) } + [nil]
        defer {
            while let word = unsafe words.popLast() { unsafe free(word) }
            while let setting = unsafe settings.popLast() { unsafe free(setting) }
        }
        var child: pid_t = 0
        let code = unsafe posix_spawn(&child, path, &actions, nil, words, settings)
        return code == 0 ? child : nil
    }

    private static func everything(from file: Int32) -> [UInt8] {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = unsafe buffer.withUnsafeMutableBytes { buffer in
                unsafe read(file, buffer.baseAddress, buffer.count)
            }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return bytes }
            bytes += buffer[..<count]
        }
    }
}
