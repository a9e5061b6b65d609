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
      /// The guides of a folder, by its path below that of all guides.
      case folder(String)
    }

    var kind: Kind
    var title: String
    var entries: [Entry]
    /// The page that lists all of them, and the place on it.
    var index: Entry?
    /// How many pages are listed before its first.
    var start = 0

    /// What a list of all pages shows of the section: its pages, or the one that lists them where
    /// they are many.
    var listed: [Entry] {
      entries.count <= Self.limit ? entries : [index].compactMap(\.self)
    }

    private static let limit = 100
  }

  let sections: [Section]
  private let places: [Section.Kind: Int]
  private let order: [Entry]
  private let positions: [Route: Int]

  /// - Parameter pages: All pages of the system, those of a section in their order.
  init(_ pages: PageEntries, of system: System, _ folders: GuideFolders, in words: Words) {
    var entries: [Section.Kind: [Entry]] = [:]
    for page in pages {
      guard let listing = page.listing else { continue }
      entries[listing.section, default: []].append(
        Entry(title: listing.title, route: page.route, isDeprecated: listing.isDeprecated))
    }
    var count = 0
    sections = Section.Kind.all(folders).compactMap { kind in
      entries[kind].map { entries in
        let title = kind.title(of: system, folders, words)
        let index = kind.index(of: system, title)
        defer { count += entries.count }
        return Section(
          kind: kind, title: title, entries: entries, index: index, start: count)
      }
    }
    places = Dictionary(zip(sections.map(\.kind), sections.indices)) { first, _ in first }
    order = sections.flatMap(\.entries)
    positions = Dictionary(
      zip(order.map(\.route), order.indices), uniquingKeysWith: { first, _ in first })
  }

  /// The pages before and after one.
  func neighbours(of route: Route) -> (previous: Entry?, next: Entry?) {
    guard let index = positions[route] else { return (nil, nil) }
    return (
      index > 0 ? order[index - 1] : nil, index + 1 < order.count ? order[index + 1] : nil
    )
  }

  /// How many pages a section lists before one of its own.
  func position(of route: Route, in section: Section) -> Int {
    max(0, min((positions[route] ?? 0) - section.start, section.entries.count))
  }

  /// The section of a kind; `nil` when it has no pages.
  func section(_ kind: Section.Kind) -> Section? { places[kind].map { sections[$0] } }

  /// Where a section stands among the others; `nil` for one that is none of the outline.
  func place(of kind: Section.Kind) -> Int? { places[kind] }

  /// What a page that the outline holds is called.
  func title(of route: Route) -> String? { positions[route].map { order[$0].title } }
}

extension SiteOutline.Section.Kind {
  /// In the order in which a reader meets them.
  static func all(_ folders: GuideFolders) -> [Self] {
    [.overview, .guides] + folders.all.dropFirst().map { .folder($0.path) }
      + [.specifications, .rules, .tokens] + Layer.allCases.map(Self.components) + [.cases]
  }

  /// The page that lists the pages of the section.
  fileprivate func index(of system: System, _ title: String) -> SiteOutline.Entry? {
    let slug = system.slug
    let place: (route: Route, anchor: String?) =
      switch self {
      case .overview: (.system(slug), nil)
      case .api: (.api(system: slug), nil)
      case .guides: (.guides(system: slug), nil)
      case .folder(let path): (.guides(in: path, system: slug), nil)
      case .cases: (.guides(system: slug), "cases")
      case .specifications: (.specifications(system: slug), nil)
      case .rules: (.rules(system: slug), nil)
      case .tokens: (.tokens(system: slug), nil)
      case .components(let layer): (.components(system: slug), layer.anchor)
      }
    return SiteOutline.Entry(title: title, route: place.route, anchor: place.anchor)
  }

  fileprivate func title(
    of system: System, _ folders: GuideFolders, _ words: Words
  ) -> String {
    switch self {
    case .overview: system.name
    case .api: words(APIPhrase.title)
    case .guides: words(OutlinePhrase.guides)
    case .folder(let path): folders[path]?.title ?? path
    case .specifications: words(OutlinePhrase.requirements)
    case .rules: words(OutlinePhrase.rules)
    case .tokens: words(OutlinePhrase.tokens)
    case .components(let layer): words.layer(layer)
    case .cases: words(OutlinePhrase.cases)
    }
  }
}

extension System {
  /// The first names of the paths of the tokens that are shown, in source order.
  var tokenGroups: [String] {
    var seen: Set<String> = []
    return tokens.lazy.filter { !$0.isInternal }.compactMap(\.path.names.first)
      .filter { seen.insert($0).inserted }
  }
}

extension System {
  /// The tokens of a group that are shown, in source order.
  func tokens(ofGroup group: String) -> [Token] {
    tokens.filter { !$0.isInternal && $0.path.names.first == group }
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
