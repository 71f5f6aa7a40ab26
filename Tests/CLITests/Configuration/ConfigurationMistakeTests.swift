import Foundation
import TestSupport
import Testing

/// What is wrong with a configuration is said with its place and what would be right.
@Suite struct ConfigurationMistakeTests {
    struct Mistake: Sendable, CustomTestStringConvertible {
        let text: String
        let place: String
        let message: String
        var hint: String?
        var testDescription: String { text }
    }

    @Test(arguments: syntax + keys + values + names)
    func `a configuration that is none is refused at its place`(mistake: Mistake) throws {
        let app = try App.merged(1, workTree: true)
        try app.write(mistake.text, to: ".schema-version.json")
        let refused = expectRefusal("configuration-invalid", [], in: app.path)
        #expect(refused.message == ".schema-version.json:\(mistake.place): \(mistake.message)")
        if let hint = mistake.hint { #expect(refused.hint == hint) }
    }

    static let syntax = [
        Mistake(text: "", place: "1:1", message: "expected a value, found the end of the file"),
        Mistake(
            text: "{",
            place: "1:2",
            message: "expected a key in quotes, found the end of the file"
        ),
        Mistake(text: "{\n  \"paths\" [\"M\"]}", place: "2:11", message: "expected ':', found '['"),
        Mistake(
            text: "{\"paths\": [\"M\"],}",
            place: "1:17",
            message: "expected a key in quotes, found '}'"
        ),
        Mistake(text: "{\"paths\": ['M']}", place: "1:12", message: "expected a value, found '''"),
        Mistake(text: "{} {}", place: "1:4", message: "expected the end of the file, found '{'"),
        Mistake(text: "{\n/* not closed", place: "2:3", message: "a comment without an end"),
        Mistake(text: "{\"follow\": tru}", place: "1:12", message: "expected a value, found 't'"),
        Mistake(text: "[]", place: "1:1", message: "the configuration has to be an object"),
        Mistake(text: "7", place: "1:1", message: "the configuration has to be an object"),
        Mistake(text: "null", place: "1:1", message: "the configuration has to be an object"),
        Mistake(
            text: "{\"base\": \"a\",\n // again\n \"base\": \"b\"}",
            place: "3:2",
            message: "'base' is there twice, first at 1:2"
        ),
        Mistake(
            text: "{\n<<<<<<< ours\n\"base\": \"a\"\n",
            place: "2:1",
            message: "a merge conflict is not resolved"
        ),
    ]

    static let keys = [
        Mistake(
            text: "{\"mergeMethd\": \"squash\"}",
            place: "1:2",
            message: "there is no key 'mergeMethd' here",
            hint: "did you mean 'mergeMethod'?"
        ),
        Mistake(
            text: "{\n  // é\n  \"ä\": 1, \"path\": []}",
            place: "3:11",
            message: "there is no key 'path' here",
            hint: "did you mean 'paths'?"
        ),
        Mistake(
            text: "{\"frobnicate\": 1}",
            place: "1:2",
            message: "there is no key 'frobnicate' here",
            hint: "the keys here are base, mergeMethod, paths, exclude, baseline, follow, releases,"
                + " maximum, settings, schemas"
        ),
        Mistake(
            text: "{\"settings\": [{\"file\": \"a\"}, {\"File\": \"b\"}]}",
            place: "1:31",
            message: "there is no key 'File' here",
            hint: "did you mean 'file'?"
        ),
        Mistake(
            text: "{\"baseline\": {\"revision\": \"v1\", \"number\": 3}}",
            place: "1:33",
            message: "there is no key 'number' here",
            hint: "the keys here are revision, version"
        ),
        Mistake(
            text: "{\"schemas\": {\"a\": {\"schemas\": {}}}}",
            place: "1:20",
            message: "there is no key 'schemas' here"
        ),
    ]

    static let values = [
        Mistake(
            text: "{\"paths\": 7}",
            place: "1:11",
            message: "'paths' has to be a text or a list of texts"
        ),
        Mistake(
            text: "{\"paths\": [\"M\", 7]}",
            place: "1:17",
            message: "'paths' has to be a text or a list of texts"
        ),
        Mistake(
            text: "{\"base\": null}",
            place: "1:10",
            message: "'base' has to be a text or a list of texts"
        ),
        Mistake(text: "{\"base\": \"\"}", place: "1:10", message: "'base' is empty"),
        Mistake(text: "{\"exclude\": [\"\"]}", place: "1:13", message: "'exclude' is empty"),
        Mistake(
            text: "{\"mergeMethod\": \"sqaush\"}",
            place: "1:17",
            message: "'mergeMethod' does not know 'sqaush'",
            hint: "did you mean 'squash'?"
        ),
        Mistake(
            text: "{\"mergeMethod\": true}",
            place: "1:17",
            message: "'mergeMethod' has to be a text"
        ),
        Mistake(
            text: "{\"follow\": \"yes\"}",
            place: "1:12",
            message: "'follow' has to be true or false"
        ),
        Mistake(
            text: "{\"follow\": 1}",
            place: "1:12",
            message: "'follow' has to be true or false"
        ),
        Mistake(
            text: "{\"maximum\": -1}",
            place: "1:13",
            message: "'maximum' has to be a whole number from 0 to 18446744073709551615"
        ),
        Mistake(
            text: "{\"maximum\": 1.5}",
            place: "1:13",
            message: "'maximum' has to be a whole number from 0 to 18446744073709551615"
        ),
        Mistake(
            text: "{\"maximum\": 18446744073709551616}",
            place: "1:13",
            message: "'maximum' has to be a whole number from 0 to 18446744073709551615"
        ),
        Mistake(
            text: "{\"maximum\": \"7\"}",
            place: "1:13",
            message: "'maximum' has to be a whole number from 0 to 18446744073709551615"
        ),
        Mistake(
            text: "{\"baseline\": \"v1=3\"}",
            place: "1:14",
            message: "'baseline' has to be an object with 'revision' and 'version'"
        ),
        Mistake(
            text: "{\"baseline\": {\"revision\": \"v1\"}}",
            place: "1:14",
            message: "'version' is missing here"
        ),
        Mistake(
            text: "{\"settings\": {\"file\": \"a\"}}",
            place: "1:14",
            message: "'settings' has to be a list of objects, each with a 'file'"
        ),
        Mistake(text: "{\"settings\": [{}]}", place: "1:15", message: "'file' is missing here"),
        Mistake(
            text: "{\"settings\": [{\"file\": \"a\", \"type\": \"int\"}]}",
            place: "1:37",
            message: "'type' does not know 'int'"
        ),
        Mistake(
            text: "{\"settings\": [{\"file\": \"a\", \"key\": \"a..b\"}]}",
            place: "1:36",
            message: "'a..b' is no key"
        ),
    ]

    static let names = [
        Mistake(text: "{\"schemas\": {}}", place: "1:13", message: "'schemas' names none"),
        Mistake(
            text: "{\"schemas\": {\"a b\": {}}}",
            place: "1:14",
            message:
                "'a b' is no name for a schema: a letter or '_', then letters, digits, '_' and '-'"
        ),
        Mistake(
            text: "{\"paths\": [\"M\"], \"schemas\": {\"a\": {}}}",
            place: "1:11",
            message: "with 'schemas', 'paths' belongs into each of them"
        ),
    ]

    @Test func `bytes that are no text are refused`() throws {
        let app = try App.merged(1, workTree: true)
        let file = URL(fileURLWithPath: app.path + "/.schema-version.json")
        try Data([0x7B, 0xFF, 0x7D]).write(to: file)
        let refused = expectRefusal("configuration-invalid", [], in: app.path)
        #expect(refused.message == ".schema-version.json:1:2: bytes that are not UTF-8")
    }

    @Test func `a directory, a missing file and a missing schema are refused by name`() throws {
        let app = try App.merged(1, workTree: true)
        let missing = expectRefusal(
            "configuration-invalid",
            ["--config", "gone.json"],
            in: app.path
        )
        #expect(missing.message == "gone.json: no such file")
        let directory = expectRefusal(
            "configuration-invalid",
            ["--config", "Models"],
            in: app.path
        )
        #expect(directory.message.contains("Models"))
        try app.write("{\"paths\": [\"Models\"]}", to: ".schema-version.json")
        let unnamed = expectRefusal("configuration-invalid", ["--schema", "app"], in: app.path)
        #expect(unnamed.hint == "leave out --schema")
        let named = "{\"schemas\": {\"app\": {\"paths\": [\"Models\"]}, \"b\": {}}}"
        try app.write(named, to: ".schema-version.json")
        let other = expectRefusal("configuration-invalid", ["--schema", "ap"], in: app.path)
        #expect(other.hint == "it has app, b")
    }
}
