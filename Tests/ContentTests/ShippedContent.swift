import CatalogChecks
import CatalogLoader
import CatalogModel
import CatalogRenderer
import Diagnostics
import Files
import Foundation
import SwiftSymbols
import Testing

@testable import CatalogDriver

/// The content this repository ships, read from its own folder.
///
/// Steps: find `content/` beside `Tests/`, read it, load and check it. Each step is done once and
/// shared. No page is made: publishing the site for the tests in a browser makes them all.
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

  private static let catalog = Result { try #require(CatalogLoader(try files()).load().catalog) }

  /// The whole catalog, without the sources that lie outside the folder.
  static func wholeCatalog() throws -> Catalog { try catalog.get() }

  /// The catalog with all sources, with what checks find and report of it.
  struct Checked {
    let catalog: Catalog
    let diagnostics: [Diagnostic]
    let reports: Reports
    /// Of which nothing is made that nobody asks for.
    let site: SiteOnDemand
  }

  private static let checking = Result {
    let loaded = try ContentReading.read(CatalogBuild.Options(content: folder).source).load()
    let catalog = try #require(loaded.catalog)
    let checked = CatalogChecks.run(catalog)
    let site = try #require(SiteOnDemand.make(catalog, checked.reports, theme: Theme()).site)
    return Checked(
      catalog: catalog, diagnostics: loaded.diagnostics + checked.diagnostics,
      reports: checked.reports, site: site)
  }

  static func checked() throws -> Checked { try checking.get() }

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
