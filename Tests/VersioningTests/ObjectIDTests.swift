import Testing
import Versioning

@Suite struct ObjectIDTests {
    private let hex = "00ff5dc642cb6eb9a060e54bf8d69288fbee4904"

    @Test func `hexadecimal text is read and printed without loss`() {
        #expect(ObjectID(hex: hex)?.hex == hex)
        #expect(ObjectID(hex: hex.uppercased())?.hex == hex)
        #expect(ObjectID(hex: hex)?.abbreviated == "00ff5dc642")
    }

    @Test(arguments: [
        "", "00ff", "00ff5dc642cb6eb9a060e54bf8d69288fbee490",
        "zzff5dc642cb6eb9a060e54bf8d69288fbee4904",
    ])
    func `anything but forty digits is no id`(text: String) {
        #expect(ObjectID(hex: text) == nil)
    }
}
