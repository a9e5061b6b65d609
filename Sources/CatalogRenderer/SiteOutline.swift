import CatalogModel
import DesignTokens

/// The pages of a system in the order in which a reader meets them.
struct SiteOutline: Sendable {
  struct Entry: Sendable {
    var title: String
    var route: Route
    var anchor: String?
    var isDeprecated = false
  }

  struct Section: Sendable {
    var title: String
    var entries: [Entry]
  }

  let sections: [Section]
  /// The first names of the token paths that are shown, in source order.
  let tokenGroups: [String]

  init(_ system: System, _ contrast: SystemContrast) {
    let slug = system.slug
    tokenGroups = Self.tokenGroups(system.tokens)
    var overview = [Entry(title: "Overview", route: .system(slug))]
    if system.hasExamples {
      overview.append(Entry(title: "Examples", route: .screens(system: slug)))
    }
    if !contrast.isEmpty {
      overview.append(Entry(title: "Contrast", route: .contrast(system: slug)))
    }
    if !contrast.matrix.isEmpty {
      overview.append(
        Entry(title: "Contrast matrix", route: .contrastMatrix("", system: slug)))
    }
    if !system.modules.isEmpty { overview.append(Entry(title: "API", route: .api(system: slug))) }
    if system.hasCoverage {
      overview.append(Entry(title: "Coverage", route: .coverage(system: slug)))
    }
    overview.append(Entry(title: "For agents", route: .agents(system: slug)))
    var sections = [Section(title: system.name, entries: overview)]
    sections.append(Self.guides(system, .guide, title: "Guides"))
    sections.append(Self.tokens(system, tokenGroups))
    for layer in Layer.allCases { sections.append(Self.components(system, layer)) }
    sections.append(Self.guides(system, .case, title: "Documented cases"))
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

  private static func guides(_ system: System, _ kind: Guide.Kind, title: String) -> Section {
    Section(
      title: title,
      entries: system.guides.filter { $0.kind == kind }.map {
        Entry(title: $0.title, route: .guide($0.slug, system: system.slug))
      })
  }

  private static func tokens(_ system: System, _ groups: [String]) -> Section {
    guard !groups.isEmpty else { return Section(title: "Tokens", entries: []) }
    let overview = Entry(title: "All tokens", route: .tokens(system: system.slug))
    return Section(
      title: "Tokens",
      entries: [overview]
        + groups.map {
          Entry(title: TokenGroupTitle.of($0), route: .tokenGroup($0, system: system.slug))
        })
  }

  private static func components(_ system: System, _ layer: Layer) -> Section {
    Section(
      title: layer.title,
      entries: system.components.filter { $0.layer == layer }.map { component in
        Entry(
          title: component.name, route: .component(component.slug, system: system.slug),
          isDeprecated: component.status == .deprecated)
      })
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

extension Layer {
  /// The heading of the layer's components.
  var title: String {
    switch self {
    case .token: "Tokens"
    case .modifier: "Modifiers"
    case .component: "Components"
    case .pattern: "Patterns"
    case .context: "Contexts"
    case .utility: "Utilities"
    case .primitive: "Primitives"
    }
  }

  /// What the layer is for.
  var summary: String {
    switch self {
    case .token: "Named values: the only source of sizes, colours, type and motion."
    case .modifier: "Styles that any view can take, without a meaning of their own."
    case .component: "Views with one clear purpose, made of tokens and modifiers."
    case .pattern: "Compositions that make up a whole pane or screen."
    case .context: "What adapts everything below it to platform, surface and appearance."
    case .utility: "Helpers that serve all layers."
    case .primitive: "Views of the platform that may stand inside components."
    }
  }
}
