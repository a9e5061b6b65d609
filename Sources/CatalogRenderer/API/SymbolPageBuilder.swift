import CatalogModel
import InterfaceStrings
import SwiftSymbols

/// Makes the page of a type, of extensions, or of what stands outside types.
struct SymbolPageBuilder {
  let scope: PageScope
  let index: SystemIndex
  let subject: SymbolPage

  private var words: Words { scope.words }
  private var title: String { subject.title(in: words) }

  func content(_ texts: inout TextBuilder) -> SymbolPageContext {
    let topics = subject.type.map(index.references.symbols.topics) ?? []
    let sections = sections(by: topics, &texts)
    let declarations = declarations(&texts)
    let entries = APIEntryBuilder(scope: scope, index: index)
    let nested = TopicOrder(topics, in: subject.module)
      .sorted(index.relations.nestedTypes(of: subject), by: \.path).map { entries.entry($0) }
    return SymbolPageContext(
      frame: frame(sections, hasNested: !nested.isEmpty),
      kindLabel: subject.kindLabel(in: words),
      module: LinkItem(
        title: subject.module,
        href: scope.href(to: .api(system: index.system.slug), anchor: moduleAnchor)),
      summary: summary, declarations: declarations, inheritedTitle: inheritedTitle,
      inherited: inherited, conforming: conforming, nested: nested, sections: sections)
  }

  private var moduleAnchor: String? { index.references.symbols.moduleAnchors[subject.module] }

  private func frame(
    _ sections: [SymbolPageContext.Section], hasNested: Bool
  ) -> PageFrame {
    var contents: [ContentsItem] = []
    let nested = MemberGroup.nestedTypes
    if hasNested {
      contents.append(ContentsItem(title: words(nested.phrase), href: "#\(nested.anchor)"))
    }
    for section in sections {
      contents.append(ContentsItem(title: section.title, href: "#\(section.anchor)"))
      contents += section.symbols.map {
        ContentsItem(title: $0.name, href: "#\($0.anchor)", isNested: true)
      }
    }
    return scope.frame(
      kind: "symbol", title: title, description: description, contents: contents,
      trail: scope.trail(to: subject, anchor: moduleAnchor))
  }

  /// One line for search engines: plain text, so without markdown's marks.
  private var description: String {
    guard subject.type != nil else { return summary }
    return words(
      APIPhrase.typeDescription,
      ["kind": subject.kindLabel(in: words), "name": title, "module": subject.module])
  }

  private var summary: String {
    switch subject.subject {
    case .type: ""
    case .extensions:
      words(
        APIPhrase.extensionsDescription,
        ["module": subject.module, "type": subject.path.joined(separator: ".")])
    case .globals: words(APIPhrase.globalsDescription, ["module": subject.module])
    }
  }

  private func declarations(_ texts: inout TextBuilder) -> [SymbolItem] {
    guard case .type(let symbols) = subject.subject else { return [] }
    let builder = SymbolItemBuilder(scope: scope, index: index, level: 1)
    return symbols.map { builder.item($0, named: title, &texts) }
  }

  private func sections(
    by topics: [SymbolTopics.Group], _ texts: inout TextBuilder
  ) -> [SymbolPageContext.Section] {
    let builder = SymbolItemBuilder(scope: scope, index: index)
    let known = subject.type?.availability ?? []
    return MemberSection.sections(of: subject, by: topics, in: words).map { section in
      SymbolPageContext.Section(
        title: section.title, anchor: section.anchor, constraints: section.constraints ?? "",
        symbols: section.members.map {
          builder.item($0, named: $0.name, without: known, &texts)
        })
    }
  }
}

// MARK: - Relations of the type

extension SymbolPageBuilder {
  private var inheritedTitle: String {
    switch subject.type?.kind {
    case .class: words(APIPhrase.inheritsFrom)
    case .protocol: words(APIPhrase.refines)
    case .enum: words(APIPhrase.rawValue)
    default: words(APIPhrase.conformsTo)
    }
  }

  private var inherited: [LinkItem] {
    guard let type = subject.type else { return [] }
    return type.inheritance.map { name in
      let target = index.references.symbols.type(named: name, from: type)
      return LinkItem(
        title: name,
        href: target.map { scope.href(to: $0.route, anchor: $0.anchor) } ?? "")
    }
  }

  private var conforming: [LinkItem] {
    index.relations.conformingTypes(of: subject.route).map {
      LinkItem(title: $0.title(in: words), href: scope.href(to: $0.route))
    }
  }
}
