import CatalogModel
import InterfaceStrings
import ReportFacts
import SwiftSymbols

/// Makes the overview of the public API: per module its figures, and what it declares by kind.
struct APIPage {
  let site: SystemSite

  private var route: Route { .api(system: site.system.slug) }

  func context() -> APIContext {
    let page = site.path(route)
    let builder = APIEntryBuilder(site: site, page: page)
    let modules = site.system.modules.map { module($0, builder) }
    let summary = Self.summary(of: modules.map(\.name), in: site.words)
    return APIContext(
      frame: FrameBuilder(site: site).frame(
        route, kind: "api", title: site.words(APIPhrase.title), description: summary,
        contents: contents(modules),
        breadcrumbs: [
          SiteOutline.Entry(title: site.system.name, route: .system(site.system.slug))
        ]),
      summary: summary,
      coverageHref: site.href(from: page, to: .coverage(system: site.system.slug)),
      modules: modules)
  }

  /// What the page is about, by the names of the modules.
  static func summary(of modules: [String], in words: Words) -> String {
    words(APIPhrase.summary, ["modules": list(modules, words)])
  }

  /// The names of a few modules, the number of many.
  private static func list(_ names: [String], _ words: Words) -> String {
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
    let anchor = site.references.symbols.moduleAnchors[module.name] ?? ""
    return APIContext.Module(
      name: module.name, anchor: anchor, figures: CoverageText.figures(of: module.name, in: site),
      groups: groups(module.name, builder).map { group in
        var group = group
        group.anchor = "\(anchor)-\(group.anchor)"
        return group
      })
  }

  private func groups(
    _ module: String, _ builder: APIEntryBuilder
  ) -> [APIContext.Group] {
    let pages = site.references.symbols.pages.filter { $0.module == module }
    let types = Dictionary(
      grouping: pages.filter { $0.type != nil && site.relations.isOutermost($0) }
    ) { $0.type?.kind }
    var groups = Symbol.Kind.allCases.compactMap { kind in
      types[kind].map { types in
        APIContext.Group(
          title: site.words.title(of: kind), anchor: Slug.of(kind.pluralLabel),
          entries: types.map { builder.entry($0) })
      }
    }
    let extensions = pages.filter { $0.subject == .extensions }
    if !extensions.isEmpty {
      groups.append(
        APIContext.Group(
          title: FrameBuilder.label(site.words(APIPhrase.extensions)), anchor: "extensions",
          entries: extensions.map { builder.entry($0) }))
    }
    for globals in pages where globals.subject == .globals {
      groups += MemberSection.sections(of: globals, in: site.words).map { section in
        APIContext.Group(
          title: section.title, anchor: section.anchor,
          entries: section.members.compactMap { builder.entry($0) })
      }
    }
    return groups
  }
}
