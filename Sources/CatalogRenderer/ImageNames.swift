import CatalogModel

/// Images by their names alone, as DocC finds them: without folder, ending, scale and appearance.
struct ImageNames: Sendable {
  private let paths: [String: String]

  init(_ paths: some Sequence<String>) {
    // Of several forms the light one, then that with the shortest name.
    let ordered = paths.map { ($0.contains("dark") ? 1 : 0, $0.utf8.count, $0) }.sorted { $0 < $1 }
    self.paths = Dictionary(ordered.map { (Self.key($0.2), $0.2) }) { first, _ in first }
  }

  /// The image that a name means; `nil` for a reference with a folder.
  func path(of reference: String) -> String? {
    reference.contains("/") ? nil : paths[Self.key(reference)]
  }

  private static func key(_ path: String) -> String {
    var name = path.split(separator: "/").last ?? ""
    let endings = [".png", ".jpg", ".jpeg", ".gif", ".svg", ".webp", ".avif"]
    for ending in endings + ["@2x", "@3x", "~dark", "~light", "-dark", "@2x", "@3x"]
    where name.hasSuffix(ending) {
      name = name.dropLast(ending.count)
    }
    return name.lowercased()
  }
}
