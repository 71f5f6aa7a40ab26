import Testing
import Versioning

@Suite struct SpellingTests {
    @Test(arguments: [
        ("path", ["path", "paths"], "paths"),
        ("pth", ["base", "path", "head"], "path"),
        ("hepl", ["help", "head"], "help"),
        ("models", ["Views", "Models"], "Models"),
        ("Modesl", ["Models", "Modules"], "Models"),
        ("Mode\u{301}le", ["Views", "Mod\u{e9}le"], "Mod\u{e9}le"),
    ])
    func `a near spelling is found`(word: String, candidates: [String], expected: String) {
        let found = nearestSpelling(of: word, among: candidates)
        #expect(found.map { Array($0.utf8) } == Array(expected.utf8))
    }

    @Test(arguments: [("xyz", ["path", "base"]), ("", ["path"]), ("path", [])])
    func `a word like none of them has no suggestion`(word: String, candidates: [String]) {
        #expect(nearestSpelling(of: word, among: candidates) == nil)
    }
}
