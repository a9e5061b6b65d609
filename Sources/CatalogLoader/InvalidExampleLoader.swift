import CatalogModel
import Diagnostics
import YAMLTree

/// Reads `examples/invalid/*.yaml`: documents of agent YAML that are wrong on purpose, each as text
/// below the key `source`, with the rules that they break below `expect`.
struct InvalidExampleLoader {
  static let folderName = "examples/invalid"

  let folder: ContentFolder

  func load(_ diagnostics: inout [Diagnostic]) -> [InvalidExample] {
    folder.files(in: Self.folderName, suffix: ".yaml").compactMap { load($0, &diagnostics) }
      .sorted { ($0.order, $0.name) < ($1.order, $1.name) }
  }

  private func load(_ name: String, _ diagnostics: inout [Diagnostic]) -> InvalidExample? {
    guard let root = folder.yaml(name, &diagnostics) else { return nil }
    var fields = YAMLFields(root, subject: "an invalid example")
    let title = fields.requiredText("name")
    let description = fields.text("description") ?? ""
    let order = fields.number("order")
    let expected = expected(&fields)
    let source = fields.requiredText("source")
    diagnostics += fields.finish()
    guard let title, let source, !expected.isEmpty else { return nil }
    return InvalidExample(
      slug: String(name.dropFirst(Self.folderName.count + 1).dropLast(".yaml".count)), name: title,
      description: description, order: order ?? .greatestFiniteMagnitude, expected: expected,
      source: source, path: folder.path(name))
  }

  private func expected(_ fields: inout YAMLFields) -> [Reference] {
    let rules = fields.texts("expect").map { Reference($0.text, at: $0.location) }
    let isMissing = fields.node("expect").map { $0.items?.isEmpty == true } ?? true
    if isMissing {
      fields.reportMissing(
        "expect",
        suggestion: "add 'expect:' with the rules that 'source' breaks, such as "
          + "[agent/unknown-component]")
    }
    return rules
  }
}
