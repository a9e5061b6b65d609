import CatalogDriver
import CatalogLoader
import Diagnostics

/// A derived catalog from which parts are taken out until it can be built.
struct BuildableCatalog {
  private(set) var manifest: PackageManifestFile
  private(set) var components: [ComponentDraft]
  /// What was taken out, and why; places by their paths from the catalog.
  private(set) var diagnostics: [Diagnostic] = []

  init(manifest: PackageManifestFile, components: [ComponentDraft]) {
    self.manifest = manifest
    self.components = components
  }

  /// What the checks of content and sources find.
  func check(_ sources: SourceTree, keeping cache: inout LoadCache) -> [Diagnostic] {
    let tree = sources.adding(to: PackageFindings.tree(manifest, components))
    return CatalogBuild.findings(in: tree, keeping: &cache)
  }

  /// Takes out what the errors are about, of a component one part at a time.
  ///
  /// - Returns: Whether there was anything.
  mutating func takeOut(causes found: [Diagnostic]) -> Bool {
    let count = diagnostics.count
    var touched: Set<String> = []
    for error in found where error.severity == .error {
      let parts = error.location?.path.split(separator: "/").map(String.init) ?? []
      if parts.first == "components", parts.count > 1 {
        let index = components.firstIndex { $0.found.folder == parts[1] }
        if let index, touched.insert(parts[1]).inserted { takeOut(at: index, because: error) }
      } else if error.id.topic == .tokens, let tokens = manifest.tokens {
        manifest.tokens = nil
        diagnostics.append(
          .takenOut(
            (tokens.types + tokens.brands.flatMap(\.types)).joined(separator: ", "),
            because: error, at: error.location))
      }
    }
    return diagnostics.count > count
  }

  private mutating func takeOut(at index: Int, because error: Diagnostic) {
    let draft = components[index]
    if draft.hasExample {
      components[index].dropExample()
      let isAboutCode = error.id.name.hasPrefix("agent/code-")
      diagnostics.append(
        .withoutExample(
          draft,
          because: (isAboutCode ? "the Swift code derived for it is wrong: " : "") + error.summary))
    } else {
      components.remove(at: index)
      diagnostics.append(.takenOut(draft.name, because: error, at: draft.found.location))
    }
  }
}

extension Diagnostic {
  fileprivate static func takenOut(
    _ name: String, because error: Diagnostic, at location: SourceLocation?
  ) -> Diagnostic {
    .init(
      .initLeftOut, "'\(name)' was left out, since the catalog could not be built with it",
      at: location, notes: [.init(error.summary)], suggestion: error.suggestion)
  }

  /// - Parameter reason: A clause.
  static func withoutExample(_ draft: ComponentDraft, because reason: String) -> Diagnostic {
    .init(
      .initNoExample, "no example of \(draft.name) could be derived",
      at: SourceLocation("components/\(draft.found.folder)/component.yaml"),
      notes: [.init(reason)], suggestion: "write one under 'examples'")
  }
}
