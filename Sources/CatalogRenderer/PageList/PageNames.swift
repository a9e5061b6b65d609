import CatalogModel
import Diagnostics

/// `catalog/long-name`: every page has a file name that disks take.
///
/// Source: the limit of 255 bytes that file systems in use have for a name.
enum PageNames {
  static let limit = 255

  static func findings(in pages: [(entry: PageEntry, path: String)]) -> [Diagnostic] {
    pages.compactMap { entry, path in
      guard let name = path.split(separator: "/").first(where: { $0.utf8.count > limit }) else {
        return nil
      }
      return .init(
        .catalogLongName,
        "the page would need a file name of \(name.utf8.count) bytes; disks take \(limit)",
        at: entry.madeFrom, suggestion: "give what the page is made from a shorter name")
    }
  }
}
