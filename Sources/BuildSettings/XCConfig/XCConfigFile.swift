/// An xcconfig file that was read, to be asked for one setting.
struct XCConfigFile {
    let source: Source
    let statements: [XCConfigStatement]

    init(_ source: Source) throws(SettingsError) {
        self.source = source
        statements = try XCConfigScanner.statements(of: source)
    }

    /// Says where `path` leads: to the last unconditional assignment, which is the one that counts.
    ///
    /// - Throws: `settings-key-not-found` for a path that can name no build setting: there are no
    ///   dictionaries here, and names are letters, digits and underscores.
    func find(
        _ path: SettingPath,
        as kind: SettingValue.Kind
    ) throws(SettingsError) -> Finding {
        let name = try Self.name(of: path, in: source)
        guard
            let statement = statements.last(where: { $0.assigns(name) }),
            let layout = statement.layout
        else { return .missing(insertion) }
        let refuse = { (rejection: Number.Rejection) in
            source.refusal(rejection, at: statement.start, under: path)
        }
        guard !layout.isContinued else { throw refuse(.misfit(.continued)) }
        let text = source.text(of: layout.value)
        guard !text.contains("$") else { throw refuse(.variable(text)) }
        var value = SettingValue.text(text)
        if kind == .number {
            do throws(Number.Rejection) {
                value = .number(try Number.reading(digits: text))
            } catch {
                throw refuse(error)
            }
        }
        // All values are text here, so the type says nothing, and quotes would be part of the text.
        return .value(
            Node(
                type: kind == .number ? .integer : .string,
                value: value,
                digits: layout.value,
                whole: layout.value
            )
        )
    }

    /// The build setting that `path` names.
    static func name(of path: SettingPath, in source: Source) throws(SettingsError) -> String {
        guard path.keys.count == 1, let name = path.keys.first else {
            throw .noSettingName(
                file: source.file,
                key: path.description,
                problem: "an xcconfig file has no dictionaries that a key could lead into"
            )
        }
        var cursor = ByteCursor(try Source(file: source.file, fileBytes: Array(name.utf8)))
        guard cursor.skipXCConfigName(), cursor.isAtEnd else {
            throw .noSettingName(
                file: source.file,
                key: path.description,
                problem: "the name of a build setting is made of letters, digits and underscores"
            )
        }
        return name
    }
}

extension XCConfigFile {
    /// A line of its own right behind the last statement, laid out as the last assignment is.
    ///
    /// What comes later wins, so behind all others no line and no `#include` can set it again,
    /// whereas a comment that closes the file stays where it is.
    private var insertion: Insertion {
        let bytes = source.bytes
        let layout = statements.last { $0.layout != nil }?.layout
        let semicolon: [UInt8] = layout?.hasSemicolon == true ? [UInt8(ascii: ";")] : []
        guard let last = statements.last else { return firstLine }
        let lineEnd = ByteCursor(source, at: last.end).xcconfigLineEnd
        let lineBreak = Array(lineEnd.isEmpty ? source.lineBreak : lineEnd)
        let before = last.isOpen ? lineBreak + lineBreak : lineBreak
        return Insertion(
            range: last.end..<last.end,
            before: before + bytes[..<last.start].suffix(while: \.isXCConfigBlank),
            between: layout.map(spacing) ?? Array(" = ".utf8),
            after: semicolon
        )
    }

    /// The blanks of an assignment with its equals sign; those before it on both sides where it has
    /// no value that would show them.
    private func spacing(of layout: XCConfigLayout) -> [UInt8] {
        let before = source.bytes[layout.beforeEquals]
        let after = layout.value.isEmpty ? before : source.bytes[layout.afterEquals]
        return before + [UInt8(ascii: "=")] + after
    }

    /// The only statement of a file: behind its comments, with a line end unless they have none.
    private var firstLine: Insertion {
        let end = source.bytes.count
        let isNewLine = end == source.start || source.bytes.last.map(\.isLineBreak) == true
        let lineBreak = Array(source.lineBreak)
        return Insertion(
            range: end..<end,
            before: isNewLine ? [] : lineBreak,
            between: Array(" = ".utf8),
            after: isNewLine ? lineBreak : []
        )
    }
}
