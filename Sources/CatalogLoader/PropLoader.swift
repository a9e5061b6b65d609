import AgentUI
import Diagnostics
import YAMLTree

/// Reads the `props` of a component.
enum PropLoader {
  /// What the list of props came to.
  struct Result {
    /// The props that could be read.
    var props: [PropContract] = []
    /// Where each of them stands, by name.
    var locations: [String: SourceLocation] = [:]
    /// Whether these are all props, with all their values.
    var areComplete = true
  }

  static func props(_ fields: inout YAMLFields) -> Result {
    let found = fields.diagnostics.count
    var result = list(&fields)
    let errors = fields.diagnostics.dropFirst(found).filter { $0.severity == .error }
    result.areComplete = errors.isEmpty
    return result
  }

  private static func list(_ fields: inout YAMLFields) -> Result {
    var result = Result()
    for node in fields.list("props") {
      var inner = YAMLFields(node, subject: "a prop")
      let prop = prop(&inner)
      let name = prop?.name
      if let name, result.locations[name] != nil {
        inner.report(
          .init(
            .componentDuplicateProp, "the prop '\(name)' is declared twice",
            at: inner.location(of: "name")))
      } else if let prop {
        result.props.append(prop)
        result.locations[prop.name] = inner.location
      }
      fields.report(inner.finish())
    }
    return result
  }

  private static func prop(_ fields: inout YAMLFields) -> PropContract? {
    let name = fields.requiredText("name")
    let kind = fields.oneOf("type", PropContract.Kind.self)
    if fields.node("type") == nil {
      fields.reportMissing("type", suggestion: "add 'type: string'")
    }
    let prop = PropContract(
      name: name ?? "", kind: kind ?? .string, choices: choices(&fields),
      bounds: NumberBoundsLoader.bounds(&fields, of: kind), defaultValue: fields.text("default"),
      isRequired: fields.boolean("required"), description: fields.text("description") ?? "",
      swiftType: fields.text("swift"), isUnlabelled: fields.text("label") == "_")
    check(prop, &fields)
    NumberBoundsLoader.check(prop, &fields)
    return name == nil || kind == nil ? nil : prop
  }

  private static func choices(_ fields: inout YAMLFields) -> [PropContract.Choice] {
    fields.list("values").compactMap { node in
      if let text = node.text { return PropContract.Choice(text) }
      var inner = YAMLFields(node, subject: "a value")
      let name = inner.requiredText("name")
      let description = inner.text("description")
      fields.report(inner.finish())
      return name.map { PropContract.Choice($0, description: description) }
    }
  }

  private static func check(_ prop: PropContract, _ fields: inout YAMLFields) {
    if prop.kind == .enum, prop.choices.isEmpty {
      fields.report(
        .init(
          .componentEnumWithoutValues, "the enum '\(prop.name)' has no 'values'",
          at: fields.location, suggestion: "add 'values: [first, second]'"))
    }
    let names = prop.choices.map(\.name)
    if let value = prop.defaultValue, !names.isEmpty, !names.contains(value) {
      fields.report(
        .init(
          .componentDefaultNotAValue, "the default '\(value)' is not one of the values",
          at: fields.location(of: "default"),
          suggestion: DidYouMean.suggestion(for: value, among: names)))
    }
  }
}
