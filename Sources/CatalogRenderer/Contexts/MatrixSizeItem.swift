import Templates

/// What the ratios of a matrix may be judged for.
struct MatrixSizeItem: TemplateContext, Sendable {
  /// As the address of the page names it.
  var value: String
  var label: String
  /// What has to be reached, in words.
  var rule: String
  /// The ratio below which a pair fails.
  var required: String
  /// The ratio from which a pair reaches AAA; empty where WCAG has no such level.
  var best: String
  /// Whether the page as it is published is judged for this.
  var isDefault: Bool

  static let fields: [ContextField<MatrixSizeItem>] = [
    .text("value") { $0.value },
    .text("label") { $0.label },
    .text("rule") { $0.rule },
    .text("required") { $0.required },
    .text("best") { $0.best },
    .flag("isDefault") { $0.isDefault },
  ]
}
