import CatalogModel
import CatalogRenderer
import Files
import JSONTree

/// The live editor of agent YAML that `catalog serve` offers: its files, and what it is told of a
/// text. It checks and draws with the ``AgentWorkbench`` of the content that is served, so that a
/// text is right in the editor when it is right in the content.
///
/// The editor's page is part of the theme (`templates/editor`). It asks for `systems.json`, then for
/// one file of ``EditorVocabulary`` a system, and sends the text after every change.
public struct AgentEditor: Sendable {
  /// The editor's files by their paths below the server's root, `_catalog/editor/index.html` the
  /// first of them.
  public let files: FileTree
  /// Addresses of the modules that pages of the site load: one leads to the editor, one writes
  /// changed tokens into their files.
  public static let pageScripts = ["page-links", "token-writing"].map {
    "/_catalog/editor/js/\($0).js"
  }

  private let workbench: AgentWorkbench

  /// The editor of a catalog; systems without components have no part in it.
  init(_ catalog: Catalog, theme: Theme) {
    workbench = AgentWorkbench(catalog)
    var files = theme.editor
    let systems = catalog.systems.filter { !$0.vocabulary.components.isEmpty }
    files["systems.json"] = JSONWriter().bytes(Self.list(of: systems, in: catalog))
    for system in systems {
      let surroundings = PreviewSurroundings(
        system, isSingleSystem: catalog.isSingleSystem, theme: theme)
      let vocabulary = EditorVocabulary(system: system, surroundings: surroundings)
      files["systems/\(system.slug).json"] = JSONWriter().bytes(vocabulary.json)
    }
    self.files = files.moved(into: Self.folder)
  }

  private static let folder = "_catalog/editor"

  private static func list(of systems: [System], in catalog: Catalog) -> JSONValue {
    [
      "version": 1, "title": .string(catalog.title),
      "systems": .array(
        systems.map { ["slug": .string($0.slug), "name": .string($0.name)] }),
    ]
  }

  /// What is wrong with a text, as `catalog validate --format json` says it, and, unless something
  /// is, how it is drawn and written:
  ///
  /// - `html`: the drawing on its stage, which links the site's stylesheets;
  /// - `swift` and `yaml`: SwiftUI code and agent YAML in one layout, each with its HTML in
  ///   `swiftMarkup` and `yamlMarkup`.
  ///
  /// All five are `null` while there is an error.
  ///
  /// - Returns: JSON; `nil` when the catalog has no such system.
  public func answer(_ text: String, system: String) -> String? {
    guard workbench.systems.contains(system) else { return nil }
    let check = workbench.check(text, path: "document.yaml", system: system)
    return JSONWriter().string(.object(AgentReport.members(of: [check]) + drawing(check, system)))
  }

  private func drawing(_ check: AgentCheck, _ system: String) -> [JSONValue.Member] {
    let names = ["html", "swift", "swiftMarkup", "yaml", "yamlMarkup"]
    guard check.isValid, let root = check.root else {
      return names.map { JSONValue.Member($0, .null) }
    }
    let page = Self.folder + "/index.html"
    let swift = workbench.swift(root, system: system)
    let yaml = workbench.yaml(root, system: system)
    let texts = [
      workbench.fragment(root, system: system, page: page), swift,
      HighlightedCode.swift(swift), yaml, HighlightedCode.yaml(yaml),
    ]
    return zip(names, texts).map { JSONValue.Member($0, .string($1)) }
  }
}
