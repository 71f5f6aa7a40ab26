import BuildSettings
import Versioning

extension ConfiguredSchema {
    init(in container: KeyedDecodingContainer<ConfigurationKey>) throws {
        bases = try container.texts(at: .base)
        mergeMethod = try container.choice(at: .mergeMethod)
        paths = try container.texts(at: .paths)
        excludes = try container.texts(at: .exclude)
        baseline = try container.value(
            Baseline.self,
            at: .baseline,
            expecting: "an object with 'revision' and 'version'"
        )
        follows = try container.value(Bool.self, at: .follow, expecting: "true or false")
        releases = try container.texts(at: .releases)
        maximum = try container.version(at: .maximum)
        settings = try container.value(
            [Settings].self,
            at: .settings,
            expecting: "a list of objects, each with a 'file'"
        )
    }
}

extension Baseline: Decodable {
    private enum Key: String, CodingKey, CaseIterable {
        case revision, version
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.strictContainer(keyedBy: Key.self)
        revision = try container.required(.revision, try container.text(at: .revision))
        version = try container.required(
            .version,
            try container.version(at: .version)
        )
    }
}

extension ConfiguredSchema.Settings: Decodable {
    private enum Key: String, CodingKey, CaseIterable {
        case file, key, type, fingerprintKey
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.strictContainer(keyedBy: Key.self)
        file = try container.required(.file, try container.text(at: .file))
        key = try container.settingPath(at: .key)
        type = try container.choice(at: .type)
        fingerprintKey = try container.settingPath(at: .fingerprintKey)
    }
}
