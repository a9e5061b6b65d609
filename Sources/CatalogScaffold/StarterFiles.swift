import CatalogChecks
import DefaultTheme
import Files

/// The files of the small catalog under the names of a new system.
///
/// They lie in `templates/starter/`, a catalog like any other that can be built itself.
enum StarterFiles {
  /// Where they lie among the files that are compiled in.
  private static let folder = "starter/"
  /// The name of the system, which one line of its `system.yaml` writes.
  private static let systemName = "Starter Kit"
  /// The name of the Swift module, which one line of its `system.yaml` writes.
  private static let moduleName = "StarterKit"

  static func tree(_ name: CatalogName) -> FileTree {
    var tree = FileTree()
    for (path, text) in DefaultTheme.files where path.hasPrefix(folder) {
      tree[String(path.dropFirst(folder.count))] = Array(renamed(text, name).utf8)
    }
    return tree
  }

  private static func renamed(_ text: String, _ name: CatalogName) -> String {
    text.replacing("name: \(systemName)\n", with: "name: \(YAMLText.scalar(name.system))\n")
      .replacing("name: \(moduleName)\n", with: "name: \(YAMLText.scalar(name.module))\n")
  }
}
