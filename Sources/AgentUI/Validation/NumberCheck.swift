import Diagnostics
import YAMLTree

/// Checks a number against the bounds of its prop.
struct NumberCheck {
  let prop: PropContract
  let component: String
  let examples: ExampleWriter

  /// What is wrong with a value; `nil` where it is not a number of the prop's type, or is right.
  func check(_ given: AgentNode.Prop) -> Diagnostic? {
    guard let number = prop.number(given.value), !prop.bounds.admits(number) else { return nil }
    let nearest = prop.bounds.value(nearestTo: number)
    return .init(
      prop.bounds.contains(number) ? .agentOffStep : .agentOutOfRange,
      "\(component).\(prop.name) cannot be \(Excerpt.of(given.spelling))",
      at: given.valueLocation, notes: [.init("allowed here: \(prop.bounds.spoken)")],
      suggestion: "write \(nearest.text), which is nearest",
      example: examples.entry(.init(example: prop.name, nearest), prop))
  }
}

extension PropContract {
  /// A value as a number of the prop's type; `nil` where it is none.
  func number(_ value: AgentValue) -> Double? {
    switch (kind, value) {
    case (.integer, .integer(let value)), (.number, .integer(let value)): Double(value)
    case (.number, .number(let value)) where value.isFinite: value
    // A whole number is one however it is spelt, as in JSON Schema.
    case (.integer, .number(let value)) where Int(exactly: value) != nil: value
    default: nil
    }
  }
}

extension NumberBounds {
  /// What a message says of the numbers: `from 0 to 1 in steps of 0.1`.
  public var spoken: String {
    let range: String? =
      switch (minimum, maximum) {
      case (let minimum?, let maximum?): "from \(Self.text(minimum)) to \(Self.text(maximum))"
      case (let minimum?, nil): "\(Self.text(minimum)) or more"
      case (nil, let maximum?): "\(Self.text(maximum)) or less"
      case (nil, nil): nil
      }
    let steps = step.map { "in steps of \(Self.text($0))" }
    return [range, steps].compactMap(\.self).joined(separator: " ")
  }
}
