import GitHistory
import TestSupport
import Versioning

extension HistoryBuilder {
    /// The repository as a run sees it that was started in a folder of it.
    func opened(
        in subfolder: String = "",
        environment: [String: String] = [:]
    ) throws -> Repository {
        let directory = subfolder.isEmpty ? path : "\(path)/\(subfolder)"
        return try Repository(from: directory, environment: environment)
    }

    /// What git says about the model in `Models`, or at other paths.
    func findings(
        _ paths: String...,
        base: String? = nil,
        head: String? = nil,
        formula: Formula = .landing
    ) throws -> Findings {
        try opened().findings(
            for: HistoryQuery(
                paths: paths.isEmpty ? ["Models"] : paths,
                bases: base.map { [$0] } ?? [],
                head: head,
                formula: formula
            )
        )
    }

    /// An app on whose main `landings` branches with a change of the model were merged.
    static func merged(_ landings: Int, workTree: Bool = false) throws -> HistoryBuilder {
        let app = try HistoryBuilder(workTree: workTree)
        try app.commit(["README": "an app"])
        for number in 1...landings {
            try app.branch("change-\(number)", from: "main")
            try app.commit(["Models/User": "\(number)"])
            try app.merge("change-\(number)", into: "main")
        }
        return app
    }
}

extension Repository {
    convenience init(
        from directory: String,
        environment: [String: String] = [:],
        isExplicit: Bool = false
    ) throws {
        try self.init(
            at: RepositoryLocation(
                directory: directory,
                environment: environment,
                isExplicit: isExplicit
            )
        )
    }

    /// The merges that landed a change of the model on base.
    func mergedLandings(at path: String = "Models") throws -> Int {
        let findings = try findings(for: HistoryQuery(paths: [path]))
        return findings.history.line.landings.count(where: \.isMerge)
    }
}

extension Findings {
    /// Whether landing head would change base's model.
    var isPending: Bool {
        if case .landing(.pending) = evidence { true } else { false }
    }

    /// The commit that a head which is not pending settled on.
    var settledOn: String? {
        guard case .landing(.settled(let position)) = evidence else { return nil }
        return position.commit.hex
    }
}
