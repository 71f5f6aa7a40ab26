import GitHistory
import Versioning

/// Which paths are the model, and why.
struct ModelDecision {
    var paths: [String]
    var kind: ModelKind?
    var why: [String]
}

extension CommandRun {
    /// What is said by options, else what the files suggest, where that is beyond doubt or a person
    /// accepts it.
    func modelDecision(
        for scan: AppScan,
        at head: ObjectID,
        asking interview: Interview?
    ) throws -> ModelDecision {
        let suggestions = scan.suggestions
        guard invocation.paths.isEmpty else {
            let paths = try invocation.paths.map { try repository.modelPath($0) }
            return ModelDecision(
                paths: paths,
                kind: scan.kind(in: paths),
                why: ["Named by --path."]
            )
        }
        if let interview {
            return try ask(interview, among: suggestions, in: scan)
        }
        guard let first = suggestions.first else {
            let all = try AppScan(of: head, in: repository, includingTrials: true)
            throw InitError.modelNotFound(
                trials: all.suggestions.flatMap(\.paths),
                unread: scan.unread
            )
        }
        guard suggestions.count == 1 || invocation.answersYes else {
            throw UsageError(
                "several kinds of model: "
                    + suggestions.map { "\($0.kind.contents) in \(Self.list($0.paths))" }
                    .joined(separator: ", "),
                hint: "--path \(shellWord(first.paths[0])) names one; --yes takes the first"
            )
        }
        guard first.paths.count <= ModelSuggestion.mostPaths else {
            throw UsageError(
                "\(counted(first.files, "file")) with \(first.kind.contents) lie in"
                    + " \(first.paths.count) places, from '\(first.paths[0])' on",
                hint: "name what holds them all: --path DIR, more than once if need be"
            )
        }
        return decision(for: first, besides: suggestions)
    }

    private func decision(
        for suggestion: ModelSuggestion,
        besides suggestions: [ModelSuggestion]
    ) -> ModelDecision {
        var why = ["\(counted(suggestion.files, "file")) with \(suggestion.kind.contents)."]
        for other in suggestions where other.kind != suggestion.kind {
            why.append("Not part of it: \(other.kind.contents) in \(Self.list(other.paths)).")
        }
        if suggestion.kind == .swiftData || suggestion.kind == .coreData {
            why.append("The framework itself goes by hashes or by three numbers, not by this one.")
        }
        if suggestion.paths.contains(where: { ScanRules.text(ofFile: $0) != nil }) {
            why.append("Of single files: a new one beside them has to be named here too.")
        }
        return ModelDecision(paths: suggestion.paths, kind: suggestion.kind, why: why)
    }

    private func ask(
        _ interview: Interview,
        among suggestions: [ModelSuggestion],
        in scan: AppScan
    ) throws -> ModelDecision {
        for (index, suggestion) in suggestions.enumerated() {
            interview.say(
                "\(index + 1)  \(Self.list(suggestion.paths)):"
                    + " \(counted(suggestion.files, "file")) with \(suggestion.kind.contents)"
            )
        }
        let question =
            suggestions.isEmpty
            ? "Directory or file of the model" : "The model: a number of these, or a path"
        return try interview.answer(
            to: question,
            suggesting: suggestions.isEmpty ? nil : "1"
        ) { typed in
            if let number = Int(typed), suggestions.indices.contains(number - 1) {
                return decision(for: suggestions[number - 1], besides: suggestions)
            }
            do {
                let path = try repository.modelPath(typed)
                return ModelDecision(paths: [path], kind: scan.kind(in: [path]), why: ["Typed in."])
            } catch let error as GitError {
                throw UsageError(error.message, hint: error.hint)
            }
        }
    }

    private static func list(_ paths: [String]) -> String {
        let shown = paths.prefix(3).joined(separator: ", ")
        return paths.count > 3 ? "\(shown) and \(paths.count - 3) more" : shown
    }
}

extension AppScan {
    /// What the files in these paths are, as far as they were looked at.
    fileprivate func kind(in paths: [String]) -> ModelKind? {
        ModelKind.allCases.first { kind in
            models[kind]?.contains { file in
                paths.contains { $0 == "." || file == $0 || file.hasPrefix($0 + "/") }
            } ?? false
        }
    }
}
