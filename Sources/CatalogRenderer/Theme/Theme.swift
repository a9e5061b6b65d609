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
  /// What `catalog serve` offers as its editor, by path below `editor/`; no site has it.
  public let editor: FileTree
  /// Warnings about templates that no page uses.
  let diagnostics: [Diagnostic]

  /// The default theme, with the files of a folder laid over it.
  ///
  /// - Parameters:
  ///   - overrides: The folder's files; a file replaces the default one of the same path, or adds
  ///     a partial or an asset.
  ///   - displayPrefix: What stands before their paths in diagnostics, with a final slash.
  public init(overrides: FileTree = FileTree(), displayPrefix: String = "") {
    var templates: [String: TemplateSource] = [:]
    var assets = FileTree()
    var editor = FileTree()
    func add(_ path: String, _ bytes: [UInt8], shownAs shown: String) {
      if path.hasSuffix(Self.templateEnding) {
        let name = String(path.dropLast(Self.templateEnding.count))
        templates[name] = TemplateSource(path: shown, bytes: bytes)
      } else if path.hasPrefix("assets/") {
        assets[path] = bytes
      } else if path.hasPrefix(Self.editorFolder) {
        editor[String(path.dropFirst(Self.editorFolder.count))] = bytes
      }
    }
    for (path, text) in DefaultTheme.files {
      add(path, Array(text.utf8), shownAs: "templates/" + path)
    }
    for (path, bytes) in overrides { add(path, bytes, shownAs: displayPrefix + path) }
    self.templates = templates
    self.assets = assets
    self.editor = editor
    diagnostics = Self.unused(templates)
  }

  /// Whether a template is shown under this path in diagnostics.
  public func hasTemplate(shownAs path: String) -> Bool {
    templates.values.contains { $0.path == path }
  }

  /// New templates that no other one names: most likely a default one was meant to be replaced.
  private static func unused(_ templates: [String: TemplateSource]) -> [Diagnostic] {
    let known = DefaultTheme.files.keys.filter { $0.hasSuffix(templateEnding) }
      .map { String($0.dropLast(templateEnding.count)) }
    let new = Set(templates.keys).subtracting(known)
    guard !new.isEmpty else { return [] }
    let texts = templates.values.map { String(decoding: $0.bytes, as: UTF8.self) }
    return new.sorted().filter { name in !texts.contains { $0.contains(name) } }.map { name in
      .warning(
        "theme/unused-template", "no page uses the template '\(name)'",
        at: templates[name].map { SourceLocation($0.path) },
        notes: [.init("templates are named by their path: pages/guide, partials/header")],
        suggestion: DidYouMean.suggestion(for: name, among: known))
    }
  }

  private static let templateEnding = ".mustache"
  private static let editorFolder = "editor/"
}
