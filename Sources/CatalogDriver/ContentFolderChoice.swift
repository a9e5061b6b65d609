import CatalogLoader
import Files

/// Finds the content folder when none is named: `content`, then the working directory.
public enum ContentFolderChoice {
  /// - Parameter named: The folder on the command line.
  public static func folder(named: String?) -> String {
    if let named { return named }
    return !isCatalog("content") && isCatalog(".") ? "." : "content"
  }

  /// Whether there is one to be found without a name.
  public static var isThere: Bool { isCatalog("content") || isCatalog(".") }

  /// What leads from the working folder to the files of a content folder.
  public static func prefix(of folder: String) -> String {
    folder == "." ? "" : folder.withFinalSlash
  }

  /// A path from a content folder as a person in the working folder writes it: `content/one/a.md`,
  /// and `Sources/Kit/Badge.swift` for what lies outside.
  static func shown(_ path: String, prefix: String) -> String {
    ContentPath.isOutside(path) ? ContentPath.normalized(prefix + path) : prefix + path
  }

  /// Whether a folder is one to build a site of.
  public static func isCatalog(_ folder: String) -> Bool {
    ["catalog.yaml", "system.yaml"].contains { FileProbe.isFile("\(folder)/\($0)") }
  }
}
