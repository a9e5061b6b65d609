import CatalogModel
import Diagnostics
import YAMLTree

/// Reads `examples/*.yaml`: whole screens as agent YAML.
struct ScreenLoader {
  let folder: ContentFolder

  func load(_ diagnostics: inout [Diagnostic]) -> [Screen] {
    folder.files(in: "examples", suffix: ".yaml")
      .filter { !$0.hasPrefix(InvalidExampleLoader.folderName + "/") }
      .compactMap { load($0, &diagnostics) }
      .sorted { ($0.order, $0.name) < ($1.order, $1.name) }
  }

  private func load(_ name: String, _ diagnostics: inout [Diagnostic]) -> Screen? {
    guard let root = folder.yaml(name, &diagnostics) else { return nil }
    var fields = YAMLFields(root, subject: "a screen")
    let title = fields.requiredText("name")
    let description = fields.text("description") ?? ""
    let order = fields.number("order")
    let tree = ExampleLoader.agent(&fields)
    diagnostics += fields.finish()
    guard let title, let tree else { return nil }
    return Screen(
      slug: String(name.dropFirst("examples/".count).dropLast(".yaml".count)), name: title,
      description: description, order: order ?? .greatestFiniteMagnitude, root: tree,
      path: folder.path(name))
  }
}
