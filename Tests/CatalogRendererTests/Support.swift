import CatalogChecks
import CatalogLoader
import CatalogModel
import CatalogRenderer
import Diagnostics
import Files
import Testing

/// A catalog of one system with a component, two guides and a token.
let sample: [String: String] = [
  "catalog.yaml": "title: Sample\nsystems: [one]\n",
  "one/system.yaml": """
  name: One
  summary: The first.
  tokens: { files: [a.tokens.json] }
  modules: [{ name: One, path: Sources }]

  """,
  "one/a.tokens.json": """
  { "color": { "$type": "color",
    "ink": { "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } } } }
  """,
  "one/components/badge/component.yaml": """
  name: Badge
  layer: component
  summary: A word.
  props: [{ name: text, type: string, description: The word. }]
  examples:
    - { name: Short, agent: { component: Badge, props: { text: NEW } } }

  """,
  "one/components/badge/preview.mustache": "<b><slot name=\"text\"></slot></b>\n",
  "one/components/badge/preview.css": "b { color: var(--color-ink); }\n",
  "one/components/badge/guide.md": "## When\n\nFor one word.\n",
  "one/guides/start.md": "---\ntitle: Start\nsummary: s\norder: 1\n---\n\n## First steps\n",
  "one/guides/deep/more.md": "---\ntitle: More\nsummary: s\norder: 2\n---\n\ntext\n",
  "one/Sources/Badge.swift": "/// A word.\npublic struct Badge {}\n",
]

/// The site of the sample with other files and more text at the end of some, after a change of what
/// was read.
func render(
  replacing: [String: String] = [:], appending: [String: String] = [:], theme: Theme = Theme(),
  editing edit: (inout Catalog) -> Void = { _ in }
) throws -> SiteRenderer.Result {
  var files = sample.merging(replacing) { $1 }
  for (path, text) in appending { files[path, default: ""] += text }
  let tree = FileTree(files.mapValues { Array($0.utf8) })
  var catalog = try #require(CatalogLoader(tree).load().catalog)
  edit(&catalog)
  let reports = CatalogChecks.run(catalog).reports
  return SiteRenderer(catalog: catalog, reports: reports, theme: theme).render()
}

/// What is wrong when a guide ends in `text`, as `path:line: summary [id]`.
func findings(inGuide text: String) throws -> [Diagnostic] {
  try render(appending: ["one/guides/deep/more.md": text]).diagnostics
}

/// The page of the nested guide when it ends in `text`.
func guidePage(_ text: String) throws -> String {
  let result = try render(appending: ["one/guides/deep/more.md": text])
  return try #require(result.site.text(at: "one/guides/deep/more.html"))
}

extension Diagnostic {
  /// `path:line:column: summary [id]`
  var message: String { (location.map { "\($0): " } ?? "") + "\(summary) [\(id)]" }
}
