import CatalogModel
import Diagnostics
import Files
import Workers
import YAMLTree

/// What loading one screen gave.
struct ScreenLoad: Sendable {
  var screen: Screen?
  var diagnostics: [Diagnostic] = []
}

/// Reads `examples/*.yaml`: whole screens as agent YAML.
struct ScreenLoader {
  let folder: ContentFolder
  let workers: Workers

  func load(
    _ loads: inout FileLoads<[UInt8], ScreenLoad>, _ diagnostics: inout [Diagnostic]
  ) -> [Screen] {
    let invalid = folder.path(InvalidExampleLoader.folderName) + "/"
    let files = folder.contents(of: "examples", suffix: ".yaml").filter {
      !$0.path.hasPrefix(invalid)
    }
    let start = folder.path("examples/").count
    let loaded = loads.outputs(of: files, on: workers) { path, bytes in
      var load = ScreenLoad()
      let slug = String(path.dropFirst(start).dropLast(".yaml".count))
      load.screen = Self.screen(bytes, path: path, slug: slug, &load.diagnostics)
      return load
    }
    diagnostics += loaded.flatMap(\.diagnostics)
    return loaded.compactMap(\.screen).sorted { ($0.order, $0.name) < ($1.order, $1.name) }
  }

  private static func screen(
    _ bytes: [UInt8], path: String, slug: String, _ diagnostics: inout [Diagnostic]
  ) -> Screen? {
    guard let text = FileTree.text(of: bytes, path: path, diagnostics: &diagnostics) else {
      return nil
    }
    let parsed = YAMLParser.parse(text, path: path)
    diagnostics += parsed.diagnostics
    guard let root = parsed.root else { return nil }
    var fields = YAMLFields(root, subject: "a screen")
    let title = fields.requiredText("name")
    let description = fields.text("description") ?? ""
    let order = fields.number("order")
    let tree = ExampleLoader.agent(&fields)
    diagnostics += fields.finish()
    guard let title, let tree else { return nil }
    return Screen(
      slug: slug, name: title, description: description, order: order ?? .greatestFiniteMagnitude,
      root: tree, path: path)
  }
}
