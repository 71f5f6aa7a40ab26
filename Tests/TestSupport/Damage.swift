/// Random damage to the bytes of a file.
package struct Damage: Sendable {
    /// What the file's language is made of; damage that puts in one of these gets past the first
    /// check of a reader and into the later ones.
    private let tokens: [[UInt8]]

    package init(tokens: [[UInt8]] = []) {
        self.tokens = tokens
    }

    /// The bytes with one to four places flipped, cut, doubled, moved or overwritten.
    package func applied(to whole: [UInt8], by random: inout SplitMix64) -> [UInt8] {
        var bytes = whole
        for _ in 0..<random.within(1...4) where !bytes.isEmpty {
            let place = random.below(bytes.count)
            let kinds = tokens.isEmpty ? 7 : 12
            switch random.below(kinds) {
            case 0: bytes[place] = UInt8(random.below(256))
            case 1: bytes[place] ^= UInt8(1 << random.below(8))
            case 2: bytes.removeSubrange(place..<min(bytes.count, place + random.within(1...30)))
            case 3: bytes.removeLast(bytes.count - place)
            case 4:
                bytes.insert(contentsOf: bytes[place...].prefix(random.within(1...60)), at: place)
            case 5:
                let piece = bytes[place...].prefix(random.within(1...60))
                bytes.insert(contentsOf: piece, at: random.below(bytes.count))
            case 6: bytes[place] = random.pick([0, 10, 32, 45, 47, 57, 60, 62, 255])
            case 7, 8: replaceToken(in: &bytes, from: place, by: &random)
            default: bytes.insert(contentsOf: random.pick(tokens), at: place)
            }
        }
        return bytes
    }

    /// Puts one token into the place of the next one behind `start`.
    private func replaceToken(
        in bytes: inout [UInt8],
        from start: Int,
        by random: inout SplitMix64
    ) {
        for place in start..<bytes.count {
            for token in tokens where !token.isEmpty && bytes[place...].starts(with: token) {
                bytes.replaceSubrange(place..<place + token.count, with: random.pick(tokens))
                return
            }
        }
    }
}
