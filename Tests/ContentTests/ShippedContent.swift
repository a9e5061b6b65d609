import CatalogDriver
import CatalogLoader
import CatalogModel
import Files
import Foundation
import SwiftSymbols
import Testing

/// The content this repository ships, read from its own folder.
///
/// Steps: find `content/` beside `Tests/`, read it, load it. Each step is done once and shared.
enum ShippedContent {
  /// The folder `content`, from the place of this file.
  static let folder = URL(filePath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "content").path(percentEncoded: false)

  private static let loading = Result {
    try FileTree.read(folder: folder, options: ReadOptions(displayPrefix: ""))
  }

  /// Every file of the folder.
  static func files() throws -> FileTree { try loading.get().tree }

  private static let building = Result { try CatalogBuild(.init(content: folder)).run() }

  /// What building the site came to.
  static func outcome() throws -> CatalogBuild.Outcome { try building.get() }

  private static let catalog = Result { try #require(CatalogLoader(try files()).load().catalog) }

  /// The whole catalog.
  static func wholeCatalog() throws -> Catalog { try catalog.get() }

  /// FoundationUI.
  static func foundationUI() throws -> System {
    try #require(try wholeCatalog().systems.first { $0.slug == "foundation-ui" })
  }

  /// The public API of FoundationUI.
  static func module() throws -> ModuleSymbols {
    try #require(try foundationUI().modules.first { $0.name == "FoundationUI" })
  }

  /// A component of FoundationUI, by its name.
  static func component(_ name: String) throws -> Component {
    try #require(try foundationUI().components.first { $0.name == name })
  }
}
