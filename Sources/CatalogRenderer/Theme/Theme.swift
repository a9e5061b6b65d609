import DefaultTheme
import Diagnostics
import Files
import Templates

/// The templates and assets a site is made with.
public struct Theme: Sendable {
  /// Templates by name: their path without the ending.
  let templates: [String: TemplateSource]
  /// What is copied to the site as it is.
  let assets: FileTree

  /// The default theme, with the files of a folder laid over it.
  ///
  /// - Parameters:
  ///   - overrides: The folder's files; a file replaces the default one of the same path, or adds
  ///     a partial or an asset.
  ///   - displayPrefix: What stands before their paths in diagnostics, with a final slash.
  public init(overrides: FileTree = FileTree(), displayPrefix: String = "") {
    var templates: [String: TemplateSource] = [:]
    var assets = FileTree()
    func add(_ path: String, _ bytes: [UInt8], shownAs shown: String) {
      if path.hasSuffix(Self.templateEnding) {
        let name = String(path.dropLast(Self.templateEnding.count))
        templates[name] = TemplateSource(path: shown, bytes: bytes)
      } else if path.hasPrefix("assets/") {
        assets[path] = bytes
      }
    }
    for (path, text) in DefaultTheme.files { add(path, Array(text.utf8), shownAs: "templates/" + path) }
    for (path, bytes) in overrides { add(path, bytes, shownAs: displayPrefix + path) }
    self.templates = templates
    self.assets = assets
  }

  private static let templateEnding = ".mustache"
}
