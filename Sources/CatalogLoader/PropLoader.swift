import AgentUI
import Diagnostics
import YAMLTree

/// Reads the `props` of a component.
enum PropLoader {
  /// The props that could be read, and whether these are all of them with all their values.
  static func props(_ fields: inout YAMLFields) -> (props: [PropContract], areComplete: Bool) {
    let found = fields.diagnostics.count
    let props = list(&fields)
    let errors = fields.diagnostics.dropFirst(found).filter { $0.severity == .error }
    return (props, errors.isEmpty)
  }

  private static func list(_ fields: inout YAMLFields) -> [PropContract] {
    var props: [PropContract] = []
    for node in fields.list("props") {
      var inner = YAMLFields(node, subject: "a prop")
      let prop = prop(&inner)
      let name = prop?.name
      if let name, props.contains(where: { $0.name == name }) {
        inner.report(
          .error(
            "component/duplicate-prop", "the prop '\(name)' is declared twice",
            at: inner.location(of: "name")))
      } else if let prop {
        props.append(prop)
      }
      fields.report(inner.finish())
    }
    return props
  }

  private static func prop(_ fields: inout YAMLFields) -> PropContract? {
    let name = fields.requiredText("name")
    let kind = fields.oneOf("type", PropContract.Kind.self)
    if fields.node("type") == nil {
      fields.report(
        .error(
          "yaml/missing-key", "a prop needs 'type'", at: fields.location,
          suggestion: "add 'type: string'"))
    }
    let prop = PropContract(
      name: name ?? "", kind: kind ?? .string, choices: choices(&fields),
      defaultValue: fields.text("default"), isRequired: fields.boolean("required"),
      description: fields.text("description") ?? "", swiftType: fields.text("swift"),
      isUnlabelled: fields.text("label") == "_")
    check(prop, &fields)
    return name == nil || kind == nil ? nil : prop
  }

  private static func choices(_ fields: inout YAMLFields) -> [PropContract.Choice] {
    fields.list("values").compactMap { node in
      if let text = node.text { return PropContract.Choice(text) }
      var inner = YAMLFields(node, subject: "a value")
      let choice = inner.requiredText("name").map {
        PropContract.Choice($0, description: inner.text("description"))
      }
      fields.report(inner.finish())
      return choice
    }
  }

  private static func check(_ prop: PropContract, _ fields: inout YAMLFields) {
    if prop.kind == .enum, prop.choices.isEmpty {
      fields.report(
        .error(
          "component/enum-without-values", "the enum '\(prop.name)' has no 'values'",
          at: fields.location, suggestion: "add 'values: [first, second]'"))
    }
    let names = prop.choices.map(\.name)
    if let value = prop.defaultValue, !names.isEmpty, !names.contains(value) {
      fields.report(
        .error(
          "component/default-not-a-value", "the default '\(value)' is not one of the values",
          at: fields.location(of: "default"),
          suggestion: DidYouMean.suggestion(for: value, among: names)))
    }
  }
}
