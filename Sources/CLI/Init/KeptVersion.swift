/// A version that the app has today, kept by hand, and where it stands.
struct KeptVersion: Hashable, Sendable {
    let value: UInt64
    /// `schemaVersion`, `@Database(version)`.
    let name: String
    let file: String
    let isSQLite: Bool

    /// `schemaVersion in App/Info.plist`.
    var place: String { "\(name) in \(file)" }
}

extension AppScan {
    /// The versions that are kept by hand, highest first, one for each place.
    ///
    /// A constant in a file that has nothing else to do with a database counts only where there is
    /// no likelier one. Of the statements in files of SQL, each of which is a step, the highest does.
    var keptVersions: [KeptVersion] {
        let isAnyLikely = constants.contains { $0.isLikely && $0.constant.value != nil }
        let kept = Self.sorted(
            constants.filter { $0.isLikely || !isAnyLikely }.compactMap(\.version)
                + settings.compactMap(\.version)
        )
        let isStep = { (version: KeptVersion) in ScanRules.text(ofFile: version.file) == .sql }
        let highest = kept.first(where: isStep)
        return kept.filter { !isStep($0) || $0 == highest }
    }

    /// The places in code that keep the number today: those of `keptVersions`, and expressions.
    ///
    /// An expression without a number in it may be what reads the number already; it is told only
    /// where nothing else is found.
    var placesInCode: (numbers: [Kept], expressions: [Kept]) {
        let kept = keptVersions
        let numbers = constants.filter { place in
            kept.contains { $0.file == place.file && $0.name == place.constant.name }
                && place.constant.value != nil
        }
        let expressions = constants.filter { place in
            place.constant.value == nil && place.isLikely
                && (place.constant.isOfNumbers || kept.isEmpty)
        }
        return (numbers, expressions)
    }

    /// All that may be one, with what a closer look would leave out.
    var allVersions: [KeptVersion] {
        Self.sorted(constants.compactMap(\.version) + settings.compactMap(\.version))
    }

    private static func sorted(_ kept: [KeptVersion]) -> [KeptVersion] {
        kept.sorted { ($1.value, $0.place) < ($0.value, $1.place) }
    }

    /// The versions that one file holds.
    static func versions(in content: [UInt8], of file: String) -> [KeptVersion] {
        var scan = AppScan()
        guard let text = ScanRules.text(ofFile: file) else { return [] }
        scan.take(content, of: file, as: text)
        return scan.allVersions
    }
}

extension AppScan.Kept {
    fileprivate var version: KeptVersion? {
        constant.value.map {
            KeptVersion(value: $0, name: constant.name, file: file, isSQLite: constant.isSQLite)
        }
    }
}

extension AppScan.Settings {
    fileprivate var version: KeptVersion? {
        guard let key, let value else { return nil }
        return KeptVersion(value: value, name: key, file: file, isSQLite: false)
    }
}
