import DesignTokens

/// What values of the system are by the token files, where a token stands for one: its metadata
/// names the Swift expression, `Color.gray`.
struct PlatformTokens {
  enum Answer {
    case known(TokenValue)
    case unknown(reason: String)
  }

  private let byExpression: [String: Token]

  init(_ tokens: ResolvedTokens) {
    byExpression = Dictionary(
      tokens.compactMap { token in
        token.metadata.swift.map { (Self.plain($0), token) }
      }, uniquingKeysWith: { first, _ in first })
  }

  /// The value of `system` in a context, its modifiers applied as far as they are known.
  func value(of system: SystemExpression, in context: Context) -> Answer {
    var name = Self.plain(system.name)
    // The longest part that a token stands for, `Font.body.weight(.semibold)` as a whole, too.
    var best = byExpression[name].map { (token: $0, used: 0) }
    for (index, modifier) in system.modifiers.enumerated() {
      name += Self.plain(".\(modifier.name)(\(Self.argument(modifier)))")
      if let token = byExpression[name] { best = (token, index + 1) }
    }
    guard let best else {
      return .unknown(reason: "no token stands for '\(system.name)', a value of the system")
    }
    guard let resolved = best.token.value(in: context), !resolved.isUnknown else {
      return .unknown(reason: "the value of '\(best.token.path)' is unknown")
    }
    var value = resolved.value
    for modifier in system.modifiers.dropFirst(best.used) {
      guard let next = Self.applying(modifier, to: value) else {
        return .unknown(
          reason: "'.\(modifier.name)(…)' on '\(system.name)' is known only to the system")
      }
      value = next
    }
    return .known(value)
  }

  private static func applying(
    _ modifier: SystemExpression.Modifier, to value: TokenValue
  ) -> TokenValue? {
    switch (modifier.name, value) {
    case ("opacity", .color(var color)):
      guard let alpha = Double(modifier.argument) else { return nil }
      color.value.alpha *= alpha
      return .color(color)
    case ("withAlphaComponent", .color(var color)):
      guard let alpha = Double(modifier.argument) else { return nil }
      color.value.alpha = alpha
      return .color(color)
    case ("weight", .typography(var typography)):
      guard let weight = FontWeights.value(modifier.argument) else { return nil }
      typography.fontWeight = weight
      return .typography(typography)
    case ("bold", .typography(var typography)):
      typography.fontWeight = TokenFontWeight(700)
      return .typography(typography)
    default: return nil
    }
  }

  /// A name as an argument has a dot, a number has none.
  private static func argument(_ modifier: SystemExpression.Modifier) -> String {
    modifier.argument.first?.isLetter == true ? "." + modifier.argument : modifier.argument
  }

  private static func plain(_ expression: String) -> String {
    expression.replacing("SwiftUI.", with: "").filter { $0 != " " }
  }
}
