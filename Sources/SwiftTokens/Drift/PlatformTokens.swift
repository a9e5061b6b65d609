import DesignTokens

/// What values of the system are by the token files, where a token stands for one: its metadata
/// names the Swift expression, `Color.gray`, in each context another one if need be.
struct PlatformTokens {
  enum Answer {
    case known(TokenValue)
    /// Perhaps with the token whose stand-in is all that is known.
    case unknown(reason: String, standIn: ResolvedToken?)
  }

  /// The tokens that stand for an expression in some context, in the order of the tokens.
  private let byExpression: [String: [Token]]

  init(_ tokens: ResolvedTokens) {
    var byExpression: [String: [Token]] = [:]
    for token in tokens {
      var known: Set<String> = []
      for context in [Context()] + token.combinations {
        guard let expression = Self.expression(of: token, in: context),
          known.insert(expression).inserted
        else { continue }
        byExpression[expression, default: []].append(token)
      }
    }
    self.byExpression = byExpression
  }

  /// What a token stands for in a context; a definition that says nothing stands for the same as
  /// the main one.
  private static func expression(of token: Token, in context: Context) -> String? {
    (token.value(in: context)?.metadata.swift ?? token.metadata.swift).map(plain)
  }

  private func token(for expression: String, in context: Context) -> Token? {
    byExpression[expression]?.first { Self.expression(of: $0, in: context) == expression }
  }

  /// The value of `system` in a context, its modifiers applied as far as they are known.
  func value(of system: SystemExpression, in context: Context) -> Answer {
    var name = Self.plain(system.name)
    // The longest part that a token stands for, `Font.body.weight(.semibold)` as a whole, too.
    var best = token(for: name, in: context).map { (token: $0, used: 0) }
    for (index, modifier) in system.modifiers.enumerated() {
      name += Self.plain(".\(modifier.name)(\(Self.argument(modifier)))")
      if let token = token(for: name, in: context) { best = (token, index + 1) }
    }
    guard let best else {
      return .unknown(
        reason: "no token stands for '\(system.name)', a value of the system", standIn: nil)
    }
    let found = best.token.value(in: context)
    guard let resolved = found, !resolved.isUnknown else {
      return .unknown(
        reason: "the value of '\(best.token.path)' is unknown",
        standIn: best.used == system.modifiers.count ? found : nil)
    }
    var value = resolved.value
    for modifier in system.modifiers.dropFirst(best.used) {
      guard let next = Self.applying(modifier, to: value) else {
        return .unknown(
          reason: "'.\(modifier.name)(…)' on '\(system.name)' is known only to the system",
          standIn: nil)
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
    SuggestedCode.withoutModule(expression).filter { $0 != " " }
  }
}
