/// Where the app of a random history keeps its files, and how its people change them.
struct AppLayout {
    /// The model directory.
    let model: String
    /// A second model path: another directory, or a single file.
    let second: String

    private let modelFiles: [String]
    private let secondFiles: [String]
    private let otherFiles: [String]

    init(using random: inout SplitMix64) {
        model = random.chance(30) ? "App/Data/Models" : "Models"
        second = random.chance(50) ? "Store" : "Schema.json"
        let folder = model
        modelFiles = ["User.swift", "Pet.swift", "Old/Cat.swift"].map { "\(folder)/\($0)" }
        secondFiles = second == "Store" ? ["Store/Queries.swift", "Store/Keys.swift"] : [second]
        // Names that begin like the model's, and sort on either side of it.
        otherFiles = [
            "\(model)Extra/User.swift", "\(model).swift", "\(model)-old", "README.md",
            "View.swift",
        ]
    }

    /// Changes one file, or two, of any kind.
    func edit(_ snapshot: inout Snapshot, using random: inout SplitMix64) {
        for _ in 0...(random.chance(25) ? 1 : 0) {
            change(random.pick(pool(using: &random)), in: &snapshot, using: &random)
        }
    }

    /// Changes one file of the model for sure.
    func editModel(_ snapshot: inout Snapshot, using random: inout SplitMix64) {
        change(random.pick(modelFiles), in: &snapshot, using: &random)
    }

    /// Deletes the model directory.
    func removeModel(_ snapshot: inout Snapshot) {
        snapshot.files = snapshot.files.filter { !modelFiles.contains($0.key) && !isMoved($0.key) }
    }

    /// Flips the mode of one file and nothing else.
    func flipMode(_ snapshot: inout Snapshot, using random: inout SplitMix64) {
        guard let path = existing(in: snapshot, using: &random) else { return }
        snapshot.files[path]?.isExecutable.toggle()
    }

    /// Renames one file of the model within its folder.
    func renameInModel(_ snapshot: inout Snapshot, using random: inout SplitMix64) {
        guard let file = snapshot.files.removeValue(forKey: modelFiles[0]) else { return }
        snapshot.files["\(model)/Account.swift"] = file
    }

    private func isMoved(_ path: String) -> Bool {
        path == "\(model)/Account.swift"
    }

    private func pool(using random: inout SplitMix64) -> [String] {
        switch random.below(100) {
        case ..<45: modelFiles
        case ..<65: secondFiles
        default: otherFiles
        }
    }

    private func existing(in snapshot: Snapshot, using random: inout SplitMix64) -> String? {
        let paths = snapshot.files.keys.sorted()
        return paths.isEmpty ? nil : random.pick(paths)
    }

    /// Few values, so that two people now and then make the same change.
    private func change(
        _ path: String,
        in snapshot: inout Snapshot,
        using random: inout SplitMix64
    ) {
        guard let file = snapshot.files[path] else {
            snapshot.files[path] = Snapshot.File(origin: path, values: [0, 0, 0, 0])
            return
        }
        if random.chance(6) {
            snapshot.files[path] = nil
        } else {
            let field = random.below(file.values.count)
            snapshot.files[path]?.values[field] = (file.values[field] + random.within(1...2)) % 3
        }
    }
}
