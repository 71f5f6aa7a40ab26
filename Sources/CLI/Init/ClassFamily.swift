/// Which classes of an app inherit from which, across files: a model's base class may stand in another
/// file than what inherits from it.
struct ClassFamily {
    struct Class: Hashable {
        let name: String
        let supertypes: [String]
    }

    private var files: [(path: String, classes: [Class])] = []
    /// Classes that inherit from one of Realm's own.
    private var realm: Set<String> = []

    mutating func take(_ classes: [Class], of path: String, realm: Set<String> = []) {
        self.realm.formUnion(realm)
        if !classes.isEmpty { files.append((path, classes)) }
    }

    /// The files with a class that inherits from a Realm object of the app's own, over any number of
    /// steps.
    var heirs: [String] {
        var known = realm
        var heirs: Set<String> = []
        var isDone = known.isEmpty
        while !isDone {
            isDone = true
            for (path, classes) in files {
                for type in classes where type.supertypes.contains(where: known.contains) {
                    heirs.insert(path)
                    if known.insert(type.name).inserted { isDone = false }
                }
            }
        }
        return heirs.sorted()
    }

    /// The classes that tokens declare with something that they inherit from.
    static func classes(in tokens: [SourceToken]) -> [Class] {
        tokens.indices.compactMap { index in
            guard ModelDetection.isClass(tokens, at: index), index + 1 < tokens.count,
                let name = tokens[index + 1].word
            else { return nil }
            let types = ModelDetection.supertypes(tokens, ofClassAt: index).compactMap(\.last)
            return types.isEmpty ? nil : Class(name: name, supertypes: types)
        }
    }

    /// The same of a text, of which little more than the declarations is taken to pieces.
    static func classes(in text: [UInt8]) -> [Class] {
        var classes: [Class] = []
        for word in ["class", "@interface"] {
            let mark = Array(word.utf8)
            for index in text.indices where text[index] == mark[0] {
                guard text[index...].starts(with: mark), index == 0 || text[index - 1] <= 0x20
                else { continue }
                let end = text[index...].prefix(400).firstIndex(of: UInt8(ascii: "{"))
                let declaration = text[index..<(end ?? min(text.count, index + 400))]
                let tokens = SourceToken.tokens(of: Array(declaration))
                classes += Self.classes(in: tokens).prefix(1)
            }
        }
        return classes
    }
}
