import Templates

/// A public declaration with its documentation.
struct SymbolItem: TemplateContext, Sendable {
  /// A parameter, and what is said of it.
  struct Parameter: TemplateContext, Sendable {
    var name: String
    var text: String

    static let fields: [ContextField<Parameter>] = [
      .text("name") { $0.name },
      .markup("text") { $0.text },
    ]
  }

  var name: String
  var anchor: String
  var kindLabel: String
  var declaration: String
  /// `iOS 17.0+`
  var availability: [String]
  var documentation: SymbolDocumentationItem
  /// `Sources/Components/Badge.swift:12`
  var source: String
  /// What the author says about its deprecation; `nil` when it is not deprecated.
  var deprecation: String?
  /// The token that it holds.
  var token: ComponentContext.TokenUse?
  /// The component that it is the Swift form of, or on the component's page its own page.
  var component: LinkItem?
  var page: LinkItem?

  static let fields: [ContextField<SymbolItem>] = [
    .text("name") { $0.name },
    .text("anchor") { $0.anchor },
    .text("kindLabel") { $0.kindLabel },
    .markup("declaration") { $0.declaration },
    .flag("hasAvailability") { !$0.availability.isEmpty },
    .texts("availability") { $0.availability },
    .markup("documentation") { $0.documentation.text },
    .list("parameters") { $0.documentation.parameters },
    .flag("hasParameters") { !$0.documentation.parameters.isEmpty },
    .markup("returns") { $0.documentation.returns },
    .markup("throws") { $0.documentation.throws },
    .flag("isUndocumented") { $0.documentation.state == .none },
    .flag("isInherited") { $0.documentation.state == .inherited },
    .object("requirement") { $0.documentation.requirement },
    .object("documentedIn") { $0.documentation.documentedIn },
    .text("excuse") { $0.documentation.excuse },
    .text("source") { $0.source },
    .flag("isDeprecated") { $0.deprecation != nil },
    .markup("deprecation") { $0.deprecation },
    .object("token") { $0.token },
    .object("component") { $0.component },
    .object("page") { $0.page },
  ]
}
