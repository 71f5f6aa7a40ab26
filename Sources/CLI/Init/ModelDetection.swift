/// Tells by a file's path, and by its text, whether it is part of a database's model.
enum ModelDetection {
    /// The kind that a path alone tells.
    static func kind(ofPath path: String) -> ModelKind? {
        let names = path.lowercased().split(separator: "/")
        if names.dropLast().contains(where: { $0.hasSuffix(".xcdatamodeld") }) { return .coreData }
        let file = names.last ?? ""
        let isSQL = file.hasSuffix(".sql") || file.hasSuffix(".sqm")
        let isMigrations = names.dropLast().contains { $0.contains("migration") }
        return isSQL && (isMigrations || file.hasSuffix(".sqm")) ? .sqlMigrations : nil
    }

    /// The kinds that a source file's text tells.
    static func kinds(in tokens: [SourceToken]) -> Set<ModelKind> {
        var kinds: Set<ModelKind> = []
        if !realmClasses(in: tokens).isEmpty { kinds.insert(.realm) }
        if imports(["SwiftData"], tokens), hasAttribute(["Model"], tokens) {
            kinds.insert(.swiftData)
        }
        if imports(["room"], tokens), hasAttribute(["Entity", "Database", "DatabaseView"], tokens) {
            kinds.insert(.room)
        }
        return kinds
    }

    /// Superclasses that are Realm's whatever else a file says.
    private static let realmClasses: Set = [
        "RealmSwiftObject", "RealmSwiftEmbeddedObject", "RealmSwiftAsymmetricObject",
        "RLMObject", "RLMEmbeddedObject", "RLMAsymmetricObject",
        "RealmObject", "EmbeddedRealmObject", "AsymmetricRealmObject", "RealmModel",
    ]
    /// Superclasses that are Realm's where the file imports it.
    private static let importedRealmClasses: Set = [
        "Object", "EmbeddedObject", "AsymmetricObject",
    ]

    /// The names of the classes that inherit from one of Realm's.
    static func realmClasses(in tokens: [SourceToken]) -> [String] {
        var hasImport: Bool?
        func isRealm(_ type: [String]) -> Bool {
            guard let name = type.last else { return false }
            if realmClasses.contains(name) { return true }
            guard importedRealmClasses.contains(name) else { return false }
            if type.count > 1 { return type[type.count - 2] == "RealmSwift" }
            let found =
                hasImport ?? (imports(["RealmSwift", "Realm"], tokens) || usesRealm(tokens))
            hasImport = found
            return found
        }
        return tokens.indices.compactMap { index in
            guard isClass(tokens, at: index),
                supertypes(tokens, ofClassAt: index).contains(where: isRealm)
            else { return nil }
            return tokens[index + 1].word
        }
    }

    /// `class` in front of a name, or Objective-C's `@interface`.
    static func isClass(_ tokens: [SourceToken], at index: Int) -> Bool {
        if tokens[index] == .word("class") { return true }
        return tokens[index] == .word("interface") && index > 0 && tokens[index - 1] == .sign("@")
    }

    /// A property wrapper of Realm's, which a file can get through a module of the app's own.
    private static func usesRealm(_ tokens: [SourceToken]) -> Bool {
        hasAttribute(["Persisted"], tokens)
    }

    /// Whether an import names one of these, wherever in its path.
    private static func imports(_ names: Set<String>, _ tokens: [SourceToken]) -> Bool {
        for index in tokens.indices where tokens[index] == .word("import") {
            var next = index + 1
            while next < tokens.count, let word = tokens[next].word {
                if names.contains(word) { return true }
                // `import class RealmSwift.Object`, `import androidx.room.Entity`.
                next += 1
                if next < tokens.count, tokens[next] == .sign(".") { next += 1 }
                if tokens[next - 1] != .sign("."), !["class", "struct", "static"].contains(word) {
                    break
                }
            }
        }
        return false
    }

    private static func hasAttribute(_ names: Set<String>, _ tokens: [SourceToken]) -> Bool {
        tokens.indices.dropFirst().contains { index in
            tokens[index - 1] == .sign("@") && tokens[index].word.map(names.contains) == true
        }
    }

    /// What the class at `index` inherits from, each as its dotted names.
    static func supertypes(
        _ tokens: [SourceToken],
        ofClassAt index: Int
    ) -> [[String]] {
        var reader = TokenReader(tokens, at: index + 1)
        guard reader.takeWord() != nil else { return [] }
        reader.skipBrackets()
        guard reader.take(.sign(":")) || reader.take(.word("extends")) else { return [] }
        var types: [[String]] = []
        while let type = reader.takeDottedName() {
            types.append(type)
            reader.skipBrackets()
            guard reader.take(.sign(",")) || reader.take(.word("implements")) else { break }
        }
        return types
    }
}
