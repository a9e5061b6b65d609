import Diagnostics
import Files
import YAMLTree

/// A folder of the content, from which loaders take files as text or YAML.
///
/// Paths are relative to the folder that was read, so places in diagnostics are too.
struct ContentFolder {
  let tree: FileTree
  /// The folder's own path with a final slash; empty for the root.
  let prefix: String

  func folder(_ name: String) -> ContentFolder {
    ContentFolder(tree: tree, prefix: prefix + name + "/")
  }

  /// The path of a file of this folder, as diagnostics show it.
  func path(_ name: String) -> String { prefix + name }

  func has(_ name: String) -> Bool { tree[prefix + name] != nil }

  /// The names of the files below a folder that end in `suffix`, relative to this folder, in order.
  func files(in folder: String, suffix: String) -> [String] {
    tree.subtree(at: (prefix + folder).trimmingSlash).paths.filter { $0.hasSuffix(suffix) }
      .map { folder.isEmpty ? $0 : folder + "/" + $0 }
  }

  /// The names of the folders directly below a folder that hold `file`.
  func subfolders(of parent: String, holding file: String) -> [String] {
    tree.subtrees(in: (prefix + parent).trimmingSlash)
      .filter { $0.tree[file] != nil }.map(\.name)
  }

  /// A file's text; `nil` with a diagnostic when it is missing or not UTF-8.
  func text(_ name: String, _ diagnostics: inout [Diagnostic]) -> String? {
    guard has(name) else {
      diagnostics.append(.error("content/missing-file", "there is no \(name)", at: .init(path(name))))
      return nil
    }
    return tree.text(at: path(name), diagnostics: &diagnostics)
  }

  /// A YAML file's root node.
  func yaml(_ name: String, _ diagnostics: inout [Diagnostic]) -> YAMLNode? {
    guard let text = text(name, &diagnostics) else { return nil }
    let parsed = YAMLParser.parse(text, path: path(name))
    diagnostics += parsed.diagnostics
    return parsed.root
  }
}

extension StringProtocol {
  /// Without a final slash.
  var trimmingSlash: String { hasSuffix("/") ? String(dropLast()) : String(self) }
}
