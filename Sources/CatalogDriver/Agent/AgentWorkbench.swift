import AgentUI
import CatalogLoader
import CatalogModel
import CatalogRenderer
import Diagnostics
import Files

/// What agent YAML of a catalog is checked, drawn and written as Swift with.
///
/// Steps: ``load(_:)`` reads of the content only what a drawing needs;
/// ``check(_:path:system:)`` turns a text into a tree and all that is wrong with it; a tree without
/// errors becomes Swift, YAML in one layout, or HTML.
public struct AgentWorkbench: Sendable {
  /// Checks documents.
  public let checker: AgentChecker
  /// What draws the trees of a system, by its folder name.
  private let drawings: [String: StandaloneDrawing]

  /// The folder names of the systems, in the order of the catalog.
  public var systems: [String] { checker.systems }

  /// The workbench of a catalog whose components have their previews.
  public init(_ catalog: Catalog) {
    checker = AgentChecker(catalog)
    drawings = Dictionary(
      catalog.systems.map { system in
        (system.slug, StandaloneDrawing(system, isSingleSystem: catalog.isSingleSystem))
      }, uniquingKeysWith: { first, _ in first })
  }

  /// Reads a content folder.
  ///
  /// - Returns: The workbench unless the folder holds no catalog, and what is wrong with the
  ///   content, with paths that lead there from the working folder.
  /// - Throws: ``FolderError`` when the folder is missing or cannot be read.
  public static func load(
    _ source: ContentSource
  ) throws(FolderError) -> (workbench: AgentWorkbench?, diagnostics: [Diagnostic]) {
    let content = try ContentFolderReader.read(source, scope: .previews)
    return (content.catalog.map(AgentWorkbench.init), content.diagnostics)
  }

  /// The workbench of content that is in memory; paths in diagnostics start from the content.
  public static func load(
    _ content: FileTree, systems: [String] = []
  ) -> (workbench: AgentWorkbench?, diagnostics: [Diagnostic]) {
    let loaded = CatalogLoader(content, scope: .previews).load(systems: systems)
    return (loaded.catalog.map(AgentWorkbench.init), loaded.diagnostics)
  }

  /// Checks a document of agent YAML, or a screen file that holds one.
  ///
  /// - Parameters:
  ///   - path: The file, as places shall name it.
  ///   - system: One of ``systems``; in any other no component is known.
  public func check(_ text: String, path: String, system: String) -> AgentCheck {
    checker.check(text, path: path, system: system)
  }

  /// The SwiftUI code of a valid tree, without a final newline.
  public func swift(_ root: AgentNode, system: String) -> String {
    SwiftPrinter(checker.vocabulary(system)).print(root)
  }

  /// A valid tree as agent YAML in the layout of the site, without a final newline.
  public func yaml(_ root: AgentNode, system: String) -> String {
    YAMLPrinter(checker.vocabulary(system)).print(root)
  }

  /// The drawing of a valid tree as it stands in a page of the site; nothing when there is no such
  /// system.
  ///
  /// - Parameter page: The path of the page below the site's root, from which the drawing links the
  ///   stylesheets of its components.
  public func fragment(_ root: AgentNode, system: String, page: String) -> String {
    drawings[system]?.fragment(root, page: page) ?? ""
  }

  /// A whole HTML page with the drawing of a valid tree, which needs no other file; nothing when
  /// there is no such system.
  public func document(_ root: AgentNode, title: String, system: String) -> String {
    drawings[system]?.document(root, title: title) ?? ""
  }
}
