import Testing

@testable import CLI

/// Which directories a model's files suggest.
@Suite struct ModelCoverTests {
    private func cover(_ models: [String], _ others: [String] = []) -> [String] {
        ModelCover(of: models, among: models + others).paths
    }

    @Test func `the smallest directory that holds all`() {
        #expect(
            cover(["App/Data/Models/A.swift", "App/Data/Models/B.swift"], ["App/View.swift"])
                == ["App/Data/Models"]
        )
        #expect(cover(["App/Models/A.swift", "App/Models/Old/B.swift"]) == ["App/Models"])
    }

    @Test func `a directory of mostly other code is not taken for one file`() {
        let views = (1...20).map { "App/View\($0).swift" }
        #expect(
            cover(["App/Models/A.swift", "App/B.swift"], views)
                == ["App/B.swift", "App/Models"]
        )
    }

    @Test func `a third of a directory is enough`() {
        #expect(
            cover(["D/A.swift", "D/B.swift"], ["D/1.swift", "D/2.swift", "D/3.swift"]) == ["D"]
        )
        #expect(cover(["D/A.swift"], ["D/1.swift", "D/2.swift", "D/3.swift"]) == ["D/A.swift"])
    }

    @Test func `two places are two paths`() {
        let others = (1...9).map { "App/View\($0).swift" }
        #expect(
            cover(["App/Chat/Models/A.swift", "App/Mail/Models/B.swift"], others)
                == ["App/Chat/Models", "App/Mail/Models"]
        )
    }

    @Test func `two modules are two paths, whatever share of them is model`() {
        let models = ["Modules/A/Models/A.swift", "Modules/B/Models/B.swift"]
        let places = ["Modules/A/Models", "Modules/B/Models"]
        #expect(cover(models) == places)
        #expect(cover(models, ["Modules/A/View.swift", "Modules/B/View.swift"]) == places)
        #expect(cover(["Models/Chat/A.swift", "Models/Mail/B.swift"]) == ["Models"])
        #expect(cover(["Kit/Chat/A.swift", "Kit/Mail/B.swift"]) == ["Kit"])
        #expect(
            cover(["Kit/Chat/A.swift", "Kit/Mail/B.swift"], ["Kit/Net/C.swift"])
                == ["Kit/Chat", "Kit/Mail"]
        )
    }

    @Test func `the root is never the model`() {
        #expect(cover(["A.swift", "B.swift"]) == ["A.swift", "B.swift"])
        #expect(cover([], ["A.swift"]) == [])
    }

    @Test func `every file of the model is covered, and once`() {
        let names = ["A/B/C", "A/B", "A", "D/E", "D"]
        for chosen in 1..<32 {
            let models = names.indices.filter { chosen >> $0 & 1 == 1 }.map {
                "\(names[$0])/M.swift"
            }
            let others = names.flatMap { name in (0...2).map { "\(name)/\($0).swift" } }
            let paths = cover(models, others)
            for model in models {
                #expect(paths.count { model == $0 || model.hasPrefix($0 + "/") } == 1, "\(models)")
            }
        }
    }

    @Test func `a Core Data model is its bundle`() {
        let files = [
            "A/N.xcdatamodeld/1.xcdatamodel/contents", "A/N.xcdatamodeld/.xccurrentversion",
        ]
        let found = ModelSuggestion.suggestions(for: [.coreData: files], among: [])
        #expect(found.map(\.paths) == [["A/N.xcdatamodeld"]])
    }

    @Test func `what has a number of its own comes first`() {
        let files: [ModelKind: [String]] = [
            .coreData: ["N.xcdatamodeld/contents"], .realm: ["M/A.swift"], .room: ["R/A.kt"],
        ]
        let found = ModelSuggestion.suggestions(for: files, among: ["M/A.swift", "R/A.kt"])
        #expect(found.map(\.kind) == [.realm, .room, .coreData])
    }
}
