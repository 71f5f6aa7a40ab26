@testable import CLI

/// What is wrong with a call of the program as the README writes it; nil where it is right.
///
/// Names in capitals stand for what a reader puts there: they get a value of the kind. What may be
/// left out stands in brackets, and `...` behind what may be repeated.
func mistake(inCall words: [String]) -> String? {
    do throws(UsageError) {
        _ = try Invocation(parsing: words.compactMap(filledIn))
        return nil
    } catch {
        return "'schema-version \(words.joined(separator: " "))': \(error.message)"
    }
}

/// What is wrong with a command and its options where the program's name and values are left out,
/// as in `log --number`; nil where it is right, or no command of ours.
func mistake(inCommand words: [String]) -> String? {
    guard let command = Command(rawValue: words.first ?? "") else { return nil }
    for word in words.dropFirst() where word.hasPrefix("--") {
        let name = word.dropFirst(2).prefix { $0 != "=" && $0 != "[" }
        let option = Option.all.first { $0.long == name }
        guard let option, option.commands.contains(command) else {
            return "'\(words.joined(separator: " "))': '\(command.rawValue)' has no '--\(name)'"
        }
    }
    return nil
}

/// A word with values in place of what the README leaves to the reader; nil where it is but dots.
private func filledIn(_ word: String) -> String? {
    var word = word.replacing(/\.\.\.$|…$/, with: "")
    guard !word.isEmpty else { return nil }
    word = word.replacing(/\[(.*)\]/) { String($0.1) }
    for (name, value) in placeholders {
        let parts = word.split(separator: "=", omittingEmptySubsequences: false)
        word = parts.map { $0 == name ? value : String($0) }.joined(separator: "=")
    }
    return word
}

private let placeholders: [String: String] = {
    var values = ["N": "1", "SHELL": "bash"]
    for option in Option.all {
        guard let value = option.value, case .choice(let choices) = value.kind else { continue }
        values[value.name] = choices[0]
    }
    return values
}()
