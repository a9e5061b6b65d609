import Diagnostics

/// A file that makes a page with a language: a guide or a component.
struct TwinPage: Hashable {
  var route: Route
  /// The slug of its system.
  var system: String
  /// A BCP 47 tag.
  var language: String
  var choice: TwinChoice
  /// The file, from the folder of the content.
  var path: String
  /// Its path without the ending: `foundation-ui/guides/colour`, `foundation-ui/components/badge`.
  var key: String
  /// The same from the folder of its system.
  var name: String
}

/// The files of a catalog that may be twins, by the names that ``TwinChoice/file(_:)`` gives them.
struct TwinPages {
  let pages: [TwinPage]
  private let byKey: [String: TwinPage]
  /// The names that a page of each language may give; only of languages in which some page names
  /// another.
  private let namesByLanguage: [String: [String]]
  private let catalog: Catalog

  init(_ catalog: Catalog) {
    self.catalog = catalog
    pages = catalog.systems.flatMap { system in
      let prefix = Self.prefix(of: system.slug, in: catalog)
      return system.guides.map { Self.page($0, of: system, prefix) }
        + system.components.map { Self.page($0, of: system, prefix) }
    }
    byKey = Dictionary(pages.map { ($0.key, $0) }) { first, _ in first }
    namesByLanguage = Self.namesByLanguage(pages)
  }

  /// The file of a name, seen from the folder of the content or from that of a page's system.
  func page(_ name: String, near page: TwinPage) -> TwinPage? {
    candidates(name, near: page).lazy.compactMap { byKey[$0] }.first
  }

  /// The file of a name, from the folder of its system.
  func page(_ name: String, of system: String) -> TwinPage? {
    byKey[Self.prefix(of: system, in: catalog) + name]
  }

  /// Whether a name may be a file that could not be read, or lie in a system that is absent: its
  /// reason is reported elsewhere.
  func mayHold(_ name: String, near page: TwinPage) -> Bool {
    if catalog.absentSystems.contains(String(name.prefix { $0 != "/" })) { return true }
    let files = candidates(name, near: page).flatMap { name in
      Guide.fileEndings.map { name + $0 } + [name + "/component.yaml"]
    }
    return catalog.systems.contains { !$0.gaps.files.isDisjoint(with: files) }
  }

  /// The names that a page may give: of the files in another language.
  func names(besides page: TwinPage) -> [String] { namesByLanguage[page.language, default: []] }

  private static func namesByLanguage(_ pages: [TwinPage]) -> [String: [String]] {
    let naming = pages.filter { page in
      if case .file = page.choice { true } else { false }
    }
    return Set(naming.map(\.language)).reduce(into: [:]) { names, language in
      names[language] =
        pages.filter { !LanguageTag.areEqual($0.language, language) }.map(\.key)
    }
  }

  private func candidates(_ name: String, near page: TwinPage) -> [String] {
    let endings = ["/component.yaml", "/guide.md"] + Guide.fileEndings
    let ending = endings.first(where: name.hasSuffix) ?? ""
    let key = String(name.dropLast(ending.count))
    return [key, Self.prefix(of: page.system, in: catalog) + key]
  }

  private static func prefix(of slug: String, in catalog: Catalog) -> String {
    catalog.isSingleSystem ? "" : slug + "/"
  }

  private static func page(_ guide: Guide, of system: System, _ prefix: String) -> TwinPage {
    let key = Guide.name(ofFile: guide.path)
    return TwinPage(
      route: .guide(guide.slug, system: system.slug), system: system.slug,
      language: guide.language?.name ?? system.language, choice: guide.twin, path: guide.path,
      key: key, name: String(key.dropFirst(prefix.count)))
  }

  private static func page(
    _ component: Component, of system: System, _ prefix: String
  ) -> TwinPage {
    let path = component.location.path
    let key = String(path.dropLast("/component.yaml".count))
    return TwinPage(
      route: .component(component.slug, system: system.slug), system: system.slug,
      language: system.language, choice: component.twin, path: path, key: key,
      name: String(key.dropFirst(prefix.count)))
  }
}
