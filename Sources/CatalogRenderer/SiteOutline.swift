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
  private let order: [Entry]
  private let positions: [Route: Int]

  /// - Parameter pages: All pages of the system, those of a section in their order.
  init(_ pages: [PageEntry], of system: System, in words: Words) {
    var entries: [Section.Kind: [Entry]] = [:]
    for page in pages {
      guard let listing = page.listing else { continue }
      entries[listing.section, default: []].append(
        Entry(title: listing.title, route: page.route, isDeprecated: listing.isDeprecated))
    }
    sections = Section.Kind.all.compactMap { kind in
      entries[kind].map { Section(kind: kind, title: kind.title(of: system, words), entries: $0) }
    }
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

  /// What a page that the outline holds is called.
  func title(of route: Route) -> String? { positions[route].map { order[$0].title } }
}

extension SiteOutline.Section.Kind {
  /// In the order in which a reader meets them.
  static let all: [Self] =
    [.overview, .guides, .specifications, .rules, .tokens]
    + Layer.allCases.map(Self.components) + [.cases]

  fileprivate func title(of system: System, _ words: Words) -> String {
    switch self {
    case .overview: system.name
    case .api: words(APIPhrase.title)
    case .guides: words(OutlinePhrase.guides)
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
