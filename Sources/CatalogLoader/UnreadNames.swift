import CatalogModel
import Diagnostics

/// Finds what of a system's folder is not read because its name is only near one that is: the
/// folder `guide`, and screens that end in `.yml`.
///
/// A folder beside the content may have such a name for reasons of its own. It is told of where it
/// holds what the folder that was probably meant would.
struct UnreadNames {
  let folder: ContentFolder

  /// The folders that are read whatever `system.yaml` says.
  private static let known = [
    "components", "examples", "guides", "previews", "primitives", "rules", "specs",
  ]

  var diagnostics: [Diagnostic] {
    let names = folder.subfolders(of: "")
    return names.compactMap { name in
      guard !Self.known.contains(name), let meant = DidYouMean.nearest(to: name, among: Self.known),
        let file = folder.files(in: name, suffix: "").first(where: { isContent($0, of: meant) })
      else { return nil }
      return .init(
        .contentUnreadName, "the folder '\(name)' is not read", at: .init(folder.path(file)),
        suggestion: names.contains(meant)
          ? "move its files to '\(meant)'" : "rename it to '\(meant)'")
    } + screens
  }

  private var screens: [Diagnostic] {
    folder.files(in: "examples", suffix: ".yml").map { name in
      let file = name.dropLast(".yml".count).split(separator: "/").last ?? ""
      return .init(
        .contentUnreadName, "a screen that ends in .yml is not read", at: .init(folder.path(name)),
        suggestion: "rename it to \(file).yaml")
    }
  }

  /// Whether a file is one that a folder of the content is for.
  private func isContent(_ file: String, of meant: String) -> Bool {
    switch meant {
    case "components", "primitives":
      file.hasSuffix("/component.yaml") && file.split(separator: "/").count == 3
    case "examples": file.hasSuffix(".yaml") && isScreen(file)
    case "previews": file.hasSuffix(".css")
    default: Guide.fileEndings.contains(where: file.hasSuffix)
    }
  }

  private func isScreen(_ file: String) -> Bool {
    guard let bytes = folder.tree[folder.path(file)] else { return false }
    return bytes.split(separator: UInt8(ascii: "\n")).contains { $0.starts(with: "agent:".utf8) }
  }
}
