import CatalogChecks
import CatalogLoader
import CatalogModel
import Diagnostics
import Files
import Testing

/// A catalog of one system with two components and tokens in two appearances.
let sample: [String: String] = [
  "catalog.yaml": "title: Sample\nsystems: [one]\n",
  "one/system.yaml": """
  name: One
  summary: The first.
  tokens: { resolver: t/one.resolver.json }
  """,
  "one/t/one.resolver.json": """
  { "version": "2025.10", "sets": { "base": { "sources": [{ "$ref": "base.tokens.json" }] } },
    "modifiers": { "appearance": { "default": "light", "contexts": {
      "light": [{ "$ref": "light.tokens.json" }], "dark": [{ "$ref": "dark.tokens.json" }] } } },
    "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/appearance" }] }
  """,
  "one/t/base.tokens.json": """
  { "space": { "$type": "dimension", "s": { "$value": { "value": 8, "unit": "px" } } },
    "grey": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0.5, 0.5, 0.5] } },
    "font": { "$type": "typography", "title": { "$value": {
      "fontFamily": ["x"], "fontSize": { "value": 24, "unit": "px" }, "fontWeight": 400,
      "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1 } } } }
  """,
  "one/t/light.tokens.json": """
  { "back": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 1, 1] } } }
  """,
  "one/t/dark.tokens.json": """
  { "back": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } } }
  """,
  "one/components/badge/component.yaml": "name: Badge\nlayer: component\nsummary: A word.\n",
  "one/components/badge/preview.mustache": "<b></b>\n",
  "one/components/badge/preview.css": "b { padding: var(--space-s); }\n",
  "one/components/card/component.yaml": "name: Card\nlayer: component\nsummary: A box.\n",
  "one/components/card/preview.mustache": "<i></i>\n",
  "one/components/card/preview.css": "i { color: var(--grey); }\n",
]

/// The sample with more files, more lines at the end of files, or other files.
struct Change {
  var replacing: [String: String] = [:]
  var appending: [String: String] = [:]

  var catalog: Catalog? {
    var files = sample.merging(replacing) { $1 }
    for (path, text) in appending { files[path, default: ""] += text }
    let tree = FileTree(files.mapValues { Array($0.utf8) })
    return CatalogLoader(tree).load().catalog
  }
}

/// What the checks find, as `path:line:column: summary [id]`.
func findings(
  replacing: [String: String] = [:], appending: [String: String] = [:]
) throws -> [String] {
  try diagnostics(replacing: replacing, appending: appending).map { diagnostic in
    let place = diagnostic.location.map { "\($0): " } ?? ""
    return "\(place)\(diagnostic.summary) [\(diagnostic.id.name)]"
  }
}

func diagnostics(
  replacing: [String: String] = [:], appending: [String: String] = [:]
) throws -> [Diagnostic] {
  let catalog = try #require(Change(replacing: replacing, appending: appending).catalog)
  return CatalogChecks.run(catalog).diagnostics
}

func report(
  replacing: [String: String] = [:], appending: [String: String] = [:]
) throws -> SystemReport {
  let catalog = try #require(Change(replacing: replacing, appending: appending).catalog)
  return try #require(CatalogChecks.run(catalog).reports.systems["one"])
}

let badge = "one/components/badge/component.yaml"
let badgeStyle = "one/components/badge/preview.css"
let card = "one/components/card/component.yaml"

/// The sample with a Swift file and lines at the end of files, everything compared with the source.
func sourceFindings(
  _ source: String, appending: [String: String] = [:], coverage: String = ""
) throws -> [Diagnostic] {
  let catalog = try #require(sourceChange(source, appending: appending, coverage: coverage).catalog)
  return CatalogChecks.run(catalog, comparesSources: true).diagnostics
}

/// The report of the sample with a Swift file.
func sourceReport(
  _ source: String, replacing: [String: String] = [:], appending: [String: String] = [:],
  coverage: String = ""
) throws -> SystemReport {
  var change = sourceChange(source, appending: appending, coverage: coverage)
  change.replacing.merge(replacing) { $1 }
  let catalog = try #require(change.catalog)
  return try #require(CatalogChecks.run(catalog).reports.systems["one"])
}

private func sourceChange(
  _ source: String, appending: [String: String], coverage: String
) -> Change {
  let manifest = "\nmodules: [{ name: Kit, path: Sources }]\n\(coverage)"
  return Change(
    replacing: ["one/Sources/A.swift": source],
    appending: appending.merging(["one/system.yaml": manifest]) { $0 + $1 })
}

extension SystemReport {
  /// The facet of a kind.
  func facet(_ kind: CoverageFacet.Kind) -> CoverageFacet? { facets.first { $0.kind == kind } }
}
