import AgentUI

/// The components that the documents name: a few of a design system, of every kind of prop.
let vocabulary = Vocabulary(
  components: [
    component("InspectorPattern", [text("title")], .any),
    component("Card", [token("radius", ["radius.small", "radius.card"])], .any),
    component("SectionHeader", [text("text"), flag("showsDivider")]),
    component("KeyValueRow", [text("key"), text("value"), flag("copyable")]),
    component("Badge", [text("text"), level]),
    component("Gauge", [PropContract(name: "value", kind: .number, isRequired: true)]),
  ],
  tokens: [
    "radius.small": .init(swiftName: "Radius.small"),
    "radius.card": .init(swiftName: "Radius.card"),
  ])

private let level = PropContract(
  name: "level", kind: .enum, choices: ["info", "warning", "error", "success"].map { .init($0) },
  isRequired: true)

private func component(
  _ name: String, _ props: [PropContract], _ children: ChildrenRule = .none
) -> ComponentContract {
  ComponentContract(
    name: name, props: props, children: children, swift: SwiftForm(module: "Kit", type: name))
}

private func text(_ name: String) -> PropContract {
  PropContract(name: name, kind: .string, isRequired: true)
}

private func flag(_ name: String) -> PropContract { PropContract(name: name, kind: .boolean) }

private func token(_ name: String, _ paths: [String]) -> PropContract {
  PropContract(name: name, kind: .token, choices: paths.map { .init($0) })
}

/// A document of `nodes` nodes: an inspector of cards with seven parts each. No two are alike.
func document(_ number: Int, nodes: Int) -> String {
  var lines = [
    "# Inspector \(number)", "view: InspectorPattern", "props:", "  title: \"File \(number)\"",
    "semantics: \"what is known of file \(number)\"", "children:",
  ]
  var left = nodes - 1
  while left > 0 {
    lines += ["  - component: Card", "    props:", "      radius: radius.card", "    children:"]
    left -= 1
    for part in 0..<min(7, left) { lines += parts(part, number + left).map { "      " + $0 } }
    left -= min(7, left)
  }
  return lines.joined(separator: "\n") + "\n"
}

private func parts(_ part: Int, _ number: Int) -> [String] {
  switch part {
  case 0:
    ["- component: SectionHeader", "  props: { text: \"Part \(number)\", showsDivider: true }"]
  case 1, 2, 3:
    [
      "- component: KeyValueRow", "  props:", "    key: \"Field \(part)\"",
      "    value: \"\(number) bytes\"", "    copyable: true",
    ]
  case 4:
    ["- component: Gauge", "  props:", "    value: 0.\(number)"]
  default:
    [
      "- component: Badge", "  props:", "    text: \"VALID\"", "    level: success",
      "  semantics: \"state of field \(part)\"",
    ]
  }
}
