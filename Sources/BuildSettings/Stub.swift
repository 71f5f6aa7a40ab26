package enum ValueType: String, CaseIterable, Sendable { case integer, string }
package struct SettingPath: Sendable { package let description: String; package init(_ s: String) { description = s } }
package struct SettingsError: Error { package let code: String; package let message: String; package let hint: String }
package struct Edit: Sendable { package let file: String, key: String, was: UInt64?, now: UInt64, changesFile: Bool; package var oldLines: [String]; package var newLines: [String] }
package struct SettingsFile {
  package init(at path: String, shownAs name: String? = nil) throws(SettingsError) { throw SettingsError(code: "settings-format", message: "stub", hint: "") }
  package var defaultKey: String { "schemaVersion" }
  package func value(at: SettingPath) throws(SettingsError) -> UInt64? { nil }
  package func edit(_ path: SettingPath, to version: UInt64, as type: ValueType?) throws(SettingsError) -> Edit { throw SettingsError(code: "settings-format", message: "stub", hint: "") }
  package func write(_ edit: Edit) throws(SettingsError) {}
}
