import InterfaceStrings
import Templates

/// The page of all requirements, and of what meets them.
struct SpecificationsContext: PageContent {
  static let template = "pages/specifications"

  var frame: PageFrame
  var summary: String
  var counts: String
  var specifications: [LinkCard]
  /// The requirements of each specification.
  var groups: [TraceGroup]
  /// What meets requirements.
  var things: [TracedThing]

  static let fields: [ContextField<SpecificationsContext>] =
    frameFields + [
      .text("summary") { $0.summary },
      .text("counts") { $0.counts },
      .list("specifications") { $0.specifications },
      .list("groups") { $0.groups },
      .flag("hasThings") { !$0.things.isEmpty },
      .list("things") { $0.things },
    ]

  func markdown(into writer: inout MarkdownWriter, _ words: Words) {
    func header(_ titles: SpecsPhrase...) -> [String] {
      titles.map { MarkdownText.escaped(words($0)) }
    }
    writer.list(specifications.map(\.markdown))
    writer.heading(2, MarkdownText.escaped(words(SpecsPhrase.trace)))
    writer.table(
      header(.requirement, .columnTokens, .columnComponents, .columnTexts, .columnChecks),
      groups.flatMap(\.rows).map { row in
        [MarkdownText.pageLink(row.name, to: row.href)]
          + [row.tokens, row.components, row.texts, row.checks].map { items in
            items.map(\.markdown).joined(separator: ", ")
          }
      })
    guard !things.isEmpty else { return }
    writer.heading(2, MarkdownText.escaped(words(SpecsPhrase.reverse)))
    writer.table(
      header(.thing, .kind, .metRequirements),
      things.map { thing in
        [
          thing.item.markdown, MarkdownText.escaped(thing.kind),
          thing.requirements.map { MarkdownText.pageLink($0.name, to: $0.href) }
            .joined(separator: ", "),
        ]
      })
  }
}

/// The requirements of a specification in the table of all.
struct TraceGroup: TemplateContext, Sendable {
  var title: String
  var href: String
  var rows: [TraceRow]

  static let fields: [ContextField<TraceGroup>] = [
    .text("title") { $0.title },
    .text("href") { $0.href },
    .list("rows") { $0.rows },
  ]
}

/// A requirement in the table of all, with what meets it.
struct TraceRow: TemplateContext, Sendable {
  var name: String
  var href: String
  /// `SHALL`; `nil` when it does not say how binding it is.
  var obligation: String?
  var tokens: [TraceItem]
  var components: [TraceItem]
  var texts: [TraceItem]
  var checks: [TraceItem]

  static let fields: [ContextField<TraceRow>] = [
    .text("name") { $0.name },
    .text("href") { $0.href },
    .text("obligation") { $0.obligation },
    .list("tokens") { $0.tokens },
    .list("components") { $0.components },
    .list("texts") { $0.texts },
    .list("checks") { $0.checks },
    .flag("isUnmet") {
      $0.tokens.isEmpty && $0.components.isEmpty && $0.texts.isEmpty && $0.checks.isEmpty
    },
  ]
}

/// Something that meets a requirement.
struct TraceItem: TemplateContext, Sendable {
  var title: String
  /// Where it is documented; `nil` for what has no page.
  var href: String?
  /// Whether the title is a name in code and no words.
  var isCode: Bool

  static let fields: [ContextField<TraceItem>] = [
    .text("title") { $0.title },
    .text("href") { $0.href },
    .flag("isCode") { $0.isCode },
  ]

  fileprivate var markdown: String {
    let text = isCode ? MarkdownText.code(title) : MarkdownText.escaped(title)
    return MarkdownText.link(text, to: href.map(TwinAddress.ofPage))
  }
}

/// Something that meets requirements, with all of them.
struct TracedThing: TemplateContext, Sendable {
  var item: TraceItem
  var kind: String
  var requirements: [NamedLink]

  static let fields: [ContextField<TracedThing>] = [
    .object("item") { $0.item },
    .text("kind") { $0.kind },
    .list("requirements") { $0.requirements },
  ]
}
