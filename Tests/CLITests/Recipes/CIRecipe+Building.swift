import Foundation
import TestSupport
import Testing

extension CIRecipe {
    /// What a build printed, and the status that it ended with.
    struct End {
        var status: Int32 = 0
        var said = ""
    }

    private var name: String { "Scripts/ci/\(file)" }

    /// Runs the steps in a checkout, as the provider does.
    ///
    /// - Parameters:
    ///   - branch: what is built, or the request's own branch.
    ///   - change: what a team changes in the scripts.
    func build(
        _ app: RecipeApp,
        _ checkout: RecipeApp.Checkout,
        isRequest: Bool,
        branch: String,
        change: (String) -> String = { $0 }
    ) throws -> End {
        let ci = try #require(CIFixture.all.first { $0.name == provider })
        var environment = ci.environment(
            isRequest ? ci.request : ci.push,
            head: checkout.head,
            tip: checkout.tip,
            branch: branch,
            target: isRequest ? "main" : ""
        )
        environment.merge(app.environment) { $1 }
        environment.merge(try places(app, checkout)) { $1 }
        if isRequest { environment.merge(request) { $1 } }
        var end = End()
        let exported = {
            try String(contentsOfFile: "\(app.folder.path)/exported", encoding: .utf8)
        }
        for step in try steps(name) where isRequest || !step.isForRequests {
            let run = try Recipes.run(
                change(step.script),
                by: step.shell,
                in: checkout.path,
                environment: environment
            )
            end.said += run.output + run.diagnostics
            end.status = run.status
            guard run.status == 0 else { return end }
            let number = step.isCaptured ? run.output : try? exported()
            if let number {
                environment["SCHEMA_VERSION"] = number.trimmingCharacters(in: .newlines)
            }
        }
        return end
    }

    /// The folders and files that builds find in their environment, and Bitrise's own program.
    private func places(
        _ app: RecipeApp,
        _ checkout: RecipeApp.Checkout
    ) throws -> [String: String] {
        let bin = try app.folder.folder("bin")
        let envman = """
            #!/bin/sh
            test "$*" = "add --key SCHEMA_VERSION --value $5" && printf %s "$5" >"$HOME/exported"

            """
        try envman.write(toFile: bin + "/envman", atomically: false, encoding: .utf8)
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755],
            ofItemAtPath: bin + "/envman"
        )
        let profile = app.folder.path + "/profile"
        try "".write(toFile: profile, atomically: false, encoding: .utf8)
        let search = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        return [
            "PATH": "\(bin):\(search)", "BASH_ENV": profile, "CI_PROJECT_DIR": checkout.path,
            "CI_PRIMARY_REPOSITORY_PATH": checkout.path, "WORKSPACE_TMP": app.folder.path,
        ]
    }
}
