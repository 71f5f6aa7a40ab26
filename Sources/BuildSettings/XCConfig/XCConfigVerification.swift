extension XCConfigFile {
    /// What the statements say, in order.
    var meanings: [XCConfigMeaning] { statements.map(\.meaning) }

    /// What they must say once `name` has `value`: the last unconditional assignment of it says so,
    /// or else one more at the end, and all others are what they were.
    func meanings(setting name: String, to value: String) -> [XCConfigMeaning] {
        var meanings = meanings
        let new = XCConfigMeaning.assignment(name: name, conditions: [], value: value)
        if let index = statements.lastIndex(where: { $0.assigns(name) }) {
            meanings[index] = new
        } else {
            meanings.append(new)
        }
        return meanings
    }
}

extension Verification {
    /// Requires every assignment, condition and include to be as before but for the one value.
    ///
    /// No decoder of Foundation's reads the format, so both files are read by our own scanner.
    func checkXCConfig(_ edit: Edit, of source: Source) throws(SettingsError) {
        let name = try XCConfigFile.name(of: path, in: source)
        let old = try XCConfigFile(source)
        let new: XCConfigFile
        do throws(SettingsError) {
            new = try XCConfigFile(Source(file: file, fileBytes: edit.bytes))
        } catch {
            throw refusal("the new file could not be read: \(error.message)")
        }
        guard new.meanings == old.meanings(setting: name, to: "\(edit.now)") else {
            throw refusal("the new file would be read otherwise than meant")
        }
    }
}
