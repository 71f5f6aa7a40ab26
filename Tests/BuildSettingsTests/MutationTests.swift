import BuildSettings
import TestSupport
import Testing

@Suite struct MutationTests {
    @Test(arguments: Fixture.all)
    func `damaged bytes are refused or edited right, and never crash`(_ fixture: Fixture) throws {
        let original = try fixture.bytes
        let folder = try TemporaryFolder()
        for seed in 0..<60 as Range<UInt64> {
            var random = SplitMix64(seed: seed)
            let damaged = Self.damaged(original, using: &random)
            let path = try folder.file(fixture.name, damaged)
            do {
                let file = try SettingsFile(at: path)
                let was = try file.value(at: file.defaultKey)
                let edit = try file.edit(file.defaultKey, to: 7, as: nil)
                #expect(edit.was == was.map(SettingValue.number), "seed \(seed)")
                #expect(
                    damaged[..<edit.range.lowerBound].elementsEqual(
                        edit.bytes[..<edit.range.lowerBound]
                    ),
                    "seed \(seed)"
                )
                #expect(
                    damaged[edit.range.upperBound...].elementsEqual(
                        edit.bytes.suffix(damaged.count - edit.range.upperBound)
                    ),
                    "seed \(seed)"
                )
                try file.write(edit)
                #expect(try SettingsFile(at: path).value(at: file.defaultKey) == 7, "seed \(seed)")
            } catch {
                #expect(!error.message.isEmpty, "seed \(seed)")
            }
        }
    }

    /// One to three bytes flipped, stretches cut or stretches copied to another place.
    private static func damaged(_ bytes: [UInt8], using random: inout SplitMix64) -> [UInt8] {
        var bytes = bytes
        for _ in 0...random.below(3) where !bytes.isEmpty {
            let start = random.below(bytes.count)
            let end = min(bytes.count, start + 1 + random.below(20))
            switch random.below(4) {
            case 0: bytes[start] ^= UInt8(1 << random.below(8))
            case 1: bytes.removeSubrange(start..<end)
            case 2: bytes.insert(contentsOf: bytes[start..<end], at: random.below(bytes.count))
            default: bytes[start] = random.pick(Array("<>&\"{}[],:=;#$\\/!-0\n".utf8))
            }
        }
        return bytes
    }
}
