import CatalogModel
import Diagnostics
import YAMLTree

/// Reads `repository` of `system.yaml`: where the files of the system can be read and changed.
enum RepositoryLoader {
  static func repository(_ fields: inout YAMLFields) -> Repository {
    guard let node = fields.node("repository") else { return Repository() }
    var inner = YAMLFields(node, subject: "repository")
    let repository = Repository(edit: address("edit", &inner), source: address("source", &inner))
    fields.report(inner.finish())
    return repository
  }

  private static func address(_ key: String, _ fields: inout YAMLFields) -> String? {
    guard let text = fields.text(key) else { return nil }
    let isWhole = ["https://", "http://"].contains { text.hasPrefix($0) }
    if isWhole, text.contains("{path}"), !text.contains(where: \.isWhitespace) { return text }
    let example = "https://example.org/design/\(key)/main/{path}"
    fields.report(
      .init(
        .contentRepository,
        isWhole
          ? "'\(key)' does not say where the path of a file goes"
          : "'\(key)' is not a whole address",
        at: fields.location(of: key),
        suggestion: "write an address with {path}, such as \(example)"))
    return nil
  }
}
