/// Matching a path byte by byte.
///
/// All ways to match are followed side by side, so that the time for a path is at most its length
/// times the pattern's, whatever they are.
extension Exclude {
    /// The tokens that a path may meet next, in ascending order: where matching stands.
    typealias Positions = [Int]

    /// Where matching starts, at the root of the repository.
    var start: Positions {
        var step = Step(tokens)
        step.enter(0)
        if let glob { step.enter(glob) }
        return step.next.sorted()
    }

    /// Where matching stands some bytes further down a path; nowhere once nothing can match.
    func advanced(_ positions: Positions, over bytes: some Collection<UInt8>) -> Positions {
        guard let first = bytes.first else { return positions }
        // Most names in a directory differ from what is looked for in their first byte.
        guard positions.contains(where: { tokens[$0].takes(first) }) else { return [] }
        var current = positions
        var step = Step(tokens)
        for byte in bytes {
            step.begin()
            for position in current where tokens[position].takes(byte) {
                step.enter(tokens[position].repeats ? position : position + 1)
            }
            swap(&current, &step.next)
            if current.isEmpty { return [] }
        }
        return current.sorted()
    }

    /// Whether a path that ends here is left out.
    func matches(at positions: Positions) -> Bool {
        positions.contains { tokens[$0] == .end || tokens[$0] == .everything }
    }

    /// Whether a submodule whose path ends here is left out: git takes a slash behind its name,
    /// where nothing follows, for nothing.
    func matchesSubmodule(at positions: Positions) -> Bool {
        matches(at: positions)
            || positions.contains {
                tokens[$0] == .byte(UInt8(ascii: "/")) && tokens[$0 + 1] == .everything
            }
    }

    /// Whether all that goes on from here is left out.
    func matchesEverything(at positions: Positions) -> Bool {
        positions.contains { position in
            tokens[position] == .everything
                || tokens[position] == .across && tokens[position + 1] == .end
        }
    }

    /// Whether a file's whole path is left out.
    func matches(_ path: some Collection<UInt8>) -> Bool {
        matches(at: advanced(start, over: path))
    }
}

/// The positions behind one byte, collected without repeats.
private struct Step {
    let tokens: [GlobToken]
    /// The number of the step that entered each position last.
    private var entered: [Int]
    private var number = 1
    var next: Exclude.Positions = []

    init(_ tokens: [GlobToken]) {
        self.tokens = tokens
        entered = Array(repeating: 0, count: tokens.count)
    }

    mutating func begin() {
        number += 1
        next.removeAll(keepingCapacity: true)
    }

    /// Adds a position, and those behind it that no byte is needed for.
    mutating func enter(_ first: Int) {
        var position = first
        while position < tokens.count, entered[position] != number {
            if tokens[position] == .optional {
                entered[position] = number
                add(position + 1)
                add(position + 2)
                position += 3
            } else {
                add(position)
                guard tokens[position].mayTakeNothing else { return }
                position += 1
            }
        }
    }

    private mutating func add(_ position: Int) {
        guard entered[position] != number else { return }
        entered[position] = number
        next.append(position)
    }
}

extension GlobToken {
    fileprivate func takes(_ byte: UInt8) -> Bool {
        switch self {
        case .byte(let wanted): byte == wanted
        case .oneOf(let set): set.contains(byte)
        case .withinName: byte != UInt8(ascii: "/")
        case .across, .everything: true
        case .optional, .end: false
        }
    }

    /// Whether it takes the next byte too.
    fileprivate var repeats: Bool {
        switch self {
        case .withinName, .across, .everything: true
        case .byte, .oneOf, .optional, .end: false
        }
    }

    fileprivate var mayTakeNothing: Bool {
        switch self {
        case .withinName, .across, .optional, .end: true
        case .byte, .oneOf, .everything: false
        }
    }
}
