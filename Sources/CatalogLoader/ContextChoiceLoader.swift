import Diagnostics
import YAMLTree

/// Reads `contexts: { platform: macOS }`: a context or a list of them for each modifier.
enum ContextChoiceLoader {
  static func contexts(_ fields: inout YAMLFields) -> [String: [String]] {
    guard let entries = fields.entries("contexts", suggestion: "write { platform: macOS }"),
      let node = fields.node("contexts")
    else { return [:] }
    var inner = YAMLFields(node, subject: "contexts")
    var choices: [String: [String]] = [:]
    for entry in entries {
      // A lone context may stand without brackets.
      let lone = inner.node(entry.key)?.text.map { [$0] }
      let contexts = lone ?? inner.texts(entry.key).map(\.text)
      if contexts.isEmpty {
        if entry.value.isNull || entry.value.items?.isEmpty == true {
          inner.report(noContext(entry))
        }
      } else {
        choices[entry.key] = contexts
      }
    }
    fields.report(inner.finish())
    return choices
  }

  private static func noContext(_ entry: YAMLNode.Entry) -> Diagnostic {
    .init(
      .contrastNoContext, "'\(entry.key)' names no context", at: entry.keyLocation,
      suggestion: "name one, or leave '\(entry.key)' out to mean all")
  }
}
