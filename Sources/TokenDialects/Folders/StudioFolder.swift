import DesignTokens
import Diagnostics
import JSONTree

/// The files of Tokens Studio that hold one set each, with `$themes.json` and `$metadata.json`.
enum StudioFolder {
  /// One document for each folder with themes or an order.
  ///
  /// - Parameter root: What a file says as it was written.
  static func resolvers(
    _ documents: [TokenDocument], root: (String) -> JSONNode?
  ) -> [FolderResolver] {
    let marks = documents.filter { isMark($0.path) }
    var folders: [String] = []
    for mark in marks.map({ FilePath.folder(of: $0.path) }) where !folders.contains(mark) {
      folders.append(mark)
    }
    return folders.compactMap { resolver($0, documents, root: root) }
  }

  /// Whether the file says how those beside it belong together.
  static func isMark(_ path: String) -> Bool {
    ["$themes.json", "$metadata.json"].contains(FilePath.name(of: path))
  }

  private static func resolver(
    _ folder: String, _ all: [TokenDocument], root: (String) -> JSONNode?
  ) -> FolderResolver? {
    let inside = all.filter { $0.path.hasPrefix(folder) }
    func mark(_ name: String) -> JSONNode? { root(folder + name) }
    let files = inside.filter { !isMark($0.path) && $0.holdsTokens && !$0.isResolver }
    let references = Dictionary(
      files.map { document in
        let name = String(document.path.dropFirst(folder.count))
        return (FilePath.stem(of: name), name)
      }, uniquingKeysWith: { first, _ in first })
    guard !references.isEmpty else { return nil }
    let order = (mark("$metadata.json")?.object?["tokenSetOrder"]?.array ?? [])
      .compactMap(\.string)
    let sets = StudioSets(
      names: references.keys.sorted(), order: order, themes: mark("$themes.json")?.array ?? [])
    var log = FindingLog()
    let start = JSONPosition(line: 1, column: 1)
    let trees = sets.names.map { name in
      files.first { $0.path == folder + (references[name] ?? "") }?.root?.object ?? JSONObject()
    }
    let resolver = StudioResolver(sets, trees, at: start, references: references)
    let document = resolver.document(log: &log)
    let origin = folder + (mark("$themes.json") == nil ? "$metadata.json" : "$themes.json")
    return FolderResolver(
      path: folder + "tokens.resolver.json", origin: origin,
      document: JSONNode(.object(document), at: start).plainValue,
      files: Set(files.map(\.path)).union(inside.filter { isMark($0.path) }.map(\.path)),
      diagnostics: log.diagnostics(path: origin))
  }
}
