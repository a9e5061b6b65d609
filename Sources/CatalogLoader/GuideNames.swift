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
        guard path.lowercased().hasSuffix("/readme.md") else { return false }
        return !all.contains(path.dropLast("readme.md".count) + "index.md")
      })
  }

  /// `tasks/colour` of `guides/tasks/colour.md`. A `README.md` is the `index.md` of its folder, as
  /// code hosts show it, unless there is one.
  func slug(of path: String) -> String {
    let name = path.dropFirst(start)
    guard introductions.contains(path) else { return Guide.name(ofFile: name) }
    return name.dropLast("readme.md".count) + "index"
  }
}
