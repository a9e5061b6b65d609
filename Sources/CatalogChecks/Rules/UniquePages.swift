import CatalogModel
import Diagnostics

/// `catalog/duplicate-page`: no two pages of the site have the same path.
///
/// Paths that differ only in letter case count as the same, because they would share a file on the
/// disks of most readers and of many servers.
enum UniquePages {
  static func check(_ catalog: Catalog) -> [Diagnostic] {
    let map = SiteMap(isSingleSystem: catalog.isSingleSystem)
    var first: [String: Page] = [:]
    return catalog.systems.flatMap(\.pages).compactMap { page in
      let path = map.path(page.route)
      let key = path.lowercased()
      guard let earlier = first[key] else {
        first[key] = page
        return nil
      }
      return clash(page, earlier, at: path)
    }
  }

  private static func clash(_ page: Page, _ earlier: Page, at path: String) -> Diagnostic {
    let other =
      earlier.origin.map { Diagnostic.Note("the other one is made from this", at: $0) }
      ?? Diagnostic.Note("every system has a page of that name")
    return .error(
      "catalog/duplicate-page", "two pages would lie at \(path)", at: page.origin,
      notes: [other], suggestion: "rename what one of them is made from; letter case does not count"
    )
  }
}
