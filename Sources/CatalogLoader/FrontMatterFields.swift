import CommonMark
import Diagnostics
import YAMLTree

/// What the front matter of every page of markdown says: a guide, a specification, a rule.
struct FrontMatterFields {
  /// `nil` when it is missing, which is reported; such a file makes no page.
  var title: String?
  var summary: String
  /// The largest number where none is stated, so that the page comes last.
  var order: Double

  init(_ fields: inout YAMLFields) {
    title = fields.requiredText("title")
    summary = fields.requiredText("summary") ?? ""
    order = fields.number("order") ?? .greatestFiniteMagnitude
  }
}

extension Document {
  /// The front matter as nodes; `nil` when there is none, or when it cannot be read.
  func frontMatterRoot(_ diagnostics: inout [Diagnostic]) -> YAMLNode? {
    guard let frontMatter else { return nil }
    var text = frontMatter.text
    if frontMatter.format == .toml {
      let toml = TOMLFrontMatter(text, path: path, firstLine: frontMatter.firstLine)
      diagnostics += toml.diagnostics
      text = toml.text
    }
    let parsed = YAMLParser.parse(text, path: path, firstLine: frontMatter.firstLine)
    diagnostics += parsed.diagnostics
    return parsed.root
  }
}

extension Diagnostic {
  /// - Parameters:
  ///   - kind: What the file is, as messages name it.
  ///   - id: That of such a file without front matter.
  static func noFrontMatter(_ kind: String, _ id: FindingID, in path: String) -> Diagnostic {
    .init(
      id, "\(kind) begins with front matter", at: .init(path, line: 1),
      suggestion: "put '---', 'title: …', 'summary: …' and '---' on its first lines")
  }
}
