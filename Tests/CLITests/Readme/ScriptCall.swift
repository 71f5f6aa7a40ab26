import Foundation

/// What is wrong with a call of one of the repository's scripts; nil where it is right.
///
/// The script's options are the ones in its usage: what it prints for `--help`, or the comment that
/// begins with `Call:` in one that has no such option.
func mistake(inScript words: [String]) throws -> String? {
    let script = words[0]
    let place = Readme.root.appending(path: script).path
    guard Readme.has(script) else { return "there is no \(script)" }
    guard words.count > 1 else { return nil }
    guard FileManager.default.isExecutableFile(atPath: place) else {
        return "\(script) is no program"
    }
    let usage = usage(in: try Readme.content(of: script))
    let known = Set(usage.matches(of: /--?[A-Za-z][A-Za-z-]*/).map { String($0.0) })
    for word in words.dropFirst() where word.hasPrefix("-") {
        let name = String(word.prefix { $0 != "=" })
        guard known.contains(name) else { return "\(script) has no option \(name)" }
    }
    return nil
}

private func usage(in script: String) -> String {
    if let match = script.firstMatch(of: /(?m)^usage="([^"]*)"/) { return String(match.1) }
    return script.firstMatch(of: /(?m)^# Call:.*\n(#.*\n)*/).map { String($0.0) } ?? ""
}
