import CatalogDriver
import Files
import Testing

/// Two small systems, which both have a component `Label` and each one of its own: `Badge` in
/// `harbour`, `Chip` in `forest`.
enum Harbour {
  static let files: [String: String] = [
    "catalog.yaml": "title: Sample\nsystems: [harbour, forest]\n",
    "harbour/system.yaml": """
    name: Harbour
    summary: Of ships.
    tokens: { files: [tokens/space.tokens.json] }
    """,
    "harbour/tokens/space.tokens.json": #"{"space":{"m":{"$type":"number","$value":8}}}"#,
    "harbour/components/badge/component.yaml": """
    name: Badge
    layer: component
    summary: A word in colour.
    children: any
    props:
      - { name: text, type: string, required: true, description: What it says. }
      - { name: level, type: enum, values: [info, error], default: info, description: How bad. }
      - { name: gap, type: token, description: Around it. }
    """,
    "harbour/components/badge/preview.mustache": "<b><slot name=\"text\"></slot></b>\n",
    "harbour/components/badge/preview.css": "b { padding: var(--space-m); }\n",
    "forest/system.yaml": "name: Forest\nsummary: Of trees.\n",
    "forest/components/chip/component.yaml": "name: Chip\nlayer: component\nsummary: Small.\n",
    "forest/components/chip/preview.mustache": "<i></i>\n",
    "forest/components/chip/preview.css": "i { padding: 0; }\n",
  ].merging(label(in: "harbour")) { $1 }.merging(label(in: "forest")) { $1 }

  static let tree = FileTree(files.mapValues { Array($0.utf8) })

  static func workbench() throws -> AgentWorkbench {
    try #require(AgentWorkbench.load(tree).workbench)
  }

  /// A tool whose working folder holds the systems below `content`.
  static func run() throws -> ToolRun {
    let run = try ToolRun()
    for (path, text) in files { try run.write(text, at: "content/" + path) }
    return run
  }

  private static func label(in system: String) -> [String: String] {
    [
      "\(system)/components/label/component.yaml":
        "name: Label\nlayer: component\nsummary: Plain text.\n",
      "\(system)/components/label/preview.mustache": "<u></u>\n",
      "\(system)/components/label/preview.css": "u { padding: 0; }\n",
    ]
  }
}
