import AgentUI
import Diagnostics
import YAMLTree

/// Reads `minimum`, `maximum` and `step` of a prop.
enum NumberBoundsLoader {
  /// The bounds of a prop; none where one of them is wrong, so that nothing else is wrong by them.
  ///
  /// - Parameter kind: `nil` where the type is wrong or missing, which is reported already.
  static func bounds(_ fields: inout YAMLFields, of kind: PropContract.Kind?) -> NumberBounds {
    let found = fields.diagnostics.count
    let bounds = NumberBounds(
      minimum: fields.number("minimum"), maximum: fields.number("maximum"),
      step: fields.number("step"))
    if let kind, !bounds.isEmpty { check(bounds, of: kind, &fields) }
    return fields.diagnostics.count > found || kind == nil ? NumberBounds() : bounds
  }

  /// Reports the default and the values of a prop that its bounds do not admit.
  static func check(_ prop: PropContract, _ fields: inout YAMLFields) {
    if prop.bounds.isEmpty { return }
    let values = prop.choices.map { choice in
      (text: choice.name, subject: "the value", location: fields.location(of: "values"))
    }
    let initial = prop.defaultValue.map { text in
      (text: text, subject: "the default", location: fields.location(of: "default"))
    }
    for given in values + [initial].compactMap(\.self) {
      guard let number = Double(given.text), !prop.bounds.admits(number) else { continue }
      fields.report(
        .init(
          .componentNumberOutOfBounds,
          "\(given.subject) \(Excerpt.of(given.text)) of '\(prop.name)' is "
            + (prop.bounds.contains(number) ? "not on a step" : "out of bounds"),
          at: given.location, notes: [.init("allowed: \(prop.bounds.spoken)")],
          suggestion: "write \(prop.bounds.value(nearestTo: number).text), which is nearest, or "
            + "correct the bounds"))
    }
  }

  // MARK: - What is wrong with bounds

  private static func check(
    _ bounds: NumberBounds, of kind: PropContract.Kind, _ fields: inout YAMLFields
  ) {
    guard kind == .integer || kind == .number else {
      for (name, _) in bounds.members { reportNoNumber(name, kind, &fields) }
      return
    }
    if kind == .integer {
      for (name, value) in bounds.members where value.rounded() != value {
        reportNotWhole(name, value, &fields)
      }
    }
    if let step = bounds.step, step <= 0 {
      fields.report(
        .init(
          .componentStepNotPositive, "'step' is \(NumberBounds.text(step)), and must be above 0",
          at: fields.location(of: "step"),
          suggestion: "remove it to allow every number between the bounds"))
    }
    if let minimum = bounds.minimum, let maximum = bounds.maximum, minimum > maximum {
      fields.report(
        .init(
          .componentMinimumAboveMaximum,
          "the minimum \(NumberBounds.text(minimum)) is above the maximum "
            + NumberBounds.text(maximum),
          at: fields.location(of: "minimum"), suggestion: "exchange them, or correct one"))
    }
  }

  private static func reportNoNumber(
    _ name: String, _ kind: PropContract.Kind, _ fields: inout YAMLFields
  ) {
    fields.report(
      .init(
        .componentBoundsOfNoNumber, "a prop of type '\(kind.rawValue)' has no '\(name)'",
        at: fields.location(of: name),
        suggestion: "remove it, or write 'type: integer' or 'type: number'"))
  }

  private static func reportNotWhole(
    _ name: String, _ value: Double, _ fields: inout YAMLFields
  ) {
    fields.report(
      .init(
        .componentBoundNotWhole,
        "the \(name) of an integer must be whole, not \(NumberBounds.text(value))",
        at: fields.location(of: name),
        suggestion: "write a whole number, or 'type: number'"))
  }
}
