import CatalogModel
import Diagnostics
import Files
import YAMLTree

/// Reads a tree of content files into a ``Catalog``.
///
/// Steps: find what the folder is (a catalog with `catalog.yaml`, or one system with `system.yaml`);
/// load each system's tokens, components, guides, screens and Swift sources; put them together.
/// Each kind of file has a loader of its own. What is wrong in one file never hides another file.
public struct CatalogLoader: Sendable {
  /// What loading gave: a catalog unless the content has no beginning, and all that is wrong.
  public struct Result: Sendable {
    public var catalog: Catalog?
    public var diagnostics: [Diagnostic]
  }

  let content: ContentFolder

  public init(_ tree: FileTree) {
    content = ContentFolder(tree: tree, prefix: "")
  }

  /// Loads everything, or only the systems named.
  ///
  /// - Parameter names: Folder names of systems; all when empty.
  public func load(systems names: [String] = []) -> Result {
    if content.has("catalog.yaml") { return loadCatalog(systems: names) }
    if content.has("system.yaml") { return loadSingleSystem() }
    let missing = Diagnostic.error(
      "content/no-catalog", "this folder holds neither catalog.yaml nor system.yaml",
      suggestion: "name the folder that does: catalog build path/to/content")
    return Result(catalog: nil, diagnostics: [missing])
  }

  private func loadSingleSystem() -> Result {
    var diagnostics: [Diagnostic] = []
    let system = SystemLoader(folder: content, slug: "system").load(&diagnostics)
    guard let system else { return Result(catalog: nil, diagnostics: diagnostics) }
    let catalog = Catalog(
      title: system.name, summary: system.summary, language: system.language, systems: [system],
      isSingleSystem: true)
    return Result(catalog: catalog, diagnostics: diagnostics)
  }

  private func loadCatalog(systems names: [String]) -> Result {
    var diagnostics: [Diagnostic] = []
    guard let root = content.yaml("catalog.yaml", &diagnostics) else {
      return Result(catalog: nil, diagnostics: diagnostics)
    }
    var fields = YAMLFields(root, subject: "the catalog")
    let title = fields.requiredText("title")
    let summary = fields.text("summary") ?? ""
    let baseURL = fields.text("baseURL").map { $0.hasSuffix("/") ? $0 : $0 + "/" }
    let language = fields.text("language") ?? "en"
    let listed = fields.texts("systems")
    diagnostics += fields.finish()
    diagnostics += unknownNames(names, among: listed.map(\.text))
    let systems = listed.filter { names.isEmpty || names.contains($0.text) }.compactMap { slug in
      load(system: slug.text, at: slug.location, &diagnostics)
    }
    guard let title else { return Result(catalog: nil, diagnostics: diagnostics) }
    let catalog = Catalog(
      title: title, summary: summary, baseURL: baseURL, language: language, systems: systems)
    return Result(catalog: catalog, diagnostics: diagnostics)
  }

  private func load(
    system slug: String, at location: SourceLocation, _ diagnostics: inout [Diagnostic]
  ) -> System? {
    let folder = content.folder(slug)
    guard folder.has("system.yaml") else {
      diagnostics.append(
        .error(
          "content/missing-system", "the system '\(slug)' has no \(slug)/system.yaml", at: location,
          suggestion: DidYouMean.suggestion(
            for: slug, among: content.subfolders(of: "", holding: "system.yaml"))))
      return nil
    }
    return SystemLoader(folder: folder, slug: slug).load(&diagnostics)
  }

  private func unknownNames(_ names: [String], among known: [String]) -> [Diagnostic] {
    names.filter { !known.contains($0) }.map { name in
      .error(
        "content/unknown-system", "catalog.yaml lists no system '\(name)'",
        notes: [.init("it lists: \(known.joined(separator: ", "))")],
        suggestion: DidYouMean.suggestion(for: name, among: known))
    }
  }
}
