import CatalogModel
import ReportFacts
import SwiftSymbols

/// Writes the twins of the API: the overview, and a page for each type, extended type and module.
struct APITwins {
  let site: SystemSite

  private var slug: String { site.system.slug }

  func overview() -> MarkdownPage {
    let route = Route.api(system: slug)
    let page = site.path(route)
    let names = site.system.modules.map(\.name)
    return site.markdownPage(
      route, title: site.words(APIPhrase.title),
      summary: APIPage.summary(of: names, in: site.words)
    ) { writer in
      for name in names {
        writer.heading(2, MarkdownText.escaped(name))
        writer.paragraph(MarkdownText.escaped(CoverageText.figures(of: name, in: site)))
        let pages = site.references.symbols.pages.filter { $0.module == name }
        writer.list(pages.map { entry($0, from: page) })
      }
    }
  }

  /// `[Badge](…), struct: A word.`
  private func entry(_ subject: SymbolPage, from page: String) -> String {
    let link = site.markdownLink(subject.title(in: site.words), from: page, to: subject.route)
    guard let type = subject.type else {
      return "\(link): \(site.words(APIPhrase.declarations, count: subject.members.count))"
    }
    let summary = type.documentation.comment?.summary.map { text in
      MarkdownTexts(site: site, page: page).inline(
        FirstSentence.of(text), in: type.location.path,
        scope: SymbolScope(documentationOf: type))
    }
    return "\(link), \(subject.kindLabel(in: site.words))" + (summary.map { ": \($0)" } ?? "")
  }

  func page(_ subject: SymbolPage) -> MarkdownPage {
    let symbols = SymbolTwin(site: site, page: site.path(subject.route))
    return site.markdownPage(
      subject.route, title: subject.title(in: site.words),
      summary: SymbolPageBuilder(site: site, subject: subject).description
    ) { writer in
      if case .type(let declarations) = subject.subject {
        for declaration in declarations { symbols.write(declaration, below: 1, to: &writer) }
      }
      let relations = relations(of: subject)
      writer.list(relations)
      let known = subject.type?.availability ?? []
      for section in MemberSection.sections(of: subject, in: site.words) {
        writer.heading(2, MarkdownText.escaped(section.title))
        for member in section.members {
          writer.heading(3, MarkdownText.code(member.name))
          symbols.write(member, below: 3, without: known, to: &writer)
        }
      }
    }
  }

  private func relations(of subject: SymbolPage) -> [String] {
    let page = site.path(subject.route)
    func links(_ title: String, _ pages: [SymbolPage]) -> String? {
      pages.isEmpty
        ? nil
        : "\(title): "
          + pages.map { site.markdownLink($0.title(in: site.words), from: page, to: $0.route) }
          .joined(separator: ", ")
    }
    let component = subject.type.flatMap { site.declarations.component(of: $0) }
    return [
      component.map { component in
        site.words(APIPhrase.component) + ": "
          + site.markdownLink(
            component.name, from: page, to: .component(component.slug, system: slug))
      },
      links(
        site.words(APIPhrase.conformingTypes), site.relations.conformingTypes(of: subject.route)),
      links(site.words(APIPhrase.nestedTypes), site.relations.nestedTypes(of: subject)),
    ].compactMap(\.self)
  }
}

/// Writes a public declaration: code, availability, documentation.
struct SymbolTwin {
  let site: SystemSite
  let page: String

  /// - Parameters:
  ///   - level: That of the heading above.
  ///   - known: Availability that the page says of all it shows.
  func write(
    _ symbol: Symbol, below level: Int, without known: [Availability] = [],
    to writer: inout MarkdownWriter
  ) {
    writer.code(symbol.declaration, "swift")
    let availability = symbol.availability.filter { !known.contains($0) }
    writer.paragraph(
      MarkdownText.escaped(
        availability.compactMap { AvailabilityText.text($0, site.words) }.joined(separator: ", ")))
    if let deprecation = AvailabilityText.deprecation(availability, site.words) {
      writer.paragraph(site.words(APIPhrase.deprecated) + " " + inline(deprecation, of: symbol))
    }
    writeDocumentation(of: symbol, below: level, to: &writer)
  }

  private func writeDocumentation(
    of symbol: Symbol, below level: Int, to writer: inout MarkdownWriter
  ) {
    let builder = SymbolDocumentationBuilder(site: site, page: page, level: level)
    guard let (comment, origin) = builder.documentation(of: symbol) else { return }
    let texts = MarkdownTexts(site: site, page: page)
    for text in [comment.summary, comment.discussion].compactMap(\.self) {
      writer.add(texts.documentation(text, of: origin, below: level))
    }
    writer.list(
      comment.parameters.map { "\(MarkdownText.code($0.name)): \(inline($0.text, of: origin))" }
        + [
          comment.returns.map { "\(site.words(APIPhrase.returns)): \(inline($0, of: origin))" },
          comment.throws.map { "\(site.words(APIPhrase.throws)): \(inline($0, of: origin))" },
        ].compactMap(\.self))
  }

  private func inline(_ text: String, of symbol: Symbol) -> String {
    MarkdownTexts(site: site, page: page).inline(
      text, in: symbol.location.path, scope: SymbolScope(documentationOf: symbol))
  }
}
