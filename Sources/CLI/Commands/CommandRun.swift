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
    /// Shows a question and gives the line that is typed; nil where nobody can be asked.
    let ask: ((String) -> String?)?
    /// The configuration of the run; nil where there is none.
    private(set) var configurationFile: ConfigurationFile?
    /// Those of other commits that were looked at.
    let committedConfigurations = CommittedConfigurations()
    /// The numbers that the run is about.
    private(set) var schemas: [Schema] = []

    /// Opens the repository around the directory of the run.
    ///
    /// - Parameter progress: is to tell how many commits of it were read.
    init(
        _ invocation: Invocation,
        in directory: String,
        environment: [String: String],
        console: Console,
        progress: Progress? = nil,
        ask: ((String) -> String?)? = nil
    ) throws {
        self.invocation = invocation
        self.console = console
        self.environment = environment
        self.ask = ask
        build = CIBuild(in: environment, reading: text(ofFile:))
        self.directory = invocation.startingDirectory(in: directory)
        do throws(GitError) {
            repository = try Repository(
                at: RepositoryLocation(
                    directory: self.directory,
                    environment: environment,
                    isExplicit: !invocation.directories.isEmpty
                )
            )
        } catch {
            // Without a repository there is no configuration, which might say what was not typed.
            if case .noRepository = error, Command.needingModel.contains(invocation.command) {
                try invocation.requireEverything()
            }
            throw error
        }
        progress?.watch(repository.commitCounter)
    }

    /// Reads the configuration, and what the run is about; what `init` is to write it does not read.
    mutating func readSchemas() throws {
        guard Command.numbering.contains(invocation.command) else { return }
        do {
            configurationFile = try readConfiguration()
            schemas = try schemas(by: configurationFile)
        } catch let error as GitError {
            throw repository.explained(error)
        }
    }

    /// What decides how an error is mended here.
    var surroundings: Surroundings {
        var surroundings = Surroundings(environment)
        surroundings.remote = repository.remote(
            ofBases: schemas.first?.bases ?? invocation.bases
        )
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
        case .compute: try compute(answers())
        case .write: try write(answers())
        case .check: try check(answers())
        case .explain: try explain(answers())
        case .log: try log()
        case .initialise: try initialise()
        case .completions: preconditionFailure("completions are no matter of a repository")
        }
    }

    /// Prints the warnings, where they are not part of a JSON report.
    func warn(_ warnings: [Notice], about schema: String? = nil) {
        for warning in warnings { console.warn(warning.about(schema)) }
    }
}

extension Invocation {
    /// Where the run takes place: `directory`, or where `-C` leads from it.
    func startingDirectory(in directory: String) -> String {
        directories.reduce(directory) { absolute($1, in: $0) }
    }
}
