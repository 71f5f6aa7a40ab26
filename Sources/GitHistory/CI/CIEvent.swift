#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What is looked at of the event that started a workflow, as GitHub describes it in JSON.
struct CIEvent {
    /// The repository's default branch.
    let defaultBranch: String?
    /// The newest commit of the pull request's own branch.
    let source: String?

    /// Reads the text of an event's file; what is not there, or no event at all, says nothing.
    init(json: String) {
        let payload = try? JSONDecoder().decode(Payload.self, from: Data(json.utf8))
        defaultBranch = payload?.repository?.branch.flatMap { $0.isEmpty ? nil : $0 }
        source = payload?.request?.head?.sha
    }

    private struct Payload: Decodable {
        struct Repository: Decodable {
            let branch: String?

            enum CodingKeys: String, CodingKey { case branch = "default_branch" }
        }

        struct Request: Decodable {
            struct Head: Decodable { let sha: String? }
            let head: Head?
        }

        let repository: Repository?
        let request: Request?

        enum CodingKeys: String, CodingKey {
            case repository
            case request = "pull_request"
        }
    }
}
