import CatalogModel
import SwiftSymbols

/// How the types of a system hang together: by conformance and inheritance, as far as both ends are
/// its own.
struct TypeRelations: Sendable {
  private let pages: [Route: SymbolPage]
  /// The types of the system after the colon of a type, by the page of the type.
  private var parents: [Route: [Route]] = [:]
  private var children: [Route: [Route]] = [:]
  private var nested: [Path: [SymbolPage]] = [:]
  /// The paths that have a page.
  private var paths: Set<Path> = []

  /// The path of a type across modules.
  private struct Path: Hashable {
    var module: String
    var names: [String]
  }

  init(_ index: SymbolIndex) {
    pages = Dictionary(index.pages.map { ($0.route, $0) }, uniquingKeysWith: { first, _ in first })
    for page in index.pages {
      paths.insert(Path(module: page.module, names: page.path))
      guard let type = page.type else { continue }
      let parent = Path(module: page.module, names: Array(page.path.dropLast()))
      nested[parent, default: []].append(page)
      for name in type.inheritance {
        // A type alias has an anchor, on the page of what it is declared in.
        guard let parent = index.type(named: name, from: type), parent.anchor == nil
        else { continue }
        parents[page.route, default: []].append(parent.route)
        children[parent.route, default: []].append(page.route)
      }
    }
  }

  /// The pages of the types directly within one.
  func nestedTypes(of page: SymbolPage) -> [SymbolPage] {
    page.path.isEmpty ? [] : nested[Path(module: page.module, names: page.path)] ?? []
  }

  /// Whether no page encloses it.
  func isOutermost(_ page: SymbolPage) -> Bool {
    page.path.count < 2
      || !paths.contains(Path(module: page.module, names: Array(page.path.dropLast())))
  }

  /// The types that name this one after their colon, in the order of the pages.
  func conformingTypes(of route: Route) -> [SymbolPage] {
    (children[route] ?? []).compactMap { pages[$0] }
  }

  /// The documented requirement or overridden declaration that a member stands for, if that is one
  /// of the system's: the nearest of its name and kind. Of its own type only a requirement counts,
  /// for a default implementation.
  ///
  /// - Parameter route: The page of the member's type.
  func documentedOrigin(of symbol: Symbol, on route: Route) -> Symbol? {
    var waiting = [route]
    var seen: Set<Route> = []
    while let next = waiting.popLast() {
      guard seen.insert(next).inserted else { continue }
      let match = pages[next]?.members.first { member in
        member.name == symbol.name && member.kind == symbol.kind
          && member.documentation.state == .own
          && (next != route || member.origin == .requirement && symbol.origin == .protocolExtension)
      }
      if let match { return match }
      waiting += parents[next] ?? []
    }
    return nil
  }
}
