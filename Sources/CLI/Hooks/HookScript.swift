/// The text of a hook: where the block goes, and where it is.
///
/// Looks at no file.
struct HookScript: Hashable, Sendable {
    let bytes: [UInt8]

    /// What a hook of our own begins with.
    static let shebang = "#!/bin/sh\n"

    private static let lineFeed = UInt8(ascii: "\n")

    /// A new hook that holds the block alone.
    init(holding block: String) {
        bytes = Array((Self.shebang + block).utf8)
    }

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Why a block cannot be put in; nil where it can.
    enum Obstacle: Hashable, Sendable {
        /// Another program reads the file: its name, nil for what is no text.
        case interpreter(String?)
        /// No system finds a shell whose name ends in a carriage return.
        case carriageReturn
    }

    var obstacle: Obstacle? {
        if bytes.contains(0) { return .interpreter(nil) }
        guard bytes.starts(with: "#!".utf8) else { return nil }
        let line = bytes[..<endOfFirstLine].dropFirst(2)
        if line.last == UInt8(ascii: "\r") { return .carriageReturn }
        let interpreter = Self.interpreter(in: String(decoding: line, as: UTF8.self))
        return Self.shells.contains(interpreter) ? nil : .interpreter(interpreter)
    }

    /// The shells that read what POSIX asks for, as the block needs it.
    private static let shells: Set = [
        "sh", "bash", "dash", "ash", "ksh", "ksh93", "mksh", "zsh", "busybox", "yash",
    ]

    /// The program's name: behind `env`, the first word that is no option and no assignment.
    private static func interpreter(in line: String) -> String {
        var words = line.split { $0 == " " || $0 == "\t" }.map(String.init)[...]
        let name = { (path: String) in path.split(separator: "/").last.map(String.init) ?? path }
        guard var first = words.popFirst().map(name) else { return "" }
        if first == "env" {
            words =
                words.flatMap { word in word.hasPrefix("-S") ? [String(word.dropFirst(2))] : [word]
                }[...]
            first =
                words.first { !$0.isEmpty && !$0.hasPrefix("-") && !$0.contains("=") }.map(name)
                ?? first
        }
        return first
    }

    /// Behind the line end of the first line, or at the end of the file.
    private var endOfFirstLine: Int { bytes.firstIndex(of: Self.lineFeed) ?? bytes.count }

    /// The lines of every block, line ends included; nil where one has no end.
    var blocks: [Range<Int>]? {
        var blocks: [Range<Int>] = []
        var (line, begin) = (0, Int?.none)
        while line < bytes.count {
            let end = bytes[line...].firstIndex(of: Self.lineFeed) ?? bytes.count
            let next = min(end + 1, bytes.count)
            let text = bytes[line..<end]
            let content = text.last == UInt8(ascii: "\r") ? text.dropLast() : text
            if content.elementsEqual(HookBlock.begin.utf8) {
                guard begin == nil else { return nil }
                begin = line
            } else if content.elementsEqual(HookBlock.end.utf8), let start = begin {
                blocks.append(start..<next)
                begin = nil
            }
            line = next
        }
        return begin == nil ? blocks : nil
    }

    /// With the block in the place of the one that is there, or else right behind the shebang: what
    /// comes after an `exit` or `exec` never runs.
    ///
    /// - Parameter blocks: where blocks are now.
    func setting(_ block: String, inPlaceOf blocks: [Range<Int>]) -> HookScript {
        var rest = removing(blocks).bytes
        var place = blocks.first?.lowerBound ?? 0
        if blocks.isEmpty, rest.starts(with: "#!".utf8) {
            if !rest.contains(Self.lineFeed) { rest.append(Self.lineFeed) }
            place = HookScript(rest).endOfFirstLine + 1
        }
        rest.insert(contentsOf: block.utf8, at: place)
        return HookScript(rest)
    }

    func removing(_ blocks: [Range<Int>]) -> HookScript {
        var rest = bytes
        for block in blocks.reversed() { rest.removeSubrange(block) }
        return HookScript(rest)
    }

    /// Whether there is nothing in it but our own shebang.
    var isOnlyOurs: Bool { bytes.elementsEqual(Self.shebang.utf8) }
}
