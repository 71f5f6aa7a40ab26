import CLI

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Standard output as a terminal; nil where it leads to a file, a pipe or nowhere.
func outputTerminal() -> Terminal? {
    guard isatty(STDOUT_FILENO) == 1 else { return nil }
    return Terminal(columns: columns(of: STDOUT_FILENO), page: page)
}

/// Shows text through a pager, started by the shell as git starts one; false where the shell could
/// not start it.
private func page(_ text: String, through command: String) -> Bool {
    // Git's defaults: less ends at once where everything fits, and leaves the text behind.
    unsafe setenv("LESS", "FRX", 0)
    unsafe setenv("LV", "-c", 0)
    guard let pager = unsafe popen(command, "w") else { return false }
    // From here on, since the pager would inherit it: a pager that quits early is no failure, and
    // an interrupt is meant for the pager alone.
    let signals = [SIGPIPE, SIGINT, SIGQUIT]
    let handlers = signals.map { signal($0, SIG_IGN) }
    _ = write(text, to: unsafe fileno(pager))
    let status = unsafe pclose(pager)
    for (number, handler) in zip(signals, handlers) { signal(number, handler) }
    // The shell's two ways of saying that there is no such command, or that it cannot run.
    return ![126, 127].contains(status >> 8)
}
