extension XCConfigFile {
    /// What may give a build another value than `edit` does; an assignment for some builds is no
    /// matter where it has the same one.
    func cautions(about edit: Edit, of name: String) -> [SettingsCaution] {
        let counting = statements.indices.filter { statements[$0].assigns(name) }
        let value = "\(edit.now)"
        let conditional = statements.indices.filter {
            statements[$0].assigns(name, conditionallyOtherThan: value)
        }
        let later = statements[((counting.last ?? statements.count - 1) + 1)...]
            .firstIndex(where: \.isInclude)
        var cautions: [SettingsCaution] = []
        if counting.count > 1 {
            cautions.append(.several(file: edit.file, key: edit.key, lines: lines(of: counting)))
        }
        if !conditional.isEmpty {
            let lines = lines(of: conditional)
            cautions.append(.conditional(file: edit.file, key: edit.key, lines: lines))
        }
        if let later {
            let line = lines(of: [later])[0]
            cautions.append(.laterInclude(file: edit.file, key: edit.key, line: line))
        }
        return cautions
    }

    /// The lines of some statements, counted in one pass.
    private func lines(of indices: [Int]) -> [Int] {
        var cursor = ByteCursor(source)
        var line = 1
        return indices.map { index in
            while cursor.offset < statements[index].start {
                if cursor.xcconfigLineEnd.isEmpty {
                    cursor.step()
                } else {
                    cursor.skipXCConfigLineEnd()
                    line += 1
                }
            }
            return line
        }
    }
}

extension TextDocument {
    /// What a person should know about the value that `edit` sets, or finds as it should be.
    func cautions(
        about edit: Edit,
        at path: SettingPath,
        as type: ValueType
    ) throws(SettingsError) -> [SettingsCaution] {
        switch (format, edit.now) {
        case (.xcconfig, _):
            let name = try XCConfigFile.name(of: path, in: source)
            return try XCConfigFile(source).cautions(about: edit, of: name)
        case (.json, .number(let number))
        where type == .integer && number > SettingsCaution.largestExactNumber:
            return [.large(file: edit.file, key: edit.key, number: number)]
        default:
            return []
        }
    }
}
