import Templates

/// A figure of a system's health.
struct HealthItem: TemplateContext, Sendable {
  var title: String
  /// `98.4 %`, or a word when there is nothing to count.
  var value: String
  /// `63 of 64 public declarations`
  var detail: String
  var href: String
  /// Percent, cut to a whole number.
  var fraction: Int
  var isGood: Bool
  var isPoor: Bool

  static let fields: [ContextField<HealthItem>] = [
    .text("title") { $0.title },
    .text("value") { $0.value },
    .text("detail") { $0.detail },
    .text("href") { $0.href },
    .number("fraction") { $0.fraction },
    .flag("isGood") { $0.isGood },
    .flag("isPoor") { $0.isPoor },
  ]
}
