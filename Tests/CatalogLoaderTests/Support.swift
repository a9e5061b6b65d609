import CatalogLoader
import CatalogModel
import Diagnostics
import Files

/// A catalog of one system without anything in it; `nil` takes a file away.
func content(_ changes: [String: String?] = [:]) -> FileTree {
  var tree: FileTree = [
    "catalog.yaml": "title: Sample\nsystems: [one]\n",
    "one/system.yaml": "name: One\nsummary: The first.\n",
  ]
  for (path, text) in changes { tree[path] = text.map { Array($0.utf8) } }
  return tree
}

/// What loading the sample with changes gives.
func load(
  _ changes: [String: String?] = [:], unread: Set<String> = [], systems: [String] = []
) -> CatalogLoader.Result {
  CatalogLoader(content(changes), unread: unread).load(systems: systems)
}

extension CatalogLoader.Result {
  /// `path:line:column: summary [id]`
  var messages: [String] {
    diagnostics.map { diagnostic in
      let place = diagnostic.location.map { "\($0): " } ?? ""
      return "\(place)\(diagnostic.summary) [\(diagnostic.id.name)]"
    }
  }

  var suggestions: [String?] { diagnostics.map(\.suggestion) }

  var system: System? { catalog?.systems.first }
}

/// The files of a component, with more lines for its `component.yaml`.
func component(_ yaml: String = "", in folder: String = "badge") -> [String: String?] {
  let path = "one/components/\(folder)"
  return [
    "\(path)/component.yaml": "name: Badge\nlayer: component\nsummary: A word.\n" + yaml,
    "\(path)/preview.mustache": "<b></b>\n",
    "\(path)/preview.css": "b { margin: 0; }\n",
  ]
}
