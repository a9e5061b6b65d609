import InterfaceStrings
import Templates

/// The overview of the public API.
struct APIContext: PageContent {
  static let template = "pages/api"

  /// A page of the API, or a part of one, in a list.
  struct Entry: TemplateContext, Sendable {
    var name: String
    var href: String
    /// Its first sentence.
    var summary: Prose
    var isDeprecated: Bool
    /// The types nested in it.
    var nested: [LinkItem]
    /// What a filter finds it by.
    var words: String

    static let fields: [ContextField<Entry>] = [
      .text("name") { $0.name },
      .text("href") { $0.href },
      .markup("summary") { $0.summary.html },
      .flag("isDeprecated") { $0.isDeprecated },
      .flag("hasNested") { !$0.nested.isEmpty },
      .list("nested") { $0.nested },
      .text("words") { $0.words },
    ]

    /// `[Badge](…): A word.`, with the nested types behind it.
    var markdown: String {
      let link = MarkdownText.pageLink(name, to: href)
      let about = summary.isEmpty ? link : "\(link): \(summary.markdown)"
      let inner = nested.map { MarkdownText.pageLink($0.title, to: $0.href) }
      return inner.isEmpty ? about : "\(about) (\(inner.joined(separator: ", ")))"
    }
  }

  /// Declarations of one kind.
  struct Group: TemplateContext, Sendable {
    var title: String
    var anchor: String
    var entries: [Entry]

    static let fields: [ContextField<Group>] = [
      .text("title") { $0.title },
      .text("anchor") { $0.anchor },
      .list("entries") { $0.entries },
    ]
  }

  /// What a module declares outside types and on other modules' types, and its types.
  struct Module: TemplateContext, Sendable {
    var name: String
    var anchor: String
    /// `98.4 % documented, 63 of 64`
    var figures: String
    var groups: [Group]

    static let fields: [ContextField<Module>] = [
      .text("name") { $0.name },
      .text("anchor") { $0.anchor },
      .text("figures") { $0.figures },
      .list("groups") { $0.groups },
    ]
  }

  var frame: PageFrame
  var summary: String
  var coverageHref: String
  var modules: [Module]

  static let fields: [ContextField<APIContext>] =
    frameFields + [
      .text("summary") { $0.summary },
      .text("coverageHref") { $0.coverageHref },
      .list("modules") { $0.modules },
    ]

  func markdown(into writer: inout MarkdownWriter, _ words: Words) {
    for module in modules {
      writer.heading(2, MarkdownText.escaped(module.name))
      writer.paragraph(MarkdownText.escaped(module.figures))
      for group in module.groups {
        writer.heading(3, MarkdownText.escaped(group.title))
        writer.list(group.entries.map(\.markdown))
      }
    }
  }
}
