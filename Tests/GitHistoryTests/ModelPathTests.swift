import Foundation
import TestSupport
import Testing

@testable import GitHistory

@Suite struct ModelPathTests {
    @Test(arguments: [
        ("", "Models", "Models"), ("", "Models/", "Models"), ("", "Models///", "Models"),
        ("", "./Models", "Models"), ("", "Models/.", "Models"), ("", "App//Models", "App/Models"),
        ("", "App/../Models", "Models"), ("", ".", "."), ("", "./", "."), ("", ":/", "."),
        ("", ":/Models/", "Models"), ("", ":/./App/../Models", "Models"), ("", "-x", "-x"),
        ("", "Mo*[d]e?ls", "Mo*[d]e?ls"), ("", "a\\b", "a\\b"), ("", " ", " "),
        ("App", "Models", "App/Models"), ("App", "../Models", "Models"), ("App", ".", "App"),
        ("App", "..", "."), ("App", ":/Models", "Models"), ("App", ":/", "."),
        ("App/Deep", "../../Models", "Models"), ("App/Deep", "../Models", "App/Models"),
        ("App/Deep", "Modèles", "App/Deep/Modèles"),
    ])
    func `a path is read from where the run started, or from the root`(
        start: String,
        typed: String,
        meant: String
    ) throws {
        let app = try story()
        #expect(try ModelPath(typed, in: try app.opened(in: start)).description == meant)
    }

    @Test(arguments: [
        ("", "Models", "Models"), ("App", "App/Models/", "App/Models"), ("App", "", "."),
        ("App/Deep", "App/Deep/../Models", "App/Models"), ("", "Gone/Models", "Gone/Models"),
    ])
    func `an absolute path is one inside the work tree`(
        start: String,
        typed: String,
        meant: String
    ) throws {
        let app = try story()
        let path = try ModelPath("\(app.path)/\(typed)", in: try app.opened(in: start))
        #expect(path.description == meant)
    }

    @Test func `an absolute path may lead through a link to the work tree`() throws {
        let app = try story()
        let folder = try TemporaryFolder()
        let link = "\(folder.path)/link"
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: app.path)
        let path = try ModelPath("\(link)/App/Models", in: try app.opened())
        #expect(path.description == "App/Models")
    }

    @Test(arguments: [
        ("", ""), ("", ".."), ("", "../Models"), ("", "App/../.."), ("App", "../../Models"),
        ("App", ":/.."), ("", "/"), ("", "/etc/passwd"), ("", ":Models"), ("", ":(top)Models"),
        ("", ":!Models"), ("", ":^Models"),
    ])
    func `what lies outside, or is a pattern, is no model path`(
        start: String,
        typed: String
    ) throws {
        let app = try story()
        let error = #expect(throws: GitError.self) {
            _ = try ModelPath(typed, in: try app.opened(in: start))
        }
        #expect(error?.code == "model-path-not-found")
    }

    @Test func `a sibling with the same beginning lies outside`() throws {
        let app = try story()
        #expect(throws: GitError.self) {
            _ = try ModelPath(app.path + " two/Models", in: try app.opened())
        }
    }

    @Test func `accents are bytes: two normal forms are two paths`() throws {
        let app = try story()
        let repository = try app.opened()
        let composed = try ModelPath("Mod\u{e8}les", in: repository)
        let decomposed = try ModelPath("Mode\u{300}les", in: repository)
        #expect(composed != decomposed)
    }

    /// An app with a few folders to start from.
    private func story() throws -> HistoryBuilder {
        let app = try HistoryBuilder(workTree: true)
        try app.commit(["Models/User": "1", "App/Models/User": "1", "App/Deep/View": "1"])
        return app
    }
}
