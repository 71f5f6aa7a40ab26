import Foundation
import TestSupport
import Testing

/// A snippet for a provider, taken apart into the steps that its builds run.
struct CIRecipe: Sendable, CustomTestStringConvertible {
    struct Step: Sendable {
        let script: String
        var shell = ["bash", "--noprofile", "--norc", "-eo", "pipefail"]
        /// Runs in builds of pull requests alone.
        var isForRequests = false
        /// Its output is SCHEMA_VERSION for later steps.
        var isCaptured = false
    }

    let file: String
    /// The provider's fixture; its variable in `sign` tells it.
    let provider: String
    let sign: String
    /// What builds of requests have besides.
    var request: [String: String] = [:]
    let steps: @Sendable (_ file: String) throws -> [Step]

    var testDescription: String { file }

    static let all = [
        CIRecipe(file: "bitrise.yml", provider: "Bitrise", sign: "BITRISE_IO") { file in
            let steps = try Recipes.parse(file)["workflows"]["schema-version"]["steps"].array
            return steps.map { $0["script@1"] }.filter { !$0.isNull }.map { step in
                Step(
                    script: step["inputs"][0]["content"].string ?? "exit 9",
                    shell: ["bash"],
                    isForRequests: step["run_if"].string == ".IsPR"
                )
            }
        },
        CIRecipe(
            file: "circleci.yml",
            provider: "CircleCI",
            sign: "CIRCLECI"
        ) { file in
            let steps = try Recipes.parse(file)["jobs"]["schema-version"]["steps"].array
            return steps.compactMap { $0["run"]["command"].string }.map {
                Step(script: ". \"$BASH_ENV\"\n" + $0)
            }
        },
        CIRecipe(
            file: "gitlab-ci.yml",
            provider: "GitLab",
            sign: "GITLAB_CI",
            request: ["CI_MERGE_REQUEST_IID": "1"]
        ) { file in
            // All lines run in one shell.
            let lines = try Recipes.parse(file)["schema-version"]["script"].array
            return [Step(script: lines.compactMap(\.string).joined(separator: "\n"))]
        },
        CIRecipe(
            file: "ci_post_clone.sh",
            provider: "Xcode Cloud",
            sign: "CI_XCODE_CLOUD",
            request: ["CI_PULL_REQUEST_NUMBER": "1"]
        ) { file in
            [Step(script: try Recipes.text(file), shell: ["bash"])]
        },
        CIRecipe(file: "Jenkinsfile", provider: "Jenkins", sign: "JENKINS_URL") { file in
            try stages(of: Recipes.text(file))
        },
    ]

    /// The shell scripts of a Jenkinsfile; without a line that names a shell it is `sh -xe`.
    private static func stages(of text: String) -> [Step] {
        text.components(separatedBy: "stage('").dropFirst().flatMap { stage in
            let scripts = /sh (?:'''(?<long>[\s\S]*?)'''|'(?<short>[^'\n]*)')/
            let captured = /sh\(script: '(?<script>[^'\n]*)', returnStdout: true\)/
            let isForRequests = stage.contains("when { changeRequest() }")
            let run = stage.matches(of: scripts).map { match in
                let script = String(match.long ?? match.short ?? "")
                let shell = script.hasPrefix("#!/usr/bin/env bash\n") ? ["bash"] : ["sh", "-xe"]
                return Step(script: script, shell: shell, isForRequests: isForRequests)
            }
            return run
                + stage.matches(of: captured).map {
                    Step(script: String($0.script), shell: ["sh", "-xe"], isCaptured: true)
                }
        }
    }
}
