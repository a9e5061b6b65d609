import DesignTokens
import JSONTree
import SwiftSymbols

// A constant as a whole: its value, and how a token states it.

extension Evaluator {
  /// What the member `index` is in `situation` on `platform`, and what made a difference.
  mutating func outcome(
    of index: Int, in situation: Situation, on platform: SourceConfiguration.Platform
  ) -> (outcome: MemberResult.Outcome, axes: SituationAxes) {
    let member = table.members[index]
    guard let constant = member.variant(on: platform) else { return (.absent, []) }
    self.situation = situation
    self.situation.platform = platform
    used = []
    (assumption, callCount, file) = (nil, 0, constant.location.path)
    container = constant.container
    brand = member.brand
    isInProtocol = constant.isOfProtocol
    if constant.platforms?.isEmpty == true {
      let reason = "it is inside '\(constant.condition ?? "")', which is true on no platform"
      return (.failed(Unevaluated(reason)), [])
    }
    let expected = constant.type.map { DeclaredType(annotation: $0) }
    do throws(Unevaluated) {
      return (.evaluated(try evaluated(constant, expected)), used)
    } catch {
      return (failed(error, constant, expected), used)
    }
  }

  private mutating func evaluated(
    _ constant: SwiftConstant, _ expected: DeclaredType?
  ) throws(Unevaluated) -> Evaluated {
    var (expression, expected) = (constant.value, expected)
    while let branch = try adaptiveBranch(of: expression, expected) {
      (expression, expected) = branch
    }
    if let index = target(of: expression, expected), let emission = emission(of: index),
      isOfBrand(index), let path = table.members[index].tokenPath
    {
      let alias = Emission(type: emission.type, json: .string("{\(path)}"), isAlias: true)
      return Evaluated(literal: literalOrFailure(index), emission: alias)
    }
    let literal =
      expected?.tokenType == .color
      ? try colorValue(expression) : try value(expression, as: expected)
    var emission = try emission(of: literal, constant, expected)
    if emission.certainty == .stated, let assumption { emission.certainty = .assumed(assumption) }
    return Evaluated(literal: literal, emission: emission)
  }

  /// Whether the path of a token means the same constant here: another brand has another value.
  func isOfBrand(_ index: Int) -> Bool {
    table.members[index].brand.map { $0 == brand } ?? true
  }

  /// An alias is as good as its target, even where that has only a stand-in.
  private mutating func literalOrFailure(_ index: Int) -> SwiftValue {
    do throws(Unevaluated) {
      return try literal(of: index)
    } catch {
      return .opaque(error)
    }
  }

  /// A token with a stand-in where at least the type is known.
  private func failed(
    _ failure: Unevaluated, _ constant: SwiftConstant, _ expected: DeclaredType?
  ) -> MemberResult.Outcome {
    guard failure.isCandidate, let type = failure.type ?? knownType(constant, expected),
      expected?.isArray != true || isFontName(constant)
    else { return .failed(failure) }
    let emission = Emission(
      type: type, json: StandIn.value(of: type), certainty: .unknown(failure.fullReason))
    return .evaluated(Evaluated(literal: .opaque(failure), emission: emission))
  }

  private func knownType(_ constant: SwiftConstant, _ expected: DeclaredType?) -> TokenType? {
    guard let expected else { return nil }
    if let type = expected.tokenType { return type }
    guard Self.numberTypes.contains(expected.last) else { return nil }
    return Self.tokenType(meaning(constant, expected).meaning)
  }

  private func meaning(
    _ constant: SwiftConstant, _ expected: DeclaredType?
  ) -> (meaning: TokenTypeRule.Meaning, assumption: String?) {
    let names = table.scope.names(of: constant.path) ?? constant.path
    return rule.meaning(
      type: expected ?? Self.constructor(constant.value), path: names,
      file: constant.location.path)
  }

  /// `CGFloat(24)` says as much as an annotation.
  private static func constructor(_ expression: ConstantExpression) -> DeclaredType? {
    guard case .call(let callee, _) = expression.form, case .name(let name) = callee.form,
      numberTypes.contains(name)
    else { return nil }
    return DeclaredType([name])
  }

  private static func tokenType(_ meaning: TokenTypeRule.Meaning) -> TokenType {
    switch meaning {
    case .dimension: .dimension
    case .number: .number
    case .seconds, .milliseconds: .duration
    }
  }
}

// MARK: - How a token states a value

extension Evaluator {
  private mutating func emission(
    of literal: SwiftValue, _ constant: SwiftConstant, _ expected: DeclaredType?
  ) throws(Unevaluated) -> Emission {
    switch literal {
    case .number: return try numberEmission(literal, constant, expected)
    case .text(let text): return try textEmission(text, constant, expected)
    case .unbounded(let text):
      throw Unevaluated(
        "a token has no value for '\(text)'", type: knownType(constant, expected) ?? .dimension)
    case .system(let system): return systemEmission(system)
    case .finished(let type, let json, let assumption):
      return Emission(
        type: type, json: json, certainty: assumption.map { .assumed($0) } ?? .stated)
    case .motion(let motion): return Self.emission(of: motion)
    case .opaque(let failure): throw failure
    case .rem, .color, .duration, .weight, .font, .list:
      return try plainEmission(literal, of: constant)
    }
  }

  private mutating func numberEmission(
    _ literal: SwiftValue, _ constant: SwiftConstant, _ expected: DeclaredType?
  ) throws(Unevaluated) -> Emission {
    // A number where a colour is declared: `let brand: HexColor = 0x8B5CF6`.
    if let expected, expected.last.contains("Color"),
      case .color(let color) = try colorValue(constant.value)
    {
      return Emission(type: .color, json: ValueForm.color(color))
    }
    if let type = expected?.tokenType, let json = try ValueForm.json(of: literal, as: type) {
      return Emission(type: type, json: json)
    }
    let (meaning, assumption) = meaning(constant, expected)
    let type = Self.tokenType(meaning)
    var json = try ValueForm.json(of: literal, as: type)
    if meaning == .milliseconds, case .number(let number, _) = literal {
      json = ValueForm.measure(number, "ms")
    }
    guard let json else {
      throw Unevaluated("the number has no meaning as a token")
    }
    return Emission(
      type: type, json: json, certainty: assumption.map { .assumed($0) } ?? .stated)
  }

  private mutating func textEmission(
    _ text: String, _ constant: SwiftConstant, _ expected: DeclaredType?
  ) throws(Unevaluated) -> Emission {
    if text.hasPrefix("#") || expected?.last.contains("Color") == true {
      let color = try hexColor(text, at: constant.value.location)
      return Emission(type: .color, json: ValueForm.color(color))
    }
    guard isFontName(constant) else {
      throw Unevaluated("text cannot be a token", isCandidate: false)
    }
    return Emission(type: .fontFamily, json: .string(text))
  }

  /// Whether the name of a constant says that its texts are typefaces; exported source has no others.
  private func isFontName(_ constant: SwiftConstant) -> Bool {
    rule.generatedPaths.contains(constant.location.path)
      || rule.isFontName(table.scope.names(of: constant.path) ?? constant.path)
  }

  private func plainEmission(
    _ literal: SwiftValue, of constant: SwiftConstant
  ) throws(Unevaluated) -> Emission {
    let type: TokenType
    var certainty = Emission.Certainty.stated
    switch literal {
    case .rem: type = .dimension
    case .color: type = .color
    case .duration: type = .duration
    case .weight: type = .fontWeight
    case .font:
      type = .typography
      certainty = .assumed("a SwiftUI font has neither line height nor tracking")
    case .list(let elements):
      if case .finished(.shadow, _, let assumption)? = elements.first {
        type = .shadow
        certainty = assumption.map { .assumed($0) } ?? .stated
      } else if case .text? = elements.first, !isFontName(constant) {
        throw Unevaluated("a list of texts cannot be a token", isCandidate: false)
      } else {
        type = .fontFamily
      }
    default: throw Unevaluated("the value has no form as a token")
    }
    guard let json = try ValueForm.json(of: literal, as: type) else {
      throw Unevaluated("an array of such values cannot be a token", isCandidate: false)
    }
    return Emission(type: type, json: json, certainty: certainty)
  }

  private static func emission(of motion: MotionValue) -> Emission {
    var emission = Emission(type: .transition, json: ValueForm.transition(motion))
    if motion.curve == nil {
      emission.certainty = .unknown("a spring has no Bézier curve")
      emission.springDuration = motion.duration.map { $0 * 1000 }
    }
    return emission
  }
}
