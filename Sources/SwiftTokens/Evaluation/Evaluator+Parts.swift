import DesignTokens
import JSONTree
import SwiftSymbols

// Parts of composite values: written out, or the alias of a token.

extension Evaluator {
  /// A part of `type` in the form of a token file.
  mutating func part(
    _ expression: ConstantExpression, _ type: TokenType
  ) throws(Unevaluated) -> JSONValue {
    let expected = Self.declaredType(of: type)
    if let index = target(of: expression, expected),
      let emission = emission(of: index), emission.type == type, isOfBrand(index),
      let path = table.members[index].tokenPath
    {
      return .string("{\(path)}")
    }
    let literal =
      type == .color ? try colorValue(expression) : try value(expression, as: expected)
    guard let json = try ValueForm.json(of: literal, as: type) else {
      throw Unevaluated("'\(Self.short(expression))' is not of type \(type.rawValue)")
    }
    return json
  }

  /// A length, 0 where it is left out.
  mutating func dimensionPart(
    _ expression: ConstantExpression?
  ) throws(Unevaluated) -> JSONValue {
    guard let expression else { return ValueForm.pixels(0) }
    return try part(expression, .dimension)
  }

  /// What a constant is stated as; `nil` where it is no token.
  func emission(of index: Int) -> Emission? {
    guard let result = results[index], table.members[index].tokenPath != nil,
      case .evaluated(let evaluated)? = result.outcomes[situation.projected(on: result.axes)]
    else { return nil }
    return evaluated.emission
  }

  private static func declaredType(of type: TokenType) -> DeclaredType? {
    switch type {
    case .color: .color
    case .dimension, .number: .number
    case .duration: .duration
    case .fontWeight: DeclaredType([ExportedSwift.SupportType.fontWeight.name])
    case .strokeStyle: DeclaredType([ExportedSwift.SupportType.strokeStyle.name])
    default: nil
    }
  }
}
