/// What a statement of an xcconfig file says, however it is laid out.
enum XCConfigMeaning: Equatable {
    case include(path: String, isOptional: Bool)
    /// `conditions` are the texts between the brackets, `value` is what a build would see.
    case assignment(name: String, conditions: [String], value: String)
}

/// One statement, by what it says and where it stands.
struct XCConfigStatement {
    let meaning: XCConfigMeaning
    let start: Int
    /// Where the line ends that the statement, and a comment behind it, ends on.
    let end: Int
    /// Nil for an include.
    var layout: XCConfigLayout?
    /// Whether the file ends in a backslash, which would take the next line into the value.
    var isOpen = false
}

/// How an assignment is laid out.
struct XCConfigLayout {
    let beforeEquals: Range<Int>
    let afterEquals: Range<Int>
    /// The bytes of the value on the line of its key; an empty one is where it would be written.
    let value: Range<Int>
    /// Whether the value goes on behind a backslash.
    let isContinued: Bool
    let hasSemicolon: Bool
}

extension XCConfigStatement {
    /// Whether it gives `name` a value wherever the file is used.
    func assigns(_ name: String) -> Bool {
        guard case .assignment(name, let conditions, _) = meaning else { return false }
        return conditions.isEmpty
    }

    /// Whether it gives `name` a value for some builds only, and another one than `value`.
    func assigns(_ name: String, conditionallyOtherThan value: String) -> Bool {
        guard case .assignment(name, let conditions, let found) = meaning else { return false }
        return !conditions.isEmpty && found != value
    }

    var isInclude: Bool { layout == nil }
}
