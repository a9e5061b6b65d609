import Files

/// A content in which every key stands that takes a number.
enum NumberSweepContent {
  static let tree: FileTree = [
    "system.yaml": system, "tokens.json": tokens, "Sources/Kit.swift": swift,
    "baseline.json": baseline, "components/box/component.yaml": component,
    "components/box/preview.mustache": "<i></i>\n",
    "components/box/preview.css": "i { margin: 12px; z-index: 3; opacity: 0.5 }\n",
    "guides/one.md": "---\ntitle: One\nsummary: s\norder: 3\n---\n\n4. Four\n5. Five\n",
    "examples/screen.yaml":
      "name: Screen\ndescription: s\norder: 2\nagent:\n  component: Box\n  props: { count: 3, ratio: 1.5 }\n",
  ]

  private static let system = """
    name: Kit
    summary: Numbers.
    version: 1.2.3
    platforms: { iOS: 17 }
    agents: { limits: { page: 25000, catalog: 150000 } }
    tokens: { files: [tokens.json] }
    modules: [{ name: Kit, path: Sources }]
    coverage: { minimum: 10, minimumFile: 5, baseline: baseline.json }
    contrast: { minimum: { text: 5, large-text: 3.5, non-text: 3.5 } }

    """

  private static let component = """
    name: Box
    layer: component
    summary: A box.
    accessibility: { minimumTarget: 44 }
    contrast:
      - { name: Ink, foreground: ink, background: paper, claimed: 15.5 }
    props:
      - { name: count, type: integer, default: 3, description: Whole. }
      - { name: ratio, type: number, default: 1.5, description: Any. }

    """

  private static let swift = """
    /// A level.
    public enum Level: Int { case low = 1, high }
    /// A box.
    public struct Box {
      /// How many.
      public static let count = 3
      /// Makes one.
      public init(count: Int = 3, ratio: Double = 1.5) {}
    }

    """

  private static let baseline = """
    {"version": 1, "modules": [
      {"name": "Kit", "total": 4, "documented": 2, "undocumented": []},
      {"name": "Old", "total": 7, "documented": 5, "undocumented": []}]}
    """

  private static let tokens = """
    {
      "ink": {"$type": "color", "$value": {
        "colorSpace": "srgb", "components": [0, 0.1, 0.2], "alpha": 1}},
      "paper": {"$type": "color", "$value": {"colorSpace": "oklch", "components": [1, 0, 20]}},
      "hue": {"$type": "color", "$value": {"colorSpace": "hsl", "components": [20, 30, 40]}},
      "space": {"$type": "dimension", "$value": {"value": 8, "unit": "px"}},
      "time": {"$type": "duration", "$value": {"value": 200, "unit": "ms"}},
      "weight": {"$type": "fontWeight", "$value": 400},
      "factor": {"$type": "number", "$value": 7},
      "curve": {"$type": "cubicBezier", "$value": [0.1, 0.2, 0.3, 1]},
      "shadow": {"$type": "shadow", "$value": {"color": "{ink}",
        "offsetX": {"value": 1, "unit": "px"}, "offsetY": {"value": 2, "unit": "rem"},
        "blur": {"value": 3, "unit": "px"}, "spread": {"value": 4, "unit": "px"}}},
      "gradient": {"$type": "gradient", "$value": [
        {"color": "{ink}", "position": 0}, {"color": "{paper}", "position": 1}]},
      "stroke": {"$type": "strokeStyle", "$value": {"lineCap": "round",
        "dashArray": [{"value": 2, "unit": "px"}, {"value": 4, "unit": "px"}]}},
      "move": {"$type": "transition", "$value": {"duration": {"value": 1, "unit": "s"},
        "delay": {"value": 2, "unit": "ms"}, "timingFunction": [0.1, 0.2, 0.3, 1]}},
      "text": {"$type": "typography", "$value": {"fontFamily": "Sans", "fontWeight": 700,
        "fontSize": {"value": 16, "unit": "px"}, "lineHeight": 1.5,
        "letterSpacing": {"value": 0, "unit": "px"}}}
    }
    """
}
