import CatalogModel
import Diagnostics
import DocumentationCoverage
import Files
import SwiftSymbols

/// The Swift files of a system, read once for its API and for its tokens.
struct SwiftSources: Sendable {
  /// What the sources are read from.
  struct Input: Equatable, Sendable {
    var modules: [SystemManifest.Module]
    var files = FileTree()
    var unread: Set<String>

    init(_ modules: [SystemManifest.Module], of folder: ContentFolder) {
      self.modules = modules
      unread = folder.unread
      for module in modules {
        files[folder.path(module.path)] = folder.tree[folder.path(module.path)]
        for suffix in [".swift", ".md"] {
          for file in folder.contents(of: module.path, suffix: suffix) {
            files[file.path] = file.input
          }
        }
      }
    }
  }

  let input: Input
  /// What is wrong with the files as such.
  private(set) var diagnostics: [Diagnostic] = []
  /// By the name of the module, files in the order of their paths.
  private(set) var byModule: [String: [SourceFile]] = [:]
  /// The Swift files of each module that could not be read, sorted.
  private(set) var unreadByModule: [String: [String]] = [:]
  /// What the documentation catalogs beside the sources are about, by module.
  private(set) var extensionsByModule: [String: [DocumentationExtension]] = [:]

  init(folder: ContentFolder, modules: [SystemManifest.Module]) {
    input = Input(modules, of: folder)
    for module in modules {
      let (files, unread) = Self.files(in: module.path, of: folder, &diagnostics)
      if files.isEmpty, unread.isEmpty, folder.folder(module.path).unreadPaths.isEmpty {
        diagnostics.append(
          .init(
            .contentNoSources, "there are no Swift files in \(module.path)",
            at: module.location))
      }
      byModule[module.name] = files
      unreadByModule[module.name] = unread
      extensionsByModule[module.name] = Self.extensions(in: module.path, of: folder, &diagnostics)
    }
  }

  /// The API of a module.
  func symbols(of module: String, _ configuration: SourceConfiguration) -> ModuleSymbols {
    var symbols = SymbolExtractor.symbols(
      ofModule: module, in: byModule[module] ?? [],
      options: ExtractionOptions(configuration: configuration))
    symbols.files = (byModule[module] ?? []).map(\.path)
    let unread = unreadByModule[module] ?? []
    symbols.incompleteFiles = Set(symbols.incompleteFiles + unread).sorted()
    return symbols
  }

  /// The declarations of a module that the files of documentation catalogs are about.
  func entries(of module: String) -> [CatalogueEntry] {
    extensionsByModule[module, default: []].filter(\.saysSomething).map(\.entry)
  }

  /// The documentation extension files below `path`.
  private static func extensions(
    in path: String, of folder: ContentFolder, _ diagnostics: inout [Diagnostic]
  ) -> [DocumentationExtension] {
    folder.files(in: path, suffix: ".md").filter(BundleFolder.isArticle).compactMap { name in
      folder.text(name, &diagnostics).flatMap {
        DocumentationExtension($0, path: folder.path(name))
      }
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

/// What the API of a system is read from.
struct ModuleInput: Equatable, Sendable {
  var sources: SwiftSources.Input
  var configuration: SourceConfiguration
}

/// The API of a system.
struct ModuleOutput: Sendable {
  var modules: [ModuleSymbols]
  var texts: SwiftTexts
  var articles: [SymbolArticle]
  var diagnostics: [Diagnostic]
}
