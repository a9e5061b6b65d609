import Diagnostics

/// Which systems and pages of a catalog are the same in another language.
///
/// Steps: pair the systems, of which one side names the other; list the files that become pages
/// with a language of their own (``TwinPage``); pair those that name the other's file, then those
/// of paired systems that have the same name. What is stated and cannot be becomes a
/// ``TwinProblem``, which a check reports. Twins that are paired by name are of two languages, or
/// they are none; all other pages of paired systems are twins by their address.
public struct TwinIndex: Sendable {
  /// What is stated and cannot be, in the order of the content.
  public private(set) var problems: [TwinProblem] = []
  private var systems = TwinPairs<String>()
  private var pages = TwinPairs<Route>()
  private var routes: Set<Route> = []

  /// Pairs what a catalog holds.
  public init(_ catalog: Catalog) {
    for system in catalog.systems { pair(system, in: catalog) }
    guard !systems.isEmpty || catalog.statesTwinsOfPages else { return }
    let files = TwinPages(catalog)
    for page in files.pages { pair(page, stated: files) }
    for page in files.pages { pairByName(page, in: files) }
    if hasTwins { routes = Set(files.pages.map(\.route)) }
  }

  /// Whether anything of the catalog is there in another language.
  public var hasTwins: Bool { !systems.isEmpty || !pages.isEmpty }

  /// Whether a page is paired by the file it is made from: guides and components are.
  public func pairsByFile(_ route: Route) -> Bool { routes.contains(route) }

  /// The slug of the system that is `slug` in another language; `nil` when there is none.
  public func system(twinOf slug: String) -> String? { systems.twin(of: slug) }

  /// The page that a guide's or component's page is in another language; `nil` when there is none.
  public func page(twinOf route: Route) -> Route? { pages.twin(of: route) }

  private mutating func pair(_ system: System, in catalog: Catalog) {
    guard let stated = system.twin, !catalog.absentSystems.contains(stated.name) else { return }
    guard let other = catalog.systems.first(where: { $0.slug == stated.name }) else {
      let known = catalog.systems.map(\.slug).filter { $0 != system.slug }
      problems.append(.unknownSystem(stated, known: catalog.isSingleSystem ? [] : known))
      return
    }
    problems += systems.state(
      stated, of: (system.slug, system.language), and: (other.slug, other.language))
  }

  private mutating func pair(_ page: TwinPage, stated files: TwinPages) {
    guard case .file(let stated) = page.choice, !files.mayHold(stated.name, near: page) else {
      return
    }
    guard let other = files.page(stated.name, near: page) else {
      problems.append(.unknownFile(stated, known: files.names(besides: page)))
      return
    }
    problems += pages.state(
      stated, of: (page.route, page.language), and: (other.route, other.language))
  }

  private mutating func pairByName(_ page: TwinPage, in files: TwinPages) {
    guard page.choice == .sameName, let slug = systems.twin(of: page.system),
      let other = files.page(page.name, of: slug), other.choice == .sameName,
      !LanguageTag.areEqual(other.language, page.language),
      pages.twin(of: page.route) == nil, pages.twin(of: other.route) == nil
    else { return }
    _ = pages.pair(page.route, other.route, at: SourceLocation(page.path))
  }
}

extension Catalog {
  /// Whether any guide or component names its twin.
  fileprivate var statesTwinsOfPages: Bool {
    systems.contains { system in
      system.guides.contains { $0.twin != .sameName }
        || system.components.contains { $0.twin != .sameName }
    }
  }
}

/// A twin that is stated and cannot be; each with what was stated.
public enum TwinProblem: Hashable, Sendable {
  /// The catalog has no such system.
  case unknownSystem(Reference, known: [String])
  /// The content has no such file, or it makes no page that could have a twin.
  case unknownFile(Reference, known: [String])
  /// A system or a page is named as its own twin.
  case itself(Reference)
  /// Both sides speak one language.
  case sameLanguage(Reference, language: String)
  /// One of the two has another twin, which is stated at `earlier`.
  case taken(Reference, earlier: SourceLocation)
}

/// Things of which two and two belong together, and where that is stated.
struct TwinPairs<Element: Hashable & Sendable>: Sendable {
  private var twins: [Element: (twin: Element, location: SourceLocation)] = [:]
  var isEmpty: Bool { twins.isEmpty }

  func twin(of element: Element) -> Element? { twins[element]?.twin }

  /// Pairs two elements of which the file of one names the other.
  ///
  /// - Returns: Why they cannot be twins; empty when they are.
  mutating func state(
    _ stated: Reference, of own: (element: Element, language: String),
    and other: (element: Element, language: String)
  ) -> [TwinProblem] {
    if other.element == own.element { return [.itself(stated)] }
    if LanguageTag.areEqual(other.language, own.language) {
      return [.sameLanguage(stated, language: own.language)]
    }
    let earlier = pair(own.element, other.element, at: stated.location)
    return earlier.map { [.taken(stated, earlier: $0)] } ?? []
  }

  /// Pairs two elements, unless one of them has another twin: then where that is stated. Stating a
  /// pair from both sides is one pair.
  mutating func pair(
    _ element: Element, _ other: Element, at location: SourceLocation
  ) -> SourceLocation? {
    for (one, its) in [(element, other), (other, element)] {
      if let known = twins[one], known.twin != its { return known.location }
    }
    twins[element] = twins[element] ?? (other, location)
    twins[other] = twins[other] ?? (element, location)
    return nil
  }
}
