import DefaultTheme
import Diagnostics
import Files
import InterfaceStrings
import Templates
import Workers

/// The templates and assets a site is made with.
public struct Theme: Sendable {
  /// Templates by name: their path without the ending.
  let templates: [String: TemplateSource]
  let library: Once<TemplateLibrary>
  /// The templates in each language that somebody has asked for.
  let compiled: OnceEach<String, (templates: PageTemplates?, diagnostics: [Diagnostic])>
  /// What is copied to the site: stylesheets and scripts with what they import, the rest as it is.
  let assets: FileTree
  /// The words of the pages in all languages.
  public let strings: InterfaceStrings
  private let stringsPaths: Set<String>
  /// What `catalog serve` offers as its editor, by path below `editor/`; no site has it.
  public let editor: FileTree
  /// Warnings about templates that no page uses, and what is wrong with the words.
  let diagnostics: [Diagnostic]

  /// The default theme, with the files of a folder laid over it.
  ///
  /// - Parameters:
  ///   - overrides: The folder's files; a file replaces the default one of the same path, or adds
  ///     a partial or an asset.
  ///   - displayPrefix: What stands before their paths in diagnostics, with a final slash.
  public init(overrides: FileTree = FileTree(), displayPrefix: String = "") {
    self = overrides.isEmpty ? Self.standard : Theme(laying: overrides, shownBelow: displayPrefix)
  }

  /// The default theme, which is read once.
  private static let standard = Theme(laying: FileTree(), shownBelow: "")

  private init(laying overrides: FileTree, shownBelow displayPrefix: String) {
    var templates: [String: TemplateSource] = [:]
    var assets = FileTree()
    var shownPaths: [String: String] = [:]
    var editor = FileTree()
    var strings: [StringsFile] = []
    func add(_ path: String, _ bytes: [UInt8], shownAs shown: String) {
      if path.hasPrefix(Self.starterFolder) {
        return
      } else if path.hasSuffix(Self.templateEnding) {
        let name = String(path.dropLast(Self.templateEnding.count))
        templates[name] = TemplateSource(path: shown, bytes: bytes)
      } else if path.hasPrefix("assets/") {
        assets[path] = bytes
        shownPaths[path] = shown
      } else if let language = Self.language(of: path) {
        strings.append(
          StringsFile(
            path: shown, language: language, text: String(decoding: bytes, as: UTF8.self)))
      } else if path.hasPrefix(Self.editorFolder) {
        editor[String(path.dropFirst(Self.editorFolder.count))] = bytes
      }
    }
    for (path, text) in DefaultTheme.files.sorted(by: { $0.key < $1.key }) {
      add(path, Array(text.utf8), shownAs: "templates/" + path)
    }
    for (path, bytes) in overrides { add(path, bytes, shownAs: displayPrefix + path) }
    self.templates = templates
    library = Once { [templates] in TemplateLibrary(templates) }
    compiled = OnceEach()
    let bundles = AssetBundles(assets) { shownPaths[$0] ?? $0 }
    self.assets = bundles.files
    self.editor = editor
    self.strings = InterfaceStrings(strings)
    stringsPaths = Set(strings.map(\.path))
    diagnostics = Self.unused(templates) + bundles.diagnostics + self.strings.diagnostics
  }

  /// Whether a template or a file of words is shown under this path in diagnostics.
  public func hasFile(shownAs path: String) -> Bool {
    stringsPaths.contains(path) || templates.values.contains { $0.path == path }
  }

  /// New templates that no other one names: most likely a default one was meant to be replaced.
  private static func unused(_ templates: [String: TemplateSource]) -> [Diagnostic] {
    let known = DefaultTheme.files.keys
      .filter { $0.hasSuffix(templateEnding) && !$0.hasPrefix(starterFolder) }
      .map { String($0.dropLast(templateEnding.count)) }
    let new = Set(templates.keys).subtracting(known)
    guard !new.isEmpty else { return [] }
    let texts = templates.values.map { String(decoding: $0.bytes, as: UTF8.self) }
    return new.sorted().filter { name in !texts.contains { $0.contains(name) } }.map { name in
      .init(
        .themeUnusedTemplate, "no page uses the template '\(name)'",
        at: templates[name].map { SourceLocation($0.path) },
        notes: [.init("templates are named by their path: pages/guide, partials/header")],
        suggestion: DidYouMean.suggestion(for: name, among: known))
    }
  }

  /// `ru` of `strings/ru.yaml`.
  private static func language(of path: String) -> String? {
    guard path.hasPrefix(stringsFolder), path.hasSuffix(stringsEnding) else { return nil }
    return String(path.dropFirst(stringsFolder.count).dropLast(stringsEnding.count))
  }

  private static let stringsFolder = "strings/"
  private static let stringsEnding = ".yaml"
  /// What a new catalog is made of lies beside the theme, and is no part of it.
  private static let starterFolder = "starter/"
  private static let templateEnding = ".mustache"
  private static let editorFolder = "editor/"
}
