import DesignTokens
import JSONTree
import SwiftSymbols

// The support types of exported source.

extension Evaluator {
  /// The value of a call such as `BorderToken(color: …, width: 1, style: .solid)`, or `nil` for
  /// other types.
  mutating func supportValue(
    _ name: String, _ arguments: Arguments
  ) throws(Unevaluated) -> SwiftValue? {
    switch ExportedSwift.SupportType(rawValue: name) {
    case .fontWeight: return .weight(try fontWeight(arguments))
    case .cubicBezier:
      return .finished(.cubicBezier, try bezier(arguments), assumption: nil)
    case .strokeStyle:
      return .finished(.strokeStyle, try strokeStyle(arguments), assumption: nil)
    case .border:
      return .finished(
        .border,
        try object(arguments, [("color", .color), ("width", .dimension), ("style", .strokeStyle)]),
        assumption: nil)
    case .transition:
      return .finished(
        .transition,
        try object(
          arguments, [("duration", .duration), ("delay", .duration), ("curve", .cubicBezier)]),
        assumption: nil)
    case .shadow: return .finished(.shadow, try shadow(arguments), assumption: nil)
    case .typography:
      return .finished(
        .typography,
        try object(
          arguments,
          [
            ("family", .fontFamily), ("size", .dimension), ("weight", .fontWeight),
            ("tracking", .dimension), ("lineHeight", .number),
          ]), assumption: nil)
    case .adaptive, .colorSpace, nil: return nil
    }
  }

  private mutating func fontWeight(
    _ arguments: Arguments
  ) throws(Unevaluated) -> TokenFontWeight {
    guard let argument = arguments.unlabelled.first else {
      throw Unevaluated("a font weight without a number", type: .fontWeight)
    }
    let number = try number(argument)
    guard case .string(let keyword)? = arguments.first("keyword")?.form else {
      return TokenFontWeight(number)
    }
    return TokenFontWeight(number, keyword: keyword)
  }

  private mutating func bezier(_ arguments: Arguments) throws(Unevaluated) -> JSONValue {
    var numbers: [JSONValue] = []
    for argument in arguments.unlabelled { numbers.append(.double(try number(argument))) }
    return .array(numbers)
  }

  private mutating func strokeStyle(_ arguments: Arguments) throws(Unevaluated) -> JSONValue {
    guard case .array(let dashes)? = arguments.first("dash")?.form,
      case .member(_, let cap)? = arguments.first("lineCap")?.form
    else { throw Unevaluated("its dashes are known only at run time", type: .strokeStyle) }
    var lengths: [JSONValue] = []
    for dash in dashes { lengths.append(try part(dash, .dimension)) }
    return .object([.init("dashArray", .array(lengths)), .init("lineCap", .string(cap))])
  }

  /// The parts of a composite by their labels, which differ from the names of the format in a few
  /// places only.
  private mutating func object(
    _ arguments: Arguments, _ parts: [(label: String, type: TokenType)]
  ) throws(Unevaluated) -> JSONValue {
    var members: [JSONValue.Member] = []
    for (label, type) in parts {
      guard let argument = arguments.first(label) else {
        throw Unevaluated("the argument '\(label)' is missing")
      }
      members.append(.init(Self.formatNames[label] ?? label, try part(argument, type)))
    }
    return .object(members)
  }

  private static let formatNames = [
    "curve": "timingFunction", "family": "fontFamily", "size": "fontSize",
    "weight": "fontWeight", "tracking": "letterSpacing",
  ]
}
