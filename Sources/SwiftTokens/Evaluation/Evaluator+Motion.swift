import DesignTokens
import SwiftSymbols

// Durations and animations.

extension Evaluator {
  /// `.milliseconds(200)` and its like; `nil` for other functions.
  mutating func durationValue(
    _ name: String, _ arguments: Arguments
  ) throws(Unevaluated) -> SwiftValue? {
    guard let argument = arguments.unlabelled.first, arguments.all.count == 1 else { return nil }
    switch name {
    case "milliseconds": return .duration(TokenDuration(try number(argument), .ms))
    case "seconds": return .duration(TokenDuration(try number(argument), .s))
    case "microseconds": return .duration(TokenDuration(try number(argument) / 1e3, .ms))
    case "nanoseconds": return .duration(TokenDuration(try number(argument) / 1e6, .ms))
    default: return nil
    }
  }

  /// A span of time where one is due: a `Duration`, or a number of seconds.
  mutating func duration(
    _ expression: ConstantExpression
  ) throws(Unevaluated) -> TokenDuration {
    switch try value(expression, as: .duration) {
    case .duration(let duration): return duration
    case .number(let seconds, _): return TokenDuration(seconds, .s)
    default: throw Unevaluated("'\(Self.short(expression))' is not a duration", type: .duration)
    }
  }

  /// A static member or function of `Animation`; `nil` for other names.
  mutating func motionValue(
    _ name: String, _ arguments: Arguments
  ) throws(Unevaluated) -> MotionValue? {
    if name == "timingCurve" {
      let points = arguments.unlabelled
      guard points.count == 4 else { return nil }
      let curve = TokenBezier(
        try number(points[0]), try number(points[1]), try number(points[2]),
        try number(points[3]))
      return MotionValue(curve: curve, duration: try length(of: arguments))
    }
    if let curve = AnimationCurves.curves[name] {
      return MotionValue(curve: curve, duration: try length(of: arguments))
    }
    guard AnimationCurves.springs.contains(name) else { return nil }
    // The response of a spring is what newer functions call its duration.
    guard let length = arguments.first("duration", "response") else { return MotionValue() }
    return MotionValue(duration: try number(length))
  }

  private mutating func length(of arguments: Arguments) throws(Unevaluated) -> Double {
    try number(arguments.first("duration"), default: AnimationCurves.standardDuration)
  }

  mutating func modified(
    _ motion: MotionValue, _ name: String, _ call: CallSite
  ) throws(Unevaluated) -> MotionValue {
    var motion = motion
    guard let argument = call.arguments.unlabelled.first, call.arguments.all.count == 1 else {
      throw Unevaluated("'\(Self.short(call.whole))' repeats", type: .transition)
    }
    switch name {
    case "delay": motion.delay += try number(argument)
    case "speed":
      let speed = try number(argument)
      guard speed > 0 else { throw unknown(call.whole, DeclaredType(["Animation"])) }
      motion.duration = motion.duration.map { $0 / speed }
    default: throw unknown(call.whole, DeclaredType(["Animation"]))
    }
    return motion
  }
}
