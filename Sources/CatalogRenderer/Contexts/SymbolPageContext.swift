import InterfaceStrings
import Templates

/// The page of a type, of the members added to a type of another module, or of what a module
/// declares outside types.
struct SymbolPageContext: PageContent {
  static let template = "pages/symbol"

  /// Members under one heading.
  struct Section: TemplateContext, Sendable {
    var title: String
    var anchor: String
    /// The requirements under which they exist, as code; empty where they always do.
    var constraints: String
    var symbols: [SymbolItem]

    static let fields: [ContextField<Section>] = [
      .text("title") { $0.title },
      .text("anchor") { $0.anchor },
      .text("constraints") { $0.constraints },
      .list("symbols") { $0.symbols },
    ]
  }

  var frame: PageFrame
  /// `struct`, or what else the page is about.
  var kindLabel: String
  var module: LinkItem
  /// What is said of a page that is about no declaration.
  var summary: String
  /// The type; several where branches of `#if` declare it.
  var declarations: [SymbolItem]
  /// The heading of ``inherited``.
  var inheritedTitle: String
  /// The types after its colon; those elsewhere have no address.
  var inherited: [LinkItem]
  /// The types of the system that name it after their colon.
  var conforming: [LinkItem]
  var nested: [APIContext.Entry]
  var sections: [Section]

  static let fields: [ContextField<SymbolPageContext>] =
    frameFields + [
      .text("kindLabel") { $0.kindLabel },
      .object("module") { $0.module },
      .text("summary") { $0.summary },
      .list("declarations") { $0.declarations },
      .text("inheritedTitle") { $0.inheritedTitle },
      .flag("hasInherited") { !$0.inherited.isEmpty },
      .list("inherited") { $0.inherited },
      .flag("hasConforming") { !$0.conforming.isEmpty },
      .list("conforming") { $0.conforming },
      .flag("hasNested") { !$0.nested.isEmpty },
      .list("nested") { $0.nested },
      .flag("hasFilter") { $0.sections.reduce(0) { $0 + $1.symbols.count } > 8 },
      .list("sections") { $0.sections },
    ]

  var drawing: PageDrawing {
    let symbols = declarations + sections.flatMap(\.symbols)
    return symbols.contains { $0.token != nil } ? .tokens : .nothing
  }

  func markdown(into writer: inout MarkdownWriter, _ words: Words) {
    for declaration in declarations { declaration.markdown(into: &writer, words) }
    writer.list(relations(words))
    for section in sections {
      writer.heading(2, MarkdownText.escaped(section.title))
      for member in section.symbols {
        writer.heading(3, MarkdownText.code(member.name))
        member.markdown(into: &writer, words)
      }
    }
  }

  private func relations(_ words: Words) -> [String] {
    func links(_ title: APIPhrase, _ links: [LinkItem]) -> String? {
      links.isEmpty
        ? nil
        : "\(words(title)): "
          + links.map { MarkdownText.pageLink($0.title, to: $0.href) }.joined(separator: ", ")
    }
    return [
      links(.component, declarations.prefix(1).compactMap(\.component)),
      links(.conformingTypes, conforming),
      links(.nestedTypes, nested.map { LinkItem(title: $0.name, href: $0.href) }),
    ].compactMap(\.self)
  }
}
