import Diagnostics
import DocumentationCoverage
import Files
import SwiftSymbols

/// The Swift files of a system, read once for its API and for its tokens.
struct SwiftSources {
  /// By the name of the module, files in the order of their paths.
  private(set) var byModule: [String: [SourceFile]] = [:]
  /// The Swift files of each module that could not be read, sorted.
  private(set) var unreadByModule: [String: [String]] = [:]
  /// What the documentation catalogs beside the sources are about, by module.
  private(set) var entriesByModule: [String: [CatalogueEntry]] = [:]

  init(
    folder: ContentFolder, modules: [SystemManifest.Module], _ diagnostics: inout [Diagnostic]
  ) {
    for module in modules {
      let (files, unread) = Self.files(in: module.path, of: folder, &diagnostics)
      if files.isEmpty, unread.isEmpty, folder.folder(module.path).unreadPaths.isEmpty {
        diagnostics.append(
          .error(
            "content/no-sources", "there are no Swift files in \(module.path)",
            at: module.location))
      }
      byModule[module.name] = files
      unreadByModule[module.name] = unread
      entriesByModule[module.name] = Self.entries(in: module.path, of: folder, &diagnostics)
    }
  }

  /// The declarations that documentation extension files below `path` are about.
  private static func entries(
    in path: String, of folder: ContentFolder, _ diagnostics: inout [Diagnostic]
  ) -> [CatalogueEntry] {
    folder.files(in: path, suffix: ".md").filter(BundleFolder.isArticle).flatMap { name in
      folder.text(name, &diagnostics).map {
        DocumentationExtension.entries(in: $0, path: folder.path(name))
      } ?? []
    }
  }

  /// The Swift files below `path`, or the one at it, and the paths of those that cannot be read.
  static func files(
    in path: String, of folder: ContentFolder, _ diagnostics: inout [Diagnostic]
  ) -> (files: [SourceFile], unread: [String]) {
    let below = folder.files(in: path, suffix: ".swift").filter {
      BundleFolder.isSource(String($0.dropFirst(path.count)))
    }
    let names = folder.has(path) ? [path] : below
    var files: [SourceFile] = []
    var unread = folder.folder(path).unreadPaths.filter { $0.hasSuffix(".swift") }
    for name in names {
      if let text = folder.text(name, &diagnostics) {
        files.append(SourceFile(path: folder.path(name), text: text))
      } else {
        unread.insert(folder.path(name))
      }
    }
    return (files, unread.sorted())
  }
}
