import DesignTokens
import Diagnostics

/// A page that the site will have, and the file it is made from.
public struct Page: Hashable, Sendable {
  public var route: Route
  /// Where in the content its name comes from; `nil` for pages that every site has.
  public var origin: SourceLocation?

  public init(_ route: Route, origin: SourceLocation? = nil) {
    self.route = route
    self.origin = origin
  }
}

extension System {
  /// The pages of the system, those first that every system has.
  public var pages: [Page] {
    var pages = [Page(.system(slug)), Page(.agents(system: slug))]
    if hasExamples { pages.append(Page(.screens(system: slug))) }
    if hasCoverage { pages.append(Page(.coverage(system: slug))) }
    if !modules.isEmpty { pages.append(Page(.api(system: slug))) }
    pages += symbolPages.map { Page($0.route, origin: $0.type?.location) }
    pages += tokenPages
    pages += components.map {
      Page(.component($0.slug, system: slug), origin: $0.location)
    }
    pages += guides.map { Page(.guide($0.slug, system: slug), origin: SourceLocation($0.path)) }
    return pages + specificationPages + rulePages
  }

  private var specificationPages: [Page] {
    let pages = specifications.map {
      Page(.specification($0.slug, system: slug), origin: SourceLocation($0.path))
    }
    return pages.isEmpty ? [] : [Page(.specifications(system: slug))] + pages
  }

  private var rulePages: [Page] {
    let pages = rules.map {
      Page(.rule($0.slug, system: slug), origin: SourceLocation($0.path))
    }
    return pages.isEmpty ? [] : [Page(.rules(system: slug))] + pages
  }

  /// Whether there is anything of which it could be said whether it is documented.
  public var hasCoverage: Bool {
    !modules.isEmpty || !components.isEmpty || tokens.contains { !$0.isInternal }
  }

  private var tokenPages: [Page] {
    var seen: Set<String> = []
    let pages = tokens.compactMap { token -> Page? in
      guard !token.isInternal, let group = token.path.names.first, seen.insert(group).inserted
      else { return nil }
      return Page(.tokenGroup(group, system: slug), origin: token.location)
    }
    return pages.isEmpty ? [] : [Page(.tokens(system: slug))] + pages
  }
}
