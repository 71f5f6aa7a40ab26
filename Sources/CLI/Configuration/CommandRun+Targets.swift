import BuildSettings
import GitHistory
import Versioning

extension CommandRun {
    /// The files that were typed, else the configured ones; the options go before what the
    /// configuration says of the same file.
    func targets(_ settings: [ConfiguredSchema.Settings]) -> [SettingsTarget] {
        let top = repository.workTree
        let configured = settings.map { settings in
            SettingsTarget(
                file: settings.file,
                directory: top ?? directory,
                gitPath: settings.file.hasPrefix("/") ? settings.file : ":/" + settings.file,
                isConfigured: true,
                key: invocation.key ?? settings.key,
                type: invocation.type ?? settings.type,
                fingerprintKey: invocation.fingerprintKey ?? settings.fingerprintKey
            )
        }
        guard !invocation.files.isEmpty else { return configured }
        return invocation.files.map { file in
            let place = repository.pathFromRoot(of: file)
            let same = configured.first {
                place != nil && repository.pathFromRoot(of: $0.gitPath) == place
            }
            return SettingsTarget(
                file: file,
                directory: directory,
                gitPath: file,
                key: invocation.key ?? same?.key,
                type: invocation.type ?? same?.type,
                fingerprintKey: invocation.fingerprintKey ?? same?.fingerprintKey
            )
        }
    }
}
