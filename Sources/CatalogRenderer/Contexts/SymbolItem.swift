import Templates

/// A public declaration with its documentation.
struct SymbolItem: TemplateContext, Sendable {
  var name: String
  var anchor: String
  var kindLabel: String
  var declaration: String
  var documentation: String
  /// `Sources/Components/Badge.swift:12`
  var source: String
  /// What the author says about its deprecation; `nil` when it is not deprecated.
  var deprecation: String?

  static let fields: [ContextField<SymbolItem>] = [
    .text("name") { $0.name },
    .text("anchor") { $0.anchor },
    .text("kindLabel") { $0.kindLabel },
    .markup("declaration") { $0.declaration },
    .markup("documentation") { $0.documentation },
    .flag("isDocumented") { !$0.documentation.isEmpty },
    .text("source") { $0.source },
    .flag("isDeprecated") { $0.deprecation != nil },
    .text("deprecation") { $0.deprecation },
  ]
}
