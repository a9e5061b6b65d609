import CatalogModel
import DesignTokens
import InterfaceStrings

/// The pages of a system in the order in which a reader meets them.
struct SiteOutline: Sendable {
  struct Entry: Sendable {
    var title: String
    var route: Route
    var anchor: String?
    var isDeprecated = false
  }

  struct Section: Sendable {
    /// What its pages are about.
    enum Kind: Hashable, Sendable {
      case overview, api, guides, specifications, rules, tokens, components(Layer), cases
    }

    var kind: Kind
    var title: String
    var entries: [Entry]
  }

  let sections: [Section]
  /// The first names of the token paths that are shown, in source order.
  let tokenGroups: [String]

  init(_ system: System, _ contrast: SystemContrast, _ words: Words) {
    tokenGroups = Self.tokenGroups(system.tokens)
    let builder = OutlineBuilder(system: system, words: words)
    var sections = [
      builder.overview(contrast), builder.guides, builder.specifications,
      builder.rules, builder.tokens(tokenGroups),
    ]
    sections += Layer.allCases.map(builder.components)
    sections.append(builder.cases)
    self.sections = sections.filter { !$0.entries.isEmpty }
  }

  /// The pages before and after one.
  func neighbours(of route: Route) -> (previous: Entry?, next: Entry?) {
    let all = sections.flatMap(\.entries)
    guard let index = all.firstIndex(where: { $0.route == route }) else { return (nil, nil) }
    return (index > 0 ? all[index - 1] : nil, index + 1 < all.count ? all[index + 1] : nil)
  }

  /// What a page that the outline holds is called.
  func title(of route: Route) -> String? {
    sections.lazy.flatMap(\.entries).first { $0.route == route }?.title
  }

  private static func tokenGroups(_ tokens: ResolvedTokens) -> [String] {
    var seen: Set<String> = []
    return tokens.lazy.filter { !$0.isInternal }.compactMap(\.path.names.first)
      .filter { seen.insert($0).inserted }
  }
}

/// Makes the sections of an outline, of which some may have no entry.
private struct OutlineBuilder {
  let system: System
  let words: Words

  private typealias Entry = SiteOutline.Entry

  /// The pages about the system as a whole.
  func overview(_ contrast: SystemContrast) -> SiteOutline.Section {
    let slug = system.slug
    var entries = [entry(.overview, .system(slug))]
    if system.hasExamples { entries.append(entry(.examples, .screens(system: slug))) }
    if !contrast.isEmpty { entries.append(entry(.contrast, .contrast(system: slug))) }
    if !contrast.matrix.isEmpty {
      entries.append(entry(.contrastMatrix, .contrastMatrix("", system: slug)))
    }
    if !system.modules.isEmpty { entries.append(entry(.api, .api(system: slug))) }
    if system.hasCoverage { entries.append(entry(.coverage, .coverage(system: slug))) }
    entries.append(entry(.agents, .agents(system: slug)))
    return SiteOutline.Section(kind: .overview, title: system.name, entries: entries)
  }

  var guides: SiteOutline.Section { section(.guides, .guides, entries(of: .guide)) }

  var cases: SiteOutline.Section { section(.cases, .cases, entries(of: .case)) }

  private func entries(of kind: Guide.Kind) -> [Entry] {
    system.guides.filter { $0.kind == kind }.map {
      Entry(title: $0.title, route: .guide($0.slug, system: system.slug))
    }
  }

  var specifications: SiteOutline.Section {
    let pages = system.specifications.map {
      Entry(title: $0.title, route: .specification($0.slug, system: system.slug))
    }
    let overview = entry(.allRequirements, .specifications(system: system.slug))
    return section(.specifications, .requirements, pages, under: overview)
  }

  var rules: SiteOutline.Section {
    let pages = system.rules.map {
      Entry(title: $0.title, route: .rule($0.slug, system: system.slug))
    }
    let overview = entry(.allRules, .rules(system: system.slug))
    return section(.rules, .rules, pages, under: overview)
  }

  func tokens(_ groups: [String]) -> SiteOutline.Section {
    let pages = groups.map {
      Entry(title: words.tokenGroup($0), route: .tokenGroup($0, system: system.slug))
    }
    return section(
      .tokens, .tokens, pages, under: entry(.allTokens, .tokens(system: system.slug)))
  }

  func components(_ layer: Layer) -> SiteOutline.Section {
    SiteOutline.Section(
      kind: .components(layer), title: words.layer(layer),
      entries: system.components.filter { $0.layer == layer }.map { component in
        Entry(
          title: component.name, route: .component(component.slug, system: system.slug),
          isDeprecated: component.status == .deprecated)
      })
  }

  private func entry(_ title: OutlinePhrase, _ route: Route) -> Entry {
    Entry(title: words(title), route: route)
  }

  /// Pages, behind one that lists them all where there is such a page.
  private func section(
    _ kind: SiteOutline.Section.Kind, _ title: OutlinePhrase, _ pages: [Entry],
    under overview: Entry? = nil
  ) -> SiteOutline.Section {
    let entries = pages.isEmpty ? [] : [overview].compactMap(\.self) + pages
    return SiteOutline.Section(kind: kind, title: words(title), entries: entries)
  }
}

/// The heading of a group of tokens: `fontFamily` reads as `Font family`.
enum TokenGroupTitle {
  static func of(_ name: String) -> String {
    var title = ""
    for character in name {
      if character.isUppercase, title.last?.isLowercase == true { title.append(" ") }
      title.append(title.isEmpty ? Character(character.uppercased()) : character)
    }
    return title.split(separator: " ").enumerated().map { index, word in
      let isAcronym = word.count > 1 && word.allSatisfy { $0.isUppercase || $0.isNumber }
      return index == 0 || isAcronym ? String(word) : word.lowercased()
    }.joined(separator: " ")
  }
}
