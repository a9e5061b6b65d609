import Templates

/// A figure of a system's health, or of its documentation.
struct HealthItem: TemplateContext, Sendable {
  var title: String
  /// `98.4 %`, or a word when there is nothing to count.
  var value: String
  /// `63 of 64 public declarations`
  var detail: String
  /// What is asked of it, in words; empty where nothing is.
  var minimum = ""
  /// Where it is told in full; empty where it is.
  var href = ""
  /// Percent, cut to a whole number.
  var fraction: Int
  var isGood: Bool
  var isPoor: Bool

  static let fields: [ContextField<HealthItem>] = [
    .text("title") { $0.title },
    .text("value") { $0.value },
    .text("detail") { $0.detail },
    .text("minimum") { $0.minimum },
    .text("href") { $0.href },
    .number("fraction") { $0.fraction },
    .flag("isGood") { $0.isGood },
    .flag("isPoor") { $0.isPoor },
  ]

  /// The figure as an entry of a list.
  var markdown: String { MarkdownText.escaped("\(title): \(value), \(detail)") }
}
