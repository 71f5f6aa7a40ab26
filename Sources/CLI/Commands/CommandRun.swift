import BuildSettings
import GitHistory
import Versioning

/// One command at work: the directory it runs in, the repository there, and where its words go.
struct CommandRun {
    let invocation: Invocation
    let console: Console
    let directory: String
    let environment: [String: String]
    let repository: Repository
    /// What CI says about the build that the run is part of.
    let build: CIBuild?

    /// Opens the repository around the directory of the run.
    ///
    /// - Parameter progress: is to tell how many commits of it were read.
    init(
        _ invocation: Invocation,
        in directory: String,
        environment: [String: String],
        console: Console,
        progress: Progress? = nil
    ) throws {
        self.invocation = invocation
        self.console = console
        self.environment = environment
        build = CIBuild(in: environment, reading: text(ofFile:))
        self.directory = invocation.startingDirectory(in: directory)
        repository = try Repository(
            at: RepositoryLocation(
                directory: self.directory,
                environment: environment,
                isExplicit: !invocation.directories.isEmpty
            )
        )
        progress?.watch(repository.commitCounter)
    }

    /// What decides how an error is mended here.
    var surroundings: Surroundings {
        var surroundings = Surroundings(environment)
        surroundings.remote = repository.remote(ofBases: invocation.bases)
        surroundings.hasWorkTree = repository.hasWorkTree
        surroundings.directories = invocation.directories
        return surroundings
    }

    /// Carries the command out.
    func perform() throws -> ExitStatus {
        do {
            return try performCommand()
        } catch let error as GitError {
            throw repository.explained(error)
        }
    }

    private func performCommand() throws -> ExitStatus {
        switch invocation.command {
        case .installHook: try installHook()
        case .uninstallHook: try uninstallHook()
        case .compute: try compute(try answer())
        case .write: try write(try answer())
        case .check: try check(try answer())
        case .explain: try explain(try answer())
        case .log: try log()
        }
    }

    private func answer() throws -> Answer {
        try Answer(
            to: invocation,
            in: repository,
            build: build,
            usingCheckpoint: !invocation.ignoresCheckpoint
                && environment["SCHEMA_VERSION_NO_CACHE"] != "1"
        )
    }

    /// Prints the warnings, where they are not part of a JSON report.
    func warn(_ warnings: [Notice]) {
        for warning in warnings { console.warn(warning) }
    }
}

extension Invocation {
    /// Where the run takes place: `directory`, or where `-C` leads from it.
    func startingDirectory(in directory: String) -> String {
        directories.reduce(directory) { absolute($1, in: $0) }
    }
}
