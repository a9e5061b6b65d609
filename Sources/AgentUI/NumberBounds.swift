/// The numbers that a prop takes: `minimum` and `maximum` as in JSON Schema, and a step that is
/// counted from the minimum, or from 0 where there is none, as in a number field of HTML.
public struct NumberBounds: Hashable, Sendable {
  /// The lowest number; `nil` when there is none.
  public var minimum: Double?
  /// The highest number; `nil` when there is none.
  public var maximum: Double?
  /// How far the numbers are apart, above 0; `nil` when all between the bounds are taken.
  public var step: Double?

  /// Bounds; those that are left out bound nothing.
  public init(minimum: Double? = nil, maximum: Double? = nil, step: Double? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.step = step
  }

  /// Whether every number is taken.
  public var isEmpty: Bool { self == NumberBounds() }

  /// The bounds that there are, by the names that metadata give them.
  public var members: [(name: String, value: Double)] {
    [("minimum", minimum), ("maximum", maximum), ("step", step)].compactMap { name, value in
      value.map { (name, $0) }
    }
  }

  /// The number from which steps are counted.
  public var origin: Double { minimum ?? 0 }

  /// Whether a number is within the bounds, on a step or not.
  public func contains(_ number: Double) -> Bool {
    (minimum.map { $0 <= number } ?? true) && (maximum.map { number <= $0 } ?? true)
  }

  /// Whether a number is within the bounds and on a step.
  ///
  /// Steps such as 0.1 have no exact double, so a number may miss its step by a trillionth.
  public func admits(_ number: Double) -> Bool {
    guard contains(number), let step else { return contains(number) }
    let distance = number - origin
    let missed = (distance - (distance / step).rounded() * step).magnitude
    return missed <= 1e-12 * max(number.magnitude, origin.magnitude, step)
  }

  /// The number that is admitted and nearest to another.
  public func nearest(to number: Double) -> Double {
    let inside = min(max(number, minimum ?? number), maximum ?? .greatestFiniteMagnitude)
    guard let step, !admits(inside) else { return inside }
    var count = ((inside - origin) / step).rounded()
    if let maximum, !contains(Self.decimal(origin + count * step)) {
      count = ((maximum - origin) / step).rounded(.down)
    }
    let decimal = Self.decimal(origin + count * step)
    return admits(decimal) ? decimal : origin + count * step
  }

  /// The nearest number as a value, which is an integer where it is whole.
  public func value(nearestTo number: Double) -> AgentValue {
    let nearest = nearest(to: number)
    return Int(exactly: nearest).map { .integer($0) } ?? .number(nearest)
  }

  /// A number as metadata write it: whole ones have no fraction.
  public static func text(_ number: Double) -> String {
    Int(exactly: number).map(String.init) ?? String(number)
  }

  /// Without what binary fractions add: three steps of 0.1 are 0.3.
  private static func decimal(_ number: Double) -> Double { (number * 1e9).rounded() / 1e9 }
}
