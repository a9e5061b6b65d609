import AgentUI

/// The catalog in `Documents/vocabulary`, as its files would be loaded.
extension Vocabulary {
  static let documents = Vocabulary(
    components: patterns + parts + surfaces,
    tokens: [
      "color.ink": Token(swiftName: "DS.Color.ink"),
      "color.paper": Token(swiftName: "DS.Color.paper"),
      "color.accent": Token(swiftName: "DS.Color.accent"),
      "color.old": Token(swiftName: "DS.Color.old", deprecation: "Use color.accent."),
      "spacing.s": Token(swiftName: "DS.Spacing.s"), "spacing.m": Token(swiftName: "DS.Spacing.m"),
      "radius.small": Token(swiftName: "DS.Radius.small"),
      "radius.card": Token(swiftName: "DS.Radius.card"),
    ])

  private static let patterns = [
    pattern("Inspector", [text("title")], .any),
    pattern("Sidebar", [text("title")], .only(["SectionHeader", "SidebarItem"])),
    pattern(
      "Scaffold", [choice("columns", ["automatic", "two"], default: "automatic")],
      .only(["Sidebar", "Content"])),
    part("Content", [], .any),
  ]

  private static let parts = [
    part("SidebarItem", [text("label"), choice("symbol", ["film", "folder", "doc.text"])]),
    part("SectionHeader", [text("text"), flag("showsDivider")]),
    part("KeyValueRow", [text("key"), text("value"), flag("copyable")]),
    part("Badge", [text("text"), level]),
    part("Dot", [level]),
    part(
      "Gauge",
      [
        PropContract(name: "value", kind: .number, isRequired: true),
        PropContract(name: "steps", kind: .integer, defaultValue: "1"),
        PropContract(
          name: "level", kind: .number, bounds: NumberBounds(minimum: 0, maximum: 1, step: 0.25)),
        PropContract(
          name: "turns", kind: .integer, bounds: NumberBounds(minimum: 1, maximum: 12)),
      ]),
    part("Text", [text("text"), choice("style", ["body", "headline"], default: "body")]),
    part(
      "Button", [text("title"), PropContract(name: "action", kind: .action, isRequired: true)]),
    part("Divider", []),
  ]

  private static let surfaces = [
    part(
      "Card",
      [
        choice("elevation", ["none", "low"], default: "low"),
        PropContract(
          name: "radius", kind: .token, choices: [.init("radius.small"), .init("radius.card")],
          defaultValue: "radius.card"),
        PropContract(name: "fill", kind: .token, defaultValue: "color.paper"),
      ], .any),
    part("TintedCard", [], .any, .modifier),
    part("ChipStyle", [level], .only(["Text"]), .modifier),
    part(
      "SurfaceStyle", [choice("material", ["thin", "regular"], default: "regular")], .any,
      .environment),
  ]

  private static func part(
    _ name: String, _ props: [PropContract], _ children: ChildrenRule = .none,
    _ grammar: SwiftForm.Grammar = .view
  ) -> ComponentContract {
    ComponentContract(
      name: name, props: props, children: children,
      swift: SwiftForm(module: "Sample", type: name, grammar: grammar),
      requiresSemantics: name == "Dot")
  }

  private static func pattern(
    _ name: String, _ props: [PropContract], _ children: ChildrenRule
  ) -> ComponentContract {
    var contract = part(name, props, children)
    contract.keyword = .view
    return contract
  }

  private static func text(_ name: String) -> PropContract {
    PropContract(name: name, kind: .string, isRequired: true)
  }

  private static func flag(_ name: String) -> PropContract {
    PropContract(name: name, kind: .boolean, defaultValue: "false")
  }

  private static func choice(
    _ name: String, _ values: [String], default value: String? = nil, isRequired: Bool = false
  ) -> PropContract {
    PropContract(
      name: name, kind: .enum, choices: values.map { .init($0) }, defaultValue: value,
      isRequired: isRequired)
  }

  private static let level = choice(
    "level", ["info", "warning", "error", "success"], isRequired: true)
}
