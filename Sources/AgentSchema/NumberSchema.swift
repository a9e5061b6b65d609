import AgentUI
import JSONTree

/// The numbers that a prop takes.
struct NumberSchema {
  let prop: PropContract

  private var bounds: NumberBounds { prop.bounds }

  /// One of the definitions `number` and `integer`, bounded where the prop is.
  var schema: JSONSchema {
    let all = JSONSchema.reference(to: prop.kind.rawValue)
    let keywords: [JSONValue.Member?] = [
      bounds.minimum.map { .init("minimum", .double($0)) },
      bounds.maximum.map { .init("maximum", .double($0)) },
      multiple.map { .init("multipleOf", .double($0)) },
    ]
    return keywords.compactMap(\.self).reduce(all) { $0.adding($1.name, $1.value) }
  }

  /// The step, where every number on it is a multiple, and where validators agree on that: they
  /// divide by doubles, so they refuse 0.3 as a multiple of 0.1, but not 0.75 as one of 0.25.
  private var multiple: Double? {
    guard let step = bounds.step, step.isBinaryFraction else { return nil }
    return (bounds.origin / step).rounded() * step == bounds.origin ? step : nil
  }
}

extension Double {
  /// Whether the number is exact in at most ten binary places.
  fileprivate var isBinaryFraction: Bool { (self * 1024).rounded() == self * 1024 }
}
