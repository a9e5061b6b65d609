import DesignLint
import YAMLTree

/// Reads the `lint` of `system.yaml`. What is wrong is reported and left out; the rest counts.
enum LintSettingsLoader {
  static func settings(_ fields: inout YAMLFields) -> LintSettings {
    guard let node = fields.node("lint") else { return LintSettings() }
    var inner = YAMLFields(node, subject: "lint")
    var settings = LintSettings(LintCheckLoader.settings(&inner))
    settings.exclude = inner.texts("exclude").map(\.text)
    settings.isStrict = inner.boolean("strict")
    settings.hidesNotes = !inner.boolean("notes", default: true)
    fields.report(inner.finish())
    return settings
  }
}
