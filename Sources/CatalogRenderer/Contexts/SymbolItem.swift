import InterfaceStrings
import Templates

/// A public declaration with its documentation.
struct SymbolItem: TemplateContext, Sendable {
  /// A parameter, and what is said of it.
  struct Parameter: TemplateContext, Sendable {
    var name: String
    var text: Prose

    static let fields: [ContextField<Parameter>] = [
      .text("name") { $0.name },
      .markup("text") { $0.text.html },
    ]
  }

  var name: String
  var anchor: String
  var kindLabel: String
  var declaration: LinkedCode
  /// `iOS 17.0+`, `Since 1.2`
  var availability: [String]
  var documentation: SymbolDocumentationItem
  /// `Sources/Components/Badge.swift:12`
  var source: String
  /// Where that can be read; `nil` where no repository is named.
  var sourceHref: String?
  /// What the author says about its deprecation; `nil` when it is not deprecated.
  var deprecation: Prose?
  /// The token that it holds.
  var token: ComponentContext.TokenUse?
  /// The component that it is the Swift form of, or on the component's page its own page.
  var component: LinkItem?
  var page: LinkItem?

  static let fields: [ContextField<SymbolItem>] = [
    .text("name") { $0.name },
    .text("anchor") { $0.anchor },
    .text("kindLabel") { $0.kindLabel },
    .markup("declaration") { $0.declaration.html },
    .flag("hasAvailability") { !$0.availability.isEmpty },
    .texts("availability") { $0.availability },
    .markup("documentation") { $0.documentation.text.map(\.html).joined() },
    .list("parameters") { $0.documentation.parameters },
    .flag("hasParameters") { !$0.documentation.parameters.isEmpty },
    .markup("returns") { $0.documentation.returns?.html },
    .markup("throws") { $0.documentation.throws?.html },
    .flag("isUndocumented") { $0.documentation.state == .none },
    .flag("isInherited") { $0.documentation.state == .inherited },
    .object("requirement") { $0.documentation.requirement },
    .object("documentedIn") { $0.documentation.documentedIn },
    .text("excuse") { $0.documentation.excuse },
    .text("source") { $0.source },
    .text("sourceHref") { $0.sourceHref },
    .flag("isDeprecated") { $0.deprecation != nil },
    .markup("deprecation") { $0.deprecation?.html },
    .object("token") { $0.token },
    .object("component") { $0.component },
    .object("page") { $0.page },
  ]

  /// The code, what is said of its availability, and the documentation.
  func markdown(into writer: inout MarkdownWriter, _ words: Words) {
    writer.code(declaration.code, "swift")
    writer.paragraph(MarkdownText.escaped(availability.joined(separator: ", ")))
    if let deprecation {
      writer.paragraph("\(words(APIPhrase.deprecated)) \(deprecation.markdown)")
    }
    for text in documentation.text { writer.add(text.markdown) }
    writer.list(
      documentation.parameters.map { "\(MarkdownText.code($0.name)): \($0.text.markdown)" }
        + [
          documentation.returns.map { "\(words(APIPhrase.returns)): \($0.markdown)" },
          documentation.throws.map { "\(words(APIPhrase.throws)): \($0.markdown)" },
        ].compactMap(\.self))
  }
}

/// Swift code in which the names of types lead to their pages.
struct LinkedCode: Sendable {
  let code: String
  /// Where a type leads to, by its name; `nil` for one without a page.
  let href: @Sendable (String) -> String?

  var html: String { CodeMarkup.swift(code, href: href) }
}
