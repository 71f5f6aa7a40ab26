import CLI

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Standard error as a terminal; nil where it leads elsewhere, and for a process in the background,
/// which would draw into what another one shows (as in git's `progress.c`).
func diagnosticsTerminal() -> DiagnosticsTerminal? {
    guard isatty(STDERR_FILENO) == 1 else { return nil }
    let foreground = tcgetpgrp(STDERR_FILENO)
    guard foreground < 0 || foreground == getpgrp() else { return nil }
    return DiagnosticsTerminal(columns: columns(of: STDERR_FILENO))
}

/// How many characters fit on a line of the terminal; nil where it does not say.
func columns(of terminal: Int32) -> Int? {
    var size = winsize()
    guard unsafe ioctl(terminal, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
}
