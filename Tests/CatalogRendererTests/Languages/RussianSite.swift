import Testing

/// Two tokens files in two appearances, a component, a screen and a mistake, all in Russian.
enum RussianSite {
  static let files = [
    "one/system.yaml": """
    name: Один
    summary: Первая.
    language: ru
    tokens: { resolver: a.resolver.json }

    """,
    "one/a.tokens.json": tokens,
    "one/dark.tokens.json": """
    { "color": { "ink":
      { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 1, 1] } } } }
    """,
    "one/a.resolver.json": """
    { "version": "2025.10",
      "sets": { "base": { "sources": [{ "$ref": "a.tokens.json" }] } },
      "modifiers": { "appearance": { "default": "light",
        "contexts": { "light": [], "dark": [{ "$ref": "dark.tokens.json" }] } } },
      "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/appearance" }] }
    """,
    "one/components/badge/component.yaml": """
    name: Badge
    layer: component
    summary: Слово.
    priority: P1
    semantics: состояние
    requiresSemantics: true
    props:
      - { name: text, type: string, required: true, description: Слово. }
      - { name: tone, type: token, values: [color.ink], default: color.ink, description: Цвет. }
    accessibility: { label: "{text}", role: image, minimumTarget: 44, notes: [Без звука.] }
    contrast: [{ name: Слово, foreground: color.ink, background: color.veil }]
    examples:
      - name: Новое
        agent: { component: Badge, props: { text: НОВОЕ }, semantics: новизна }
    related: [Badge]

    """,
    "one/components/badge/guide.md": "## Когда\n\nДля одного слова.\n",
    "one/guides/start.md": "---\ntitle: Начало\nsummary: н\norder: 1\n---\n\n## Шаги\n",
    "one/guides/deep/more.md":
      "---\ntitle: Дальше\nsummary: д\norder: 2\n---\n\nЦвет — `color.ink`.\n",
    "one/examples/two.yaml": """
    name: Слово
    description: Одно.
    agent: { component: Badge, props: { text: НОВОЕ }, semantics: новизна }

    """,
    "one/examples/three.yaml": """
    name: Другое
    description: Тоже одно.
    agent: { component: Badge, props: { text: СТАРОЕ }, semantics: возраст }

    """,
    "one/examples/invalid/misspelt.yaml": """
    name: Опечатка
    description: В имени.
    expect: [agent/unknown-prop]
    source: |
      component: Badge
      props: { text: НОВОЕ, txt: НОВОЕ }
      semantics: новизна

    """,
  ]

  private static let tokens = """
    { "color": { "$type": "color", "$description": "Цвета.",
        "ink": { "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } },
        "veil": { "$value": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.5 } },
        "wide": { "$value": { "colorSpace": "display-p3", "components": [1, 0, 0] } },
        "text": { "$value": "{color.ink}" },
        "title": { "$value": "{color.text}", "$deprecated": true } },
      "motion": {
        "spring": { "$type": "transition", "$value": {
          "duration": { "value": 400, "unit": "ms" }, "delay": { "value": 100, "unit": "ms" },
          "timingFunction": [0, 0, 1, 1] } } },
      "shadow": { "$type": "shadow",
        "deep": { "$value": { "inset": true, "color": "{color.veil}",
          "offsetX": { "value": 0, "unit": "px" }, "offsetY": { "value": 4, "unit": "px" },
          "blur": { "value": 8, "unit": "px" }, "spread": { "value": 1, "unit": "px" } } } },
      "typography": { "$type": "typography",
        "body": { "$value": { "fontFamily": "Inter", "fontSize": { "value": 16, "unit": "px" },
          "fontWeight": 450, "letterSpacing": { "value": 0, "unit": "px" },
          "lineHeight": 1.5 } } } }
    """

  /// A page of the site.
  static func page(_ path: String) throws -> String {
    let result = try render(replacing: files)
    return try #require(result.site.text(at: path), "no page at \(path)")
  }
}
