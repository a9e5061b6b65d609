import CatalogModel
import Files

/// Images by their names alone, as DocC finds them: without folder, ending, scale and appearance.
struct ImageNames: Sendable {
  /// The files of one image, by their numbers of pixels for one of the page.
  struct Files: Hashable, Sendable {
    var light: [Int: String] = [:]
    var dark: [Int: String] = [:]
  }

  private let paths: [String: String]
  /// By the path without ending, scale and appearance.
  private let files: [String: Files]

  init(_ paths: some Sequence<String>) {
    // Of several forms the light one, then that with the shortest name.
    let ordered = paths.map { ($0.contains("dark") ? 1 : 0, $0.utf8.count, $0) }.sorted { $0 < $1 }
    self.paths = Dictionary(ordered.map { (Self.key($0.2), $0.2) }) { first, _ in first }
    var files: [String: Files] = [:]
    for (_, _, path) in ordered {
      let form = Self.form(of: path)
      let scales = form.isDark ? \Files.dark : \Files.light
      if files[form.stem]?[keyPath: scales][form.scale] == nil {
        files[form.stem, default: Files()][keyPath: scales][form.scale] = path
      }
    }
    self.files = files
  }

  /// The image that a name means, or `../images/hero.png` from a page whose address is deeper than
  /// its file, as posts of a blog have it; `nil` for other references with a folder.
  func path(of reference: String) -> String? {
    guard reference.contains("/") else { return paths[Self.key(reference)] }
    guard reference.hasPrefix("../"), let path = paths[Self.key(reference)] else { return nil }
    let names = reference.split(separator: "/").drop { $0 == ".." }
    return names.count > 1 && path.hasSuffix("/" + names.joined(separator: "/")) ? path : nil
  }

  /// All files of the image that one of them is of, where it is the light one.
  func files(of path: String) -> Files {
    let form = Self.form(of: path)
    return form.isDark ? Files() : files[form.stem] ?? Files()
  }

  private static func key(_ path: String) -> String {
    var name = path.split(separator: "/").last ?? ""
    for ending in BundleFolder.pictures + ["@2x", "@3x", "~dark", "~light", "-dark", "@2x", "@3x"]
    where name.hasSuffix(ending) {
      name = name.dropLast(ending.count)
    }
    return name.lowercased()
  }

  /// What DocC's suffixes say: `hero~dark@2x.png`, in either order.
  private static func form(of path: String) -> (stem: String, scale: Int, isDark: Bool) {
    var (stem, scale, isDark) = (path[...], 1, false)
    for ending in BundleFolder.pictures where stem.hasSuffix(ending) {
      stem = stem.dropLast(ending.count)
    }
    for _ in 0..<2 {
      for (suffix, pixels) in [("@2x", 2), ("@3x", 3)] where stem.hasSuffix(suffix) {
        (stem, scale) = (stem.dropLast(suffix.count), pixels)
      }
      for suffix in ["~dark", "~light"] where stem.hasSuffix(suffix) {
        stem = stem.dropLast(suffix.count)
        if suffix == "~dark" { isDark = true }
      }
    }
    return (String(stem), scale, isDark)
  }
}
