import Dispatch
import GitHistory

/// Shows on a terminal how far the work has come, until the run has something to say itself.
///
/// Nothing that works calls it: a timer looks at what the repository has counted.
///
/// Sendable although the compiler cannot see it: all of it is touched on the serial queue only,
/// and the terminal by nobody else before `end`.
final class Progress: @unchecked Sendable {
    private let queue = DispatchQueue(label: "progress")
    private let timer: any DispatchSourceTimer
    private let start = DispatchTime.now()
    private let send: (String) -> Void
    private var line: ProgressLine
    private var counter: CommitCounter?
    private var hasEnded = false

    /// Begins to watch the clock.
    ///
    /// - Parameter send: writes to the terminal.
    init(on terminal: DiagnosticsTerminal, send: @escaping (String) -> Void) {
        line = ProgressLine(on: terminal)
        self.send = send
        timer = DispatchSource.makeTimerSource(queue: queue)
        timer.setEventHandler { [weak self] in self?.draw() }
        timer.schedule(
            deadline: start + .milliseconds(terminal.patience),
            repeating: .milliseconds(100)
        )
        // Now and not by the timer, so that what has no patience is sure to be seen.
        queue.sync(execute: draw)
        timer.activate()
    }

    deinit { timer.cancel() }

    /// From now on says how many commits were read.
    func watch(_ counter: CommitCounter) {
        queue.sync { self.counter = counter }
    }

    /// Takes the line away, for good.
    func end() {
        queue.sync {
            guard !hasEnded else { return }
            hasEnded = true
            timer.cancel()
            if let erasing = line.erase() { send(erasing) }
        }
    }

    private func draw() {
        guard !hasEnded else { return }
        let elapsed = DispatchTime.now().uptimeNanoseconds - start.uptimeNanoseconds
        let commits = counter?.commits ?? 0
        if let text = line.update(after: Int(elapsed / 1_000_000), commits: commits) { send(text) }
    }
}

extension Console {
    /// The same, ending the progress with the first word: a line that comes and goes must not get
    /// between others.
    func ending(_ progress: Progress) -> Console {
        var terminal: Terminal?
        if let plain = self.terminal {
            terminal = Terminal(columns: plain.columns) { text, command in
                progress.end()
                return plain.page(text, command)
            }
        }
        var console = Console(
            output: { [output] text in
                progress.end()
                output(text)
            },
            diagnostics: { [diagnostics] text in
                progress.end()
                diagnostics(text)
            },
            terminal: terminal
        )
        console.workspace = workspace
        return console
    }
}
