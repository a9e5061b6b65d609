import CatalogModel
import Diagnostics
import Files
import Workers

/// What a component is loaded from.
struct ComponentInput: Equatable, Sendable {
  /// The name of its folder.
  var slug: String
  /// Those of its folder, and those that previews share.
  var files: FileTree
  var styles: FileTree
  /// What of them could not be read.
  var unread: Set<String>
  /// What holds where it says nothing itself.
  var module: String
  var platforms: [PlatformSupport]
  /// What a snapshot test shows of it.
  var snapshot: PreviewPicture?
  var scope: CatalogLoader.Scope
}

/// What loading one component gave.
struct ComponentLoad: Sendable {
  var component: Component?
  var diagnostics: [Diagnostic] = []
  var gaps = Gaps()
}

typealias ComponentLoads = FileLoads<ComponentInput, ComponentLoad>

/// The components of a system, or the views of the platform: one in each folder.
struct ComponentFiles {
  let folder: ContentFolder
  /// `components` or `primitives`.
  let parent: String
  let manifest: SystemManifest
  let scope: CatalogLoader.Scope
  let workers: Workers
  var snapshots = SnapshotPictures([])

  /// In the order of their folders.
  func load(
    _ loads: inout ComponentLoads, _ diagnostics: inout [Diagnostic], _ gaps: inout Gaps
  ) -> [Component] {
    let styles = folder.folder("previews")
    let shared = styles.files(of: "")
    let items = folder.subfolders(of: parent, holding: "component.yaml").map { slug in
      (path: folder.path(parent + "/" + slug), input: input(of: slug, styles, shared))
    }
    let loaded = loads.outputs(of: items, on: workers) { [folder, parent] _, input in
      ComponentLoader(
        folder: folder.folder(parent + "/" + input.slug), slug: input.slug, sharedStyles: styles,
        defaultModule: input.module, defaultPlatforms: input.platforms, scope: input.scope,
        snapshot: input.snapshot
      ).load(isPublished: parent == "components")
    }
    for load in loaded {
      diagnostics += load.diagnostics
      gaps.components = gaps.components || load.gaps.components
      gaps.props = gaps.props || load.gaps.props
      gaps.files.formUnion(load.gaps.files)
      gaps.unpublished += load.gaps.unpublished
    }
    let components = loaded.compactMap(\.component)
    diagnostics += UnreadForms.findings(
      components.compactMap(\.guide).map { ($0.path, $0.foreignUses) })
    return components
  }

  private func input(
    of slug: String, _ styles: ContentFolder, _ shared: FileTree
  ) -> ComponentInput {
    ComponentInput(
      slug: slug,
      files: folder.files(of: parent + "/" + slug), styles: shared,
      unread: folder.folder(parent + "/" + slug).unreadPaths.union(styles.unreadPaths),
      module: module, platforms: manifest.platforms, snapshot: snapshot(of: slug), scope: scope)
  }

  private func snapshot(of slug: String) -> PreviewPicture? {
    snapshots.picture(of: slug).map { picture in
      func reference(_ path: String) -> Reference { Reference(path, at: SourceLocation(path)) }
      return PreviewPicture(
        light: reference(picture.light), dark: picture.dark.map(reference))
    }
  }

  /// The module of components that name none.
  private var module: String {
    parent == "primitives" ? "SwiftUI" : manifest.modules.first?.name ?? manifest.name
  }
}
