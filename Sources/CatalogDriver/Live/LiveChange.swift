import CatalogModel
import CatalogRenderer
import Workers

/// What of a catalog is another than in the site that is shown.
///
/// A file belongs to the system in whose folder it lies, and every file to the one system of a
/// content that is a system itself. What a system loads from elsewhere is told by its revision.
struct LiveChange {
  /// By the slugs of systems; anything may have changed of those that are not named.
  let systems: [String: SystemChange]

  /// - Parameters:
  ///   - former: What is known of the site that is shown.
  ///   - state: What was read since, and the files that have changed.
  init(from former: LiveState, to catalog: Catalog, _ state: LiveState) {
    guard let files = state.pending, let content = state.content, let before = former.catalog,
      before.isSingleSystem == catalog.isSingleSystem, before.language == catalog.language,
      before.systems.map(\.slug) == catalog.systems.map(\.slug)
    else {
      systems = [:]
      return
    }
    let owners = Owners(catalog, content)
    let touched = files.reduce(into: Set<String>()) { $0.formUnion(owners.systems(of: $1)) }
    let areGuides = Once { owners.areGuides(files) }
    systems = zip(before.systems, catalog.systems).reduce(into: [:]) { systems, pair in
      let (old, new) = pair
      let revision = state.cache.revision(ofSystem: new.slug)
      let shown = former.shownRevisions[new.slug]
      if revision == shown, !touched.contains(new.slug) {
        systems[new.slug] = .nothing
      } else if revision.guides == shown?.guides {
        systems[new.slug] = Self.hasName(of: old, new) ? .besideGuides : nil
      } else if areGuides.value, Self.differsInTexts(old, new) {
        systems[new.slug] = .texts
      }
    }
  }

  /// The slugs of the systems whose reports are what they were.
  var withKnownReports: Set<String> {
    Set(systems.filter { $0.value != .besideGuides }.keys)
  }

  private static func hasName(of old: System, _ new: System) -> Bool {
    old.name == new.name && old.language == new.language
  }

  private static func differsInTexts(_ old: System, _ new: System) -> Bool {
    old.guides.count == new.guides.count
      && zip(old.guides, new.guides).allSatisfy { old, new in
        old.path == new.path && old.fences == new.fences && old.language == new.language
          && old.text.facts.codeHeadings == new.text.facts.codeHeadings
      }
  }
}

/// The systems that files of the content belong to.
private struct Owners: Sendable {
  private let catalog: Catalog
  /// What leads from the working folder to the content folder.
  private let prefix: String

  init(_ catalog: Catalog, _ content: ContentReading) {
    self.catalog = catalog
    prefix = content.shown("")
  }

  /// The path of a file in the content; `nil` for one outside.
  func path(of file: String) -> String? {
    file.hasPrefix(prefix) ? String(file.dropFirst(prefix.count)) : nil
  }

  /// Whether all of some files are guides; what is none may be anything.
  func areGuides(_ files: [String]) -> Bool {
    let guides = Set(catalog.systems.flatMap(\.guides).map(\.path))
    return files.allSatisfy { path(of: $0).map(guides.contains) ?? false }
  }

  /// The slugs of the systems; of all that there are when the file lies in the folder of none.
  func systems(of file: String) -> [String] {
    let slugs = catalog.systems.map(\.slug)
    guard !catalog.isSingleSystem, let path = path(of: file),
      let owner = slugs.first(where: { path.hasPrefix($0 + "/") })
    else { return slugs }
    return [owner]
  }
}
