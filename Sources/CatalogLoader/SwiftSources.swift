import Diagnostics
import SwiftSymbols

/// The Swift files of a system, read once for its API and for its tokens.
struct SwiftSources {
  /// By the name of the module, files in the order of their paths.
  private(set) var byModule: [String: [SourceFile]] = [:]

  init(
    folder: ContentFolder, modules: [SystemManifest.Module], _ diagnostics: inout [Diagnostic]
  ) {
    for module in modules {
      let files = Self.files(in: module.path, of: folder, &diagnostics)
      if files.isEmpty, folder.folder(module.path).unreadPaths.isEmpty {
        diagnostics.append(
          .error(
            "content/no-sources", "there are no Swift files in \(module.path)",
            at: module.location))
      }
      byModule[module.name] = files
    }
  }

  /// The Swift files below `path`, or the one at it.
  static func files(
    in path: String, of folder: ContentFolder, _ diagnostics: inout [Diagnostic]
  ) -> [SourceFile] {
    let names = folder.has(path) ? [path] : folder.files(in: path, suffix: ".swift")
    return names.compactMap { name in
      folder.text(name, &diagnostics).map { SourceFile(path: folder.path(name), text: $0) }
    }
  }
}
