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
    let all = Set(paths)
    introductions = Set(
      paths.filter { path in
        guard let name = Self.introduction(path) else { return false }
        return !all.contains(path.dropLast(name.count) + "index.md")
      })
  }

  /// The names under which code hosts and Hugo expect the page of a folder.
  private static func introduction(_ path: String) -> String? {
    ["readme.md", "_index.md"].first { path.lowercased().hasSuffix("/" + $0) }
  }

  /// `tasks/colour` of `guides/tasks/colour.md`. A `README.md` or `_index.md` is the `index.md` of its
  /// folder, unless there is one.
  func slug(of path: String) -> String {
    let name = path.dropFirst(start)
    guard introductions.contains(path), let file = Self.introduction(path) else {
      return Guide.name(ofFile: name)
    }
    return name.dropLast(file.count) + "index"
  }
}
