import CatalogModel

/// The paths of guides below their folder, without an ending, which pages are named by.
struct GuideNames: Sendable {
  private let start: Int
  /// The files that introduce their folders although they are not called `index`.
  private let introductions: Set<String>

  /// - Parameters:
  ///   - paths: Those of all guides of a system.
  ///   - folder: What the paths begin with.
  init(_ paths: [String], below folder: String) {
    start = folder.count
    var chosen: [Substring: (rank: Int, path: String)] = [:]
    for path in paths {
      guard let name = Self.introduction(path), let rank = Self.ranks.firstIndex(of: name) else {
        continue
      }
      let folder = path.dropLast(name.count)
      let isExact = path.hasSuffix("/" + Self.ranks[0])
      let known = chosen[folder]?.rank ?? .max
      if isExact || rank + 1 < known { chosen[folder] = (isExact ? 0 : rank + 1, path) }
    }
    introductions = Set(chosen.values.map(\.path))
  }

  /// The names under which code hosts and Hugo expect the page of a folder, the likeliest first, in
  /// any letter case.
  private static let ranks = ["index.md", "_index.md", "readme.md"]

  private static func introduction(_ path: String) -> String? {
    let path = path.lowercased()
    return ranks.first { path.hasSuffix("/" + $0) }
  }

  /// `tasks/colour` of `guides/tasks/colour.md`. An `Index.md`, `_index.md` or `README.md` is the
  /// `index.md` of its folder, unless there is one.
  func slug(of path: String) -> String {
    let name = path.dropFirst(start)
    guard introductions.contains(path), let file = Self.introduction(path) else {
      return Guide.name(ofFile: name)
    }
    return name.dropLast(file.count) + "index"
  }
}
