import AgentUI

/// A vocabulary with every kind of component: the contracts of FoundationUI that the tests name.
extension Vocabulary {
  static let sample = Vocabulary(
    components: components + bindings + containers + modifiers + styles + primitives,
    tokens: [
      "spacing.s": Token(swiftName: "DS.Spacing.s"), "spacing.m": Token(swiftName: "DS.Spacing.m"),
      "radius.small": Token(swiftName: "DS.Radius.small"),
      "radius.card": Token(swiftName: "DS.Radius.card"),
      "color.old": Token(swiftName: "DS.Color.old", deprecation: "use color.tertiary"),
    ])

  private static let levels = ["info", "warning", "error", "success"]

  private static let components = [
    view("Badge", [text("text", required: true), choice("level", levels, required: true)]),
    view(
      "Indicator",
      [
        choice("level", levels, required: true),
        choice("size", ["mini", "small", "medium"], default: "small"), text("reason"),
        PropContract(name: "tooltip", kind: .string, swiftType: "IndicatorTooltip.text"),
      ]),
    view(
      "KeyValueRow",
      [
        text("key", required: true), text("value", required: true), flag("copyable", "false"),
      ]),
    view("SectionHeader", [text("text", required: true), flag("showsDivider", "false")]),
    view("SidebarItem", [text("label", required: true), symbol(required: false)]),
    view(
      "ToolbarAction",
      [
        text("label", required: true), symbol(required: true), text("shortcut"),
        PropContract(name: "action", kind: .action),
      ], closure: .init(isOptional: true)),
    view(
      "Gauge",
      [
        PropContract(name: "value", kind: .number, isRequired: true),
        PropContract(name: "steps", kind: .integer, defaultValue: "1"),
      ]),
  ]

  private static let bindings = [
    view(
      "Switch",
      [
        text("title", required: true),
        PropContract(name: "isOn", kind: .boolean, isRequired: true, swiftType: "Binding<Bool>"),
        PropContract(
          name: "level", kind: .enum, choices: levels.map { .init($0) },
          swiftType: "Binding<Level>"),
        PropContract(name: "note", kind: .string, swiftType: "Binding<String>"),
      ])
  ]

  private static let styles = [
    ComponentContract(
      name: "WideStyle",
      props: [
        choice("level", levels, required: true),
        PropContract(name: "inset", kind: .number, defaultValue: "4"),
      ], children: .any,
      swift: SwiftForm(
        module: "FoundationUI", type: "WideStyle", grammar: .style, call: "buttonStyle")),
    ComponentContract(
      name: "CompactStyle", props: [PropContract(name: "inset", kind: .number, defaultValue: "4")],
      children: .any,
      swift: SwiftForm(
        module: "FoundationUI", type: "CompactStyle", grammar: .style, call: "buttonStyle",
        member: "compact()")),
    ComponentContract(
      name: "CalmStyle", props: [], children: .any,
      swift: SwiftForm(
        module: "FoundationUI", type: "CalmStyle", grammar: .style, call: "buttonStyle",
        member: "calm")),
    ComponentContract(
      name: "LoudHeading", props: [], children: .any,
      swift: SwiftForm(
        module: "FoundationUI", type: "LoudHeading", grammar: .style, call: "kit.headingStyle")),
  ]

  private static let containers = [
    view("Card", [choice("elevation", ["none", "low", "medium"], default: "low"), radius], .any),
    view("InspectorPattern", [text("title", required: true)], .any),
    view(
      "SidebarPattern", [text("title", required: true), text("selection")],
      .only(["SidebarItem", "SectionHeader"])),
    view(
      "ToolbarPattern", [text("title", required: true)],
      .only(["ToolbarAction", "Badge", "Indicator"])),
    view("BoxTreePattern", [text("title", required: true)], .only(["BoxTreeNode"])),
    view(
      "BoxTreeNode",
      [text("type", required: true), text("size", required: true), flag("isExpanded", "true")],
      .only(["BoxTreeNode"]), closure: .init(isOptional: true)),
    view("ScaffoldContent", [text("title")], .any),
    ComponentContract(
      name: "NavigationSplitScaffold",
      props: [choice("columns", ["automatic", "two", "three"], default: "automatic")],
      children: .only(["SidebarPattern", "ScaffoldContent", "InspectorPattern"]),
      swift: SwiftForm(
        module: "FoundationUI", type: "NavigationSplitScaffold",
        slots: [
          .init(component: "SidebarPattern", label: "sidebar"),
          .init(component: "ScaffoldContent", label: "content"),
          .init(component: "InspectorPattern", label: "inspector"),
        ])),
    ComponentContract(
      name: "Dialog", props: [PropContract(name: "confirm", kind: .action)],
      children: .only(["Text", "Button", "Divider"]),
      swift: SwiftForm(
        module: "FoundationUI", type: "Dialog",
        slots: [
          .init(component: "Text", label: "message"), .init(component: "Button", label: "actions"),
        ])),
    view(
      "Choice",
      [text("title", required: true), PropContract(name: "action", kind: .action)], .any,
      closure: .init(label: "content")),
    view("Disclosure", [PropContract(name: "action", kind: .action)], .any),
  ]

  private static let modifiers = [
    modifier(
      "BadgeChipStyle", "badgeChipStyle", [choice("level", levels, required: true)], .only(["Text"])
    ),
    modifier("CardStyle", "cardStyle", [radius]),
    modifier("CopyableModifier", "copyable", [text("text", required: true)]),
    modifier(
      "ColorSchemeAdapter", "colorSchemeAdapter",
      [
        PropContract(
          name: "preference", kind: .enum, choices: ["system", "dark"].map { .init($0) },
          defaultValue: "system", isUnlabelled: true)
      ]),
    ComponentContract(
      name: "SurfaceStyleKey",
      props: [choice("material", ["thin", "regular"], default: "regular")],
      children: .any,
      swift: SwiftForm(
        module: "FoundationUI", type: "SurfaceStyleKey", grammar: .environment,
        call: "surfaceStyle")),
    ComponentContract(
      name: "ShortcutTable", props: [], children: .none,
      swift: SwiftForm(
        module: "FoundationUI", type: "KeyboardShortcuts", grammar: .function,
        call: "KeyboardShortcuts.table")),
  ]

  private static let primitives = [
    view(
      "Text",
      [
        PropContract(name: "text", kind: .string, isRequired: true, isUnlabelled: true),
        PropContract(
          name: "style", kind: .enum, choices: ["body", "headline"].map { .init($0) },
          defaultValue: "body", swiftType: "font"),
      ]),
    view(
      "VStack",
      [
        PropContract(
          name: "spacing", kind: .token, choices: ["spacing.s", "spacing.m"].map { .init($0) },
          defaultValue: "spacing.m")
      ], .any),
    view(
      "Button",
      [
        PropContract(name: "title", kind: .string, isRequired: true, isUnlabelled: true),
        PropContract(name: "action", kind: .action),
      ]),
    view("Divider", []),
  ]

  // MARK: Shorthands

  private static func view(
    _ name: String, _ props: [PropContract], _ children: ChildrenRule = .none,
    closure: SwiftForm.Closure = .init()
  ) -> ComponentContract {
    ComponentContract(
      name: name, props: props, children: children,
      swift: SwiftForm(module: "FoundationUI", type: name, closure: closure))
  }

  private static func modifier(
    _ name: String, _ call: String, _ props: [PropContract], _ children: ChildrenRule = .any
  ) -> ComponentContract {
    ComponentContract(
      name: name, props: props, children: children,
      swift: SwiftForm(module: "FoundationUI", type: name, grammar: .modifier, call: call))
  }

  private static func text(_ name: String, required: Bool = false) -> PropContract {
    PropContract(name: name, kind: .string, isRequired: required)
  }

  private static func flag(_ name: String, _ value: String) -> PropContract {
    PropContract(name: name, kind: .boolean, defaultValue: value)
  }

  private static func choice(
    _ name: String, _ values: [String], required: Bool = false, default value: String? = nil
  ) -> PropContract {
    PropContract(
      name: name, kind: .enum, choices: values.map { .init($0) }, defaultValue: value,
      isRequired: required)
  }

  private static func symbol(required: Bool) -> PropContract {
    PropContract(
      name: "systemImage", kind: .enum, choices: ["film", "doc.on.doc"].map { .init($0) },
      isRequired: required, swiftType: "String")
  }

  private static let radius = PropContract(
    name: "cornerRadius", kind: .token,
    choices: ["radius.small", "radius.card"].map { .init($0) }, defaultValue: "radius.card")
}
