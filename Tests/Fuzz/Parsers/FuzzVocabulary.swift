import AgentUI

extension Vocabulary {
  /// Components of every grammar, with props of every kind.
  static let fuzzed = Vocabulary(
    components: views + modifiers,
    tokens: [
      "color.accent": .init(swiftName: "DS.Color.accent"),
      "spacing.m": .init(swiftName: "DS.Spacing.m"),
    ])

  private static let level = PropContract(
    name: "level", kind: .enum, choices: [.init("info"), .init("warning")])

  private static let views = [
    ComponentContract(
      name: "Badge",
      props: [
        PropContract(name: "text", kind: .string, isRequired: true),
        PropContract(name: "count", kind: .number),
        PropContract(name: "isOn", kind: .boolean),
        level,
        PropContract(name: "tint", kind: .token),
      ], children: .none, swift: SwiftForm(module: "Kit", type: "Badge")),
    ComponentContract(
      name: "Stack",
      props: [PropContract(name: "spacing", kind: .token, defaultValue: "spacing.m")],
      children: .any, swift: SwiftForm(module: "Kit", type: "Stack")),
    ComponentContract(
      name: "Push",
      props: [
        PropContract(name: "title", kind: .string, isRequired: true, isUnlabelled: true),
        PropContract(name: "action", kind: .action),
      ], children: .none, swift: SwiftForm(module: "Kit", type: "Push")),
    ComponentContract(
      name: "Switch",
      props: [
        PropContract(name: "isOn", kind: .boolean, isRequired: true, swiftType: "Binding<Bool>"),
        PropContract(name: "steps", kind: .integer, defaultValue: "1"),
      ], children: .none, swift: SwiftForm(module: "Kit", type: "Switch")),
    ComponentContract(
      name: "Split", props: [], children: .only(["Badge", "Stack"]),
      swift: SwiftForm(
        module: "Kit", type: "Split",
        slots: [
          .init(component: "Badge", label: "sidebar"), .init(component: "Stack", label: "content"),
        ])),
  ]

  private static let modifiers = [
    ComponentContract(
      name: "Chip", props: [level], children: .any,
      swift: SwiftForm(module: "Kit", type: "Chip", grammar: .modifier, call: "chip")),
    ComponentContract(
      name: "Surface", props: [level], children: .any,
      swift: SwiftForm(module: "Kit", type: "Surface", grammar: .environment, call: "surface")),
    ComponentContract(
      name: "Calm", props: [PropContract(name: "inset", kind: .number, defaultValue: "4")],
      children: .any,
      swift: SwiftForm(
        module: "Kit", type: "Calm", grammar: .style, call: "buttonStyle", member: "calm()")),
  ]
}
