import AgentUI
import CatalogDriver
import CatalogLoader
import CatalogModel
import Diagnostics
import Files

/// What the tools look in: a catalog without the API of its sources, with what draws its components
/// and the texts of its guides as they were written.
struct CatalogLibrary: Sendable {
  /// What of the content is read.
  static let scope: CatalogLoader.Scope = [.previews, .guides, .screens]

  let catalog: Catalog
  let workbench: AgentWorkbench
  let index: GuideIndex
  private let files: FileTree

  init(_ catalog: Catalog, files: FileTree) {
    self.catalog = catalog
    self.files = files
    workbench = AgentWorkbench(catalog)
    index = GuideIndex(catalog)
  }

  /// - Returns: The library unless the content is no catalog, and what is wrong with it.
  static func load(
    _ reading: ContentReading
  ) -> (library: CatalogLibrary?, diagnostics: [Diagnostic]) {
    let loaded = reading.load()
    return (
      loaded.catalog.map { CatalogLibrary($0, files: reading.tree) },
      (reading.diagnostics + loaded.diagnostics).map { $0.mappingPaths(reading.shown) }
    )
  }

  /// The library of content that is in memory; `nil` when it is no catalog.
  static func load(_ content: FileTree) -> CatalogLibrary? {
    CatalogLoader(content, scope: scope).load().catalog.map { CatalogLibrary($0, files: content) }
  }

  var systems: [System] { catalog.systems }

  /// The lines of a text of the content.
  func lines(of path: String) -> [Substring] {
    let text = String(decoding: files[path] ?? [], as: UTF8.self)
    return text.split(omittingEmptySubsequences: false) { $0.isNewline }
  }

  /// The page of the site that shows something: its whole address where the site's is known.
  func page(_ route: Route, anchor: String? = nil) -> String {
    let path = SiteMap(isSingleSystem: catalog.isSingleSystem).path(route)
    return (catalog.baseURL ?? "") + path + (anchor.map { "#" + $0 } ?? "")
  }
}

// MARK: - Systems

extension CatalogLibrary {
  /// The systems to look in: the one named, or all.
  func systems(_ name: String?) throws(ToolFailure) -> [System] {
    guard let name else { return systems }
    return [try system(named: name)]
  }

  /// The one system to look in: the one named, or the only one.
  func system(_ name: String?) throws(ToolFailure) -> System {
    if let name { return try system(named: name) }
    guard let only = systems.first, systems.count == 1 else {
      throw ToolFailure("there are \(systems.count) systems: \(slugs); give one as 'system'")
    }
    return only
  }

  private func system(named name: String) throws(ToolFailure) -> System {
    let wanted = name.lowercased()
    let found = systems.first { $0.slug.lowercased() == wanted || $0.name.lowercased() == wanted }
    guard let found else {
      throw ToolFailure.unknown("system", name, among: systems.map(\.slug))
    }
    return found
  }

  /// The names of all systems as they stand in a message.
  var slugs: String { systems.map { "'\($0.slug)'" }.joined(separator: ", ") }

  /// The one thing of a name in some systems.
  ///
  /// - Parameter find: What a system has of the name.
  func only<Value>(
    _ noun: String, _ name: String, in systems: [System], names: (System) -> [String],
    find: (System) -> Value?
  ) throws(ToolFailure) -> (system: System, value: Value) {
    let found = systems.compactMap { system in find(system).map { (system: system, value: $0) } }
    guard let first = found.first else {
      throw ToolFailure.unknown(noun, name, among: systems.flatMap(names))
    }
    guard found.count == 1 else {
      let slugs = found.map { "'\($0.system.slug)'" }.joined(separator: ", ")
      throw ToolFailure(
        "\(found.count) systems have a \(noun) '\(name)': \(slugs); give one as 'system'")
    }
    return first
  }
}
