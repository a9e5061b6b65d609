import CatalogLoader
import CatalogModel
import Diagnostics
import Files

/// A content folder on the disk as a catalog; places are named as seen from the working folder.
struct ContentFolderReader {
  var catalog: Catalog?
  var diagnostics: [Diagnostic]

  /// - Parameter scope: What of the content is read and loaded.
  /// - Throws: ``FolderError`` when the folder is missing or cannot be read.
  static func read(
    _ source: ContentSource, scope: CatalogLoader.Scope = .site
  ) throws(FolderError) -> ContentFolderReader {
    let content = try ContentReading.read(source, scope: scope)
    let loaded = content.load()
    return ContentFolderReader(
      catalog: loaded.catalog,
      diagnostics: (content.diagnostics + loaded.diagnostics).map {
        $0.mappingPaths(content.shown)
      })
  }
}
