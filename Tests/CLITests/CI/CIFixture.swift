import Testing

/// One provider's variables and checkouts, as its builds really have them.
///
/// In the variables `$HEAD` is the commit that is checked out, `$TIP` the newest one of the branch
/// that is built, `$BRANCH` and `$TARGET` are the names.
struct CIFixture: Sendable, CustomTestStringConvertible {
    /// What a pull request's build checks out.
    enum Checkout: Sendable {
        case targetFirst, sourceFirst, source, branch
    }

    let name: String
    /// What every build has.
    let always: String
    let request: String
    let push: String
    let tag: String
    var queue: String?
    let checkout: Checkout
    /// Whether the variables name the default branch, and the request's target.
    var namesDefault = false
    var namesTarget = true

    var testDescription: String { name }

    /// The variables of one build.
    func environment(
        _ lines: String,
        head: String,
        tip: String = "",
        branch: String = "",
        target: String = ""
    ) -> [String: String] {
        var environment: [String: String] = [:]
        for line in (always + " " + lines).split(separator: " ") {
            let parts = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            environment[String(parts[0])] = String(parts[1])
                .replacing("$HEAD", with: head).replacing("$TIP", with: tip)
                .replacing("$BRANCH", with: branch).replacing("$TARGET", with: target)
        }
        return environment
    }
}
