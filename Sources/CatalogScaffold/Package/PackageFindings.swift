import CatalogChecks
import CatalogLoader
import Diagnostics
import Files
import SwiftSymbols

/// A derived catalog that builds, and what it leaves to a person.
struct PackageFindings {
  /// The files of the catalog.
  private(set) var tree: FileTree
  /// Places by their paths from the catalog.
  private(set) var diagnostics: [Diagnostic] = []

  /// Checks the catalog in memory, without the parts that would keep it from being built: first
  /// the examples that are wrong, then what is wrong without them.
  init(
    _ manifest: PackageManifestFile, _ components: [ComponentDraft], _ sources: SourceTree,
    keeping cache: inout LoadCache
  ) {
    var catalog = BuildableCatalog(manifest: manifest, components: components)
    var found = catalog.check(sources, keeping: &cache)
    for _ in 0..<2 where catalog.takeOut(causes: found) {
      found = catalog.check(sources, keeping: &cache)
    }
    tree = Self.tree(catalog.manifest, catalog.components)
    let told = Set(
      catalog.components.filter { $0.obstacle != nil }.map {
        "components/\($0.found.folder)/component.yaml"
      })
    let others = found.filter { finding in
      // That there is no example says so already.
      finding.id != .componentProps || !told.contains(finding.location?.path ?? "")
    }
    diagnostics =
      catalog.diagnostics + others.filter(Self.isForPerson)
      + Self.gaps(catalog.manifest, catalog.components)
  }

  /// The files of the catalog.
  static func tree(_ manifest: PackageManifestFile, _ components: [ComponentDraft]) -> FileTree {
    var tree: FileTree = ["system.yaml": manifest.text]
    for component in components {
      for file in component.tree { tree[file.path] = file.bytes }
    }
    let names = Set(components.map(\.name))
    let used = components.filter(\.found.takesChildren).flatMap { draft in
      draft.content.takesChildren ? [draft.content, .text] : [draft.content]
    }
    for primitive in Set(used) where !names.contains(primitive.name) {
      for file in primitive.tree { tree[file.path] = file.bytes }
    }
    return tree
  }

  /// Whether a finding is about the new files or an error; what is to be said of the sources is
  /// for `catalog check`.
  private static func isForPerson(_ finding: Diagnostic) -> Bool {
    finding.severity == .error || finding.location.map { !$0.path.hasPrefix("../") } ?? true
  }

  /// What the sources do not tell.
  private static func gaps(
    _ manifest: PackageManifestFile, _ components: [ComponentDraft]
  ) -> [Diagnostic] {
    var gaps: [Diagnostic] = []
    if manifest.tokens == nil {
      gaps.append(
        .init(
          .initNoTokens, "no type was found that holds design tokens",
          at: SourceLocation("system.yaml"),
          suggestion: "write token files and name them under 'tokens', or name the Swift type "
            + "that holds them with 'swift' and 'swiftNamespace'"))
    }
    gaps += components.filter { !$0.found.isDescribed }.map { draft in
      .init(
        .initNoSummary, "the source of \(draft.name) has no comment to take the summary from",
        at: SourceLocation("components/\(draft.found.folder)/component.yaml"),
        suggestion: "say in one sentence under 'summary' what it is for")
    }
    gaps += components.compactMap { draft in
      draft.obstacle.map { .withoutExample(draft, because: $0) }
    }
    if !components.allSatisfy(\.isPictured) {
      gaps.append(
        .init(
          .initStandIns, "the previews are stand-ins that show names and texts",
          at: SourceLocation("components"),
          suggestion: "draw each component in its preview.mustache and preview.css"))
    }
    return gaps
  }
}
