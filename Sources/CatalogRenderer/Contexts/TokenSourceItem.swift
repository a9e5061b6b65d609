import Templates

/// Where a token is written, and what Swift source says of it.
struct TokenSourceItem: Sendable {
  /// `tokens/base.tokens.json:12`; empty when it is not known.
  var place = ""
  /// Markup of the expression that only a running program knows the value of; `nil` where the value
  /// is known, or nothing but a word stands for it.
  var expression: String?
  /// What the Swift source says differently; `nil` when it says the same.
  var drift: TokenDriftItem?

  static func fields<Context>(
    _ source: KeyPath<Context, TokenSourceItem> & Sendable
  ) -> [ContextField<Context>] {
    [
      .text("place") { $0[keyPath: source].place },
      .flag("hasExpression") { $0[keyPath: source].expression != nil },
      .markup("expression") { $0[keyPath: source].expression },
      .flag("isDrifting") { $0[keyPath: source].drift != nil },
      .text("driftSummary") { $0[keyPath: source].drift?.summary },
      .text("driftName") { $0[keyPath: source].drift?.name },
      .text("driftPlace") { $0[keyPath: source].drift?.place },
      .list("driftValues") { $0[keyPath: source].drift?.values ?? [] },
    ]
  }
}

/// How the Swift source differs from a token.
struct TokenDriftItem: Equatable, Sendable {
  /// The values of both sides in one context.
  struct Value: TemplateContext, Equatable, Sendable {
    /// In words; empty where contexts make no difference.
    var context: String
    var token: String
    var swift: String

    static let fields: [ContextField<Value>] = [
      .text("context") { $0.context },
      .text("token") { $0.token },
      .text("swift") { $0.swift },
    ]
  }

  /// What is wrong, without a full stop.
  var summary: String
  /// The constant, or the one that is missing.
  var name: String
  /// Where the constant is declared; empty when there is none.
  var place: String
  var values: [Value]
}

/// Why values are not known, and in which contexts.
struct TokenNoteItem: TemplateContext, Equatable, Sendable {
  /// In words, with commas between them.
  var contexts: String
  var text: String

  static let fields: [ContextField<TokenNoteItem>] = [
    .text("contexts") { $0.contexts },
    .text("text") { $0.text },
  ]
}

/// A constant of the Swift source that is a token by name and has no value.
struct UnevaluatedItem: TemplateContext, Sendable {
  var path: String
  /// The Swift expression.
  var expression: String
  var reason: String
  var place: String

  static let fields: [ContextField<UnevaluatedItem>] = [
    .text("path") { $0.path },
    .markup("expression") { CodeMarkup.inlineSwift($0.expression) },
    .text("reason") { $0.reason },
    .text("place") { $0.place },
  ]
}
