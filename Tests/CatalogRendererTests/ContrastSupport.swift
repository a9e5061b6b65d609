import CatalogChecks
import CatalogLoader
import CatalogModel
import CatalogRenderer
import Diagnostics
import Files
import Testing
import TokenContrast

/// The site of a system with two appearances, whose component `Note` declares pairs.
struct ContrastSite {
  static let tokens = """
    { "color": { "$type": "color",
      "ink": { "$value": { "colorSpace": "srgb", "components": [0.4, 0.4, 0.4] } },
      "faint": { "$value": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.4 } },
      "surface": { "$value": { "colorSpace": "srgb", "components": [1, 1, 1] } },
      "veil": { "$value": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.1 } } } }
    """
  static let dark = """
    { "color": { "surface":
      { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } } } }
    """
  static let resolver = """
    { "version": "2025.10",
      "sets": { "base": { "sources": [{ "$ref": "a.json" }] } },
      "modifiers": { "appearance": { "default": "light",
        "contexts": { "light": [], "dark": [{ "$ref": "dark.json" }] } } },
      "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/appearance" }] }
    """
  static let pair = "  - { name: Text, foreground: color.ink, background: color.surface }\n"

  var catalog: Catalog

  /// - Parameter pairs: As entries of the list in YAML.
  init(_ pairs: String = ContrastSite.pair) throws {
    let files = [
      "system.yaml": "name: One\nsummary: x\ntokens: { resolver: a.resolver.json }\n",
      "a.json": Self.tokens, "dark.json": Self.dark, "a.resolver.json": Self.resolver,
      "components/note/component.yaml": "name: Note\nlayer: component\nsummary: x\n"
        + (pairs.isEmpty ? "" : "contrast:\n\(pairs)"),
      "components/note/preview.mustache": "<b>a</b>\n",
      "components/note/preview.css": "b { margin: 0; }\n",
    ]
    let tree = FileTree(files.mapValues { Array($0.utf8) })
    catalog = try #require(CatalogLoader(tree).load().catalog)
  }

  var settings: ContrastSettings {
    get { catalog.systems[0].contrast }
    set { catalog.systems[0].contrast = newValue }
  }

  /// What a document states of the first pair.
  var claim: ContrastClaim? {
    get { catalog.systems[0].components[0].contrast[0].claim }
    set { catalog.systems[0].components[0].contrast[0].claim = newValue }
  }

  /// The text of a file, with a report that `change` may still alter.
  func file(_ path: String, change: (inout SystemReport) -> Void = { _ in }) throws -> String {
    var reports = CatalogChecks.run(catalog).reports
    let slug = catalog.systems[0].slug
    var report = try #require(reports.systems[slug])
    change(&report)
    reports.systems[slug] = report
    let result = SiteRenderer(catalog: catalog, reports: reports, theme: Theme()).render()
    #expect(result.diagnostics == [])
    return try #require(result.site.text(at: path), "there is no \(path)")
  }

  func component(change: (inout SystemReport) -> Void = { _ in }) throws -> String {
    try file("components/note.html", change: change)
  }

  func page(change: (inout SystemReport) -> Void = { _ in }) throws -> String {
    try file("contrast/index.html", change: change)
  }
}

/// A name that stands nowhere.
func reference(_ name: String) -> Reference { Reference(name, at: SourceLocation("a.yaml")) }

extension String {
  /// Without line ends and the blanks around them, so that layout does not matter to a test.
  var joinedLines: String {
    split(separator: "\n").map { $0.drop { $0 == " " } }.joined()
  }
}
