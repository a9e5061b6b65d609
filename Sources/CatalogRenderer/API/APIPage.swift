import CatalogModel
import InterfaceStrings
import ReportFacts
import SwiftSymbols

/// Makes the overview of the public API: per module its figures, and what it declares by kind.
struct APIPage {
  let scope: PageScope
  let index: SystemIndex

  private var words: Words { scope.words }

  func content() -> APIContext {
    let builder = APIEntryBuilder(scope: scope, index: index)
    let modules = index.system.modules.map { module($0, builder) }
    let summary = words(APIPhrase.summary, ["modules": list(modules.map(\.name))])
    return APIContext(
      frame: scope.frame(
        kind: "api", title: words(APIPhrase.title), description: summary,
        contents: contents(modules)),
      summary: summary,
      coverageHref: scope.href(to: .coverage(system: index.system.slug)),
      modules: modules)
  }

  /// The names of a few modules, the number of many.
  private func list(_ names: [String]) -> String {
    names.count > 3 ? words(APIPhrase.manyModules, count: names.count) : words.list(names)
  }

  /// The modules; of a single one its kinds, too.
  private func contents(_ modules: [APIContext.Module]) -> [ContentsItem] {
    modules.flatMap { module in
      [ContentsItem(title: module.name, href: "#\(module.anchor)")]
        + (modules.count > 1 ? [] : module.groups).map {
          ContentsItem(title: $0.title, href: "#\($0.anchor)", isNested: true)
        }
    }
  }

  private func module(
    _ module: ModuleSymbols, _ builder: APIEntryBuilder
  ) -> APIContext.Module {
    let anchor = index.references.symbols.moduleAnchors[module.name] ?? ""
    return APIContext.Module(
      name: module.name, anchor: anchor, figures: scope.figures(ofModule: module.name),
      groups: groups(module.name, builder).map { group in
        var group = group
        group.anchor = "\(anchor)-\(group.anchor)"
        return group
      })
  }

  private func groups(
    _ module: String, _ builder: APIEntryBuilder
  ) -> [APIContext.Group] {
    let all = index.references.symbols.pages.filter { $0.module == module }
    var named: Set<Route> = []
    let arranged = arranged(all, in: module, builder, &named)
    let pages = all.filter { !named.contains($0.route) }
    return arranged + groups(of: pages, builder)
  }

  /// The groups that documentation catalogs put types in.
  private func arranged(
    _ pages: [SymbolPage], in module: String, _ builder: APIEntryBuilder, _ named: inout Set<Route>
  ) -> [APIContext.Group] {
    let topics = index.references.symbols.topics(ofModule: module)
    let order = TopicOrder(topics, in: module)
    var groups: [APIContext.Group] = []
    for topic in topics where !topic.title.isEmpty {
      let place = order.places(in: topic)
      let found = pages.compactMap { page -> (place: Int, page: SymbolPage)? in
        guard page.type != nil, !named.contains(page.route) else { return nil }
        return place(page.path).map { ($0, page) }
      }.sorted { $0.place < $1.place }
      guard !found.isEmpty else { continue }
      named.formUnion(found.map(\.page.route))
      groups.append(
        APIContext.Group(
          title: topic.title, anchor: "topic-\(groups.count + 1)",
          entries: found.map { builder.entry($0.page) }))
    }
    return groups
  }

  /// By kind.
  private func groups(
    of pages: [SymbolPage], _ builder: APIEntryBuilder
  ) -> [APIContext.Group] {
    let types = Dictionary(
      grouping: pages.filter { $0.type != nil && index.relations.isOutermost($0) }
    ) { $0.type?.kind }
    var groups = Symbol.Kind.allCases.compactMap { kind in
      types[kind].map { types in
        APIContext.Group(
          title: words.title(of: kind), anchor: Slug.of(kind.pluralLabel),
          entries: types.map { builder.entry($0) })
      }
    }
    let extensions = pages.filter { $0.subject == .extensions }
    if !extensions.isEmpty {
      groups.append(
        APIContext.Group(
          title: FrameBuilder.label(words(APIPhrase.extensions)), anchor: "extensions",
          entries: extensions.map { builder.entry($0) }))
    }
    for globals in pages where globals.subject == .globals {
      groups += MemberSection.sections(of: globals, in: words).map { section in
        APIContext.Group(
          title: section.title, anchor: section.anchor,
          entries: section.members.compactMap { builder.entry($0) })
      }
    }
    return groups
  }
}
