import DesignLint
import Diagnostics
import YAMLTree

/// Reads what a check takes besides its severity, and reports what it does not take.
enum LintParameters {
  /// Which check takes which key.
  private static let takers = [
    "minimum": "small-target", "names": "second-prominent-action", "modules": "higher-layer",
  ]

  static func read(_ fields: inout YAMLFields, into rule: inout LintSettings.Rule) {
    let minimum = fields.number("minimum")
    let names = fields.texts("names").map(\.text)
    let modules = fields.texts("modules").map(\.text)
    for (key, taker) in takers.sorted(by: { $0.key < $1.key })
    where fields.node(key) != nil && taker != rule.name {
      fields.report(unused(key, of: taker, in: rule.name, at: fields.location(of: key)))
    }
    if let minimum, minimum <= 0 {
      fields.report(
        .init(
          .ruleBadParameter, "the smallest target must be more than 0 points",
          at: fields.location(of: "minimum"), suggestion: "write 44, or what the platform asks"))
      return
    }
    if fields.node("modules") != nil, Set(modules).count < max(2, modules.count) {
      fields.report(
        .init(
          .ruleBadParameter, "layers need at least two modules, each once",
          at: fields.location(of: "modules"),
          suggestion: "list them from the lowest up, such as [Tokens, Components, Screens]"))
      return
    }
    (rule.minimum, rule.names, rule.modules) = (minimum, names, modules)
  }

  private static func unused(
    _ key: String, of taker: String, in name: String, at location: SourceLocation
  ) -> Diagnostic {
    .init(
      .ruleBadParameter, "the check \(about: name) has no '\(key)'", at: location,
      suggestion: "remove it; it belongs to the check '\(taker)'")
  }
}
