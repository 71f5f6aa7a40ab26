#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A way to ask the person at the terminal; nil where input or output leads elsewhere.
func question() -> ((String) -> String?)? {
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else { return nil }
    return { question in
        guard write(question, to: STDOUT_FILENO) else { return nil }
        return readLine()
    }
}
