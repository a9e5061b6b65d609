import Files
import TokenDialects

/// The files of a command that are not strict DTCG 2025.10, written anew in it.
public struct TokenUpgrades: Sendable {
  /// By their paths below the folder that all files of the command have in common, with new
  /// extensions where the old ones no longer fit.
  public var files = FileTree()

  public init(_ sources: TokenSources) {
    let folder = Self.commonFolder(of: sources.paths)
    for (path, bytes) in sources.files.tree {
      let document = TokenDocument(parsing: bytes, path: path)
      // Whatever was not read as it stands has a warning that says so.
      guard document.diagnostics.contains(where: { $0.severity == .warning }),
        let upgrade = TokenUpgrade(document)
      else { continue }
      files[String(upgrade.path.dropFirst(folder.count))] = Array(upgrade.text.utf8)
    }
  }

  /// With a final slash; empty when there is none.
  static func commonFolder(of paths: [String]) -> String {
    guard var common = paths.first.map({ $0.split(separator: "/").dropLast() }) else { return "" }
    for path in paths {
      let names = path.split(separator: "/").dropLast()
      common = common.prefix(zip(common, names).prefix { $0 == $1 }.count)
    }
    return common.map { $0 + "/" }.joined()
  }
}
