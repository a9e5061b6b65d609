import CatalogModel

/// The pages of a module in their order, found by address and path without a search: the navigation
/// asks for them from each page.
struct ModulePages: Sendable {
  /// The longest list of pages that the navigation shows.
  static let limit = 60

  /// Where the pages stand whose paths begin with the same name.
  private struct Family: Sendable {
    /// Those that no type encloses.
    var outer: [Int] = []
    var nested: [Int] = []
  }

  private let pages: [SymbolPage]
  private var positions: [Route: Int] = [:]
  private var positionsByPath: [[String]: Int] = [:]
  /// Where the pages stand that no type encloses.
  private var outer: [Int] = []
  /// By the first name of the path; what stands outside types has none.
  private var families: [String?: Family] = [:]

  init(_ pages: [SymbolPage]) {
    self.pages = pages
    for (position, page) in pages.enumerated() {
      positions[page.route] = position
      if positionsByPath[page.path] == nil { positionsByPath[page.path] = position }
      if page.path.count < 2 {
        outer.append(position)
        families[page.path.first, default: Family()].outer.append(position)
      } else {
        families[page.path.first, default: Family()].nested.append(position)
      }
    }
  }

  /// All pages where they are few enough; otherwise those that no type encloses, and of the nested
  /// ones those beside a page; otherwise only what belongs to that page.
  func listed(beside page: SymbolPage?) -> [SymbolPage] {
    if pages.count <= Self.limit { return pages }
    let family = page.flatMap { families[$0.path.first] } ?? Family()
    for (outer, nested) in [(outer, family.nested), (family.outer, family.nested)]
    where outer.count + nested.count <= Self.limit {
      return (outer + nested).sorted().map { pages[$0] }
    }
    return []
  }

  /// The pages of the types around that of a page, from the outside in.
  func enclosing(_ page: SymbolPage) -> [SymbolPage] {
    page.path.indices.dropFirst().compactMap { depth in
      positionsByPath[Array(page.path.prefix(depth))].map { pages[$0] }
    }
  }

  /// The pages before and after one; `nil` for a page of another module.
  func neighbours(of route: Route) -> (previous: SymbolPage?, next: SymbolPage?)? {
    positions[route].map { position in
      (
        position > 0 ? pages[position - 1] : nil,
        position + 1 < pages.count ? pages[position + 1] : nil
      )
    }
  }
}
