import CatalogModel
import Diagnostics

/// `catalog/duplicate-page`: no two pages of the site have the same path.
///
/// Paths that differ only in letter case count as the same, because they would share a file on the
/// disks of most readers and of many servers.
enum PageAddresses {
  static func findings(in pages: [(entry: PageEntry, path: String)]) -> [Diagnostic] {
    var first: [String: PageEntry] = [:]
    return pages.compactMap { entry, path in
      let key = path.lowercased()
      guard let earlier = first[key] else {
        first[key] = entry
        return nil
      }
      return clash(entry, earlier, at: path)
    }
  }

  private static func clash(
    _ page: PageEntry, _ earlier: PageEntry, at path: String
  ) -> Diagnostic {
    // What a person wrote can be renamed; a page that every system has cannot.
    let (page, earlier) = page.madeFrom == nil ? (earlier, page) : (page, earlier)
    let other =
      earlier.madeFrom.map { Diagnostic.Note("the other one is made from this", at: $0) }
      ?? Diagnostic.Note("every system has a page of that name")
    return .init(
      .catalogDuplicatePage, "two pages would have the path \(path)", at: page.madeFrom,
      notes: [other], suggestion: "rename what one of them is made from; letter case does not count"
    )
  }
}
