import CatalogDriver
import CatalogLoader
import JSONTree
import Testing

/// `reference-formats.md`: `Texts/formats.md`, in which a fence such as `keys component` stands for
/// the keys of that file, taken from its JSON Schema.
enum FormatsPage {
  static func made() throws -> String {
    try FilledText.fill(Repository.text("formats.md"), fences: "keys") { fence in
      let name = try #require(fence.words.dropFirst().first)
      return try SchemaKeys(of: #require(ContentSchema(rawValue: String(name)))).markdown
    }
  }
}

/// The keys of a file, as its schema has them.
struct SchemaKeys {
  /// The name of the file, which headings repeat so that anchors are told apart.
  private let file: String
  private let root: JSONObject

  init(of kind: ContentSchema) throws {
    let text = try #require(SchemaPrint.file(kind, content: nil).text)
    let document = JSONDocument(parsing: Array(text.utf8), path: kind.rawValue)
    root = try #require(document.root?.object)
    file =
      switch kind {
      case .component, .system, .catalog: "\(kind.rawValue).yaml"
      case .screen: "a screen file"
      case .invalidExample: "an invalid example"
      }
  }

  /// A list of the keys, and a section for each that has keys of its own.
  var markdown: String {
    let keys = SchemaKey.keys(of: root)
    var blocks = [keys.map { $0.item(linkedTo: anchor(of: $0)) }.joined(separator: "\n")]
    for key in keys where !key.inner.isEmpty {
      blocks.append("### \(key.name) in \(file)")
      blocks.append(key.inner.map { $0.tree(depth: 0) }.joined(separator: "\n"))
    }
    return blocks.joined(separator: "\n\n")
  }

  /// The anchor of the section of a key, as headings get theirs: dots fall away.
  private func anchor(of key: SchemaKey) -> String? {
    if key.inner.isEmpty { return nil }
    let words = "\(key.name) in \(file)".lowercased().replacing(".", with: "")
    return words.replacing(" ", with: "-")
  }
}
