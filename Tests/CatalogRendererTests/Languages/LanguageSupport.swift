import CatalogRenderer
import Files

/// The sample with a second system: the same in Russian.
let bilingual: [String: String] = [
  "catalog.yaml": "title: Sample\nsystems: [one, odin]\n",
  "odin/system.yaml": """
  name: Один
  summary: Первая.
  language: ru
  twin: one
  tokens: { files: [a.tokens.json] }

  """,
  "odin/a.tokens.json": """
  { "color": { "$type": "color",
    "ink": { "$value": { "colorSpace": "srgb", "components": [1, 0, 0] } } } }
  """,
  "odin/components/badge/component.yaml": """
  name: Badge
  layer: component
  summary: Слово.
  props: [{ name: text, type: string, description: Слово. }]
  examples:
    - { name: Короткий, agent: { component: Badge, props: { text: НОВОЕ } } }

  """,
  "odin/components/badge/preview.mustache": "<b><slot name=\"text\"></slot></b>\n",
  "odin/components/badge/preview.css": "b { color: var(--color-ink); }\n",
  "odin/guides/start.md": "---\ntitle: Начало\nsummary: s\norder: 1\n---\n\n## Первые шаги\n",
]

/// The site of both systems with other files.
func renderBoth(
  replacing: [String: String] = [:], appending: [String: String] = [:], theme: Theme = Theme()
) throws -> SiteRenderer.Result {
  try render(
    replacing: bilingual.merging(replacing) { $1 }, appending: appending, theme: theme)
}

extension String {
  /// The lines that hold a text, without the blanks around them.
  func lines(with text: String) -> [String] {
    split(separator: "\n").filter { $0.contains(text) }.map {
      $0.trimmingPrefix { $0 == " " }.description
    }
  }
}
