import GitHistory

extension CommandRun {
    /// The branch that work lands on: the one that is named, or that git or CI speak for; else a
    /// person is asked.
    ///
    /// - Throws: a `UsageError` where there are several and nobody to ask.
    func mainBranch(asking interview: Interview?) throws -> MainBranch {
        do {
            return try repository.mainBranch(named: invocation.bases.first, build: build)
        } catch GitError.baseNotFound(let tried, let remote) where invocation.bases.isEmpty {
            let names = try repository.possibleMainBranches()
            // What CI names and the clone lacks is no question: another branch would be wrong.
            guard !names.isEmpty, tried.count > 1 else {
                throw GitError.baseNotFound(tried: tried, remote: remote)
            }
            let name = try choose(among: names, asking: interview)
            return try repository.mainBranch(named: name, build: build)
        }
    }

    private func choose(among names: [String], asking interview: Interview?) throws -> String {
        guard let interview else {
            // There is a likeliest one only among usual names.
            if invocation.answersYes, names.contains(where: ["main", "master"].contains) {
                return names[0]
            }
            throw UsageError(
                "cannot tell which branch work lands on: \(names.joined(separator: ", "))",
                hint: "name it: --base \(shellWord(names[0]))"
            )
        }
        interview.say("Branches: \(names.joined(separator: ", "))")
        return try interview.answer(
            to: "The branch that work lands on",
            suggesting: names[0]
        ) { typed in
            do {
                _ = try repository.mainBranch(named: typed, build: build)
            } catch let error as GitError {
                throw UsageError(error.message, hint: error.hint)
            }
            return typed
        }
    }
}
