import Diagnostics
import Files

/// Puts what the stylesheets and scripts of a theme import in the place of their imports, so that a
/// page loads few files although they are written as many.
///
/// Steps: find the files that import others of the theme; write each of them out with what it
/// imports, each file once; leave out of the site the files that were imported. A stylesheet imports
/// as CSS does, `@import "print.css" print;`, a script as JavaScript does, `import "./copy.js";`,
/// and becomes one script that needs no modules, which browsers do not load from a disk.
struct AssetBundles {
  /// The files to publish.
  private(set) var files: FileTree
  private(set) var diagnostics: [Diagnostic] = []
  private let sources: FileTree
  /// What a file is called in diagnostics.
  private let shown: (String) -> String

  init(_ sources: FileTree, shown: @escaping (String) -> String) {
    self.sources = sources
    self.shown = shown
    files = sources
    let imports = sources.reduce(into: [:]) { imports, file in
      imports[file.path] = AssetImport.all(in: file.bytes, of: file.path)
    }
    let imported = Set(imports.values.flatMap { $0.map(\.path) })
    for path in sources.paths where imports[path]?.isEmpty == false && !imported.contains(path) {
      var seen: Set<String> = []
      let text = text(of: path, &seen)
      let compact = path.hasSuffix(".css") ? StyleText.compact(text) : ScriptText.compact(text)
      files[path] = Array(compact.utf8)
    }
    for path in imported { files[path] = nil }
  }

  private mutating func text(of path: String, _ seen: inout Set<String>) -> String {
    guard seen.insert(path).inserted, let bytes = sources[path] else { return "" }
    let lines = String(decoding: bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    var text = ""
    for (index, line) in lines.enumerated() {
      guard let entry = AssetImport(line, in: path) else {
        text += line + (index + 1 < lines.count ? "\n" : "")
        continue
      }
      if sources[entry.path] == nil { report(entry, in: path, line: index + 1) }
      let inner = self.text(of: entry.path, &seen)
      text += entry.media.isEmpty ? inner : "@media \(entry.media) {\n\(inner)}\n"
    }
    return text
  }

  private mutating func report(_ entry: AssetImport, in path: String, line: Int) {
    let folder = Self.folder(of: path)
    let known = sources.paths.filter { Self.folder(of: $0) == folder && $0 != path }
    diagnostics.append(
      .init(
        .themeMissingImport, "'\(entry.path)' is imported and is not in the theme",
        at: SourceLocation(shown(path), line: line),
        suggestion: DidYouMean.suggestion(for: entry.path, among: known)))
  }

  fileprivate static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
  }
}

/// A line of a stylesheet or script that imports another file of the theme.
private struct AssetImport {
  /// From the top of the theme.
  var path: String
  /// The media for which a stylesheet is imported; empty for all.
  var media: String

  /// - Returns: `nil` for a line that imports nothing, or a file of another host.
  init?(_ line: Substring, in path: String) {
    let begin = path.hasSuffix(".css") ? "@import \"" : "import \"./"
    guard line.hasPrefix(begin), line.hasSuffix(";") else { return nil }
    let rest = line.dropFirst(begin.count).dropLast()
    guard let end = rest.firstIndex(of: "\"") else { return nil }
    let name = rest[..<end]
    guard !name.isEmpty, !name.contains(":"), !name.hasPrefix("/"), !name.contains("..") else {
      return nil
    }
    self.path = AssetBundles.folder(of: path) + name
    media = String(rest[rest.index(after: end)...].drop { $0 == " " })
  }

  static func all(in bytes: [UInt8], of path: String) -> [AssetImport] {
    guard path.hasSuffix(".css") || path.hasSuffix(".js") else { return [] }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n")
      .compactMap { AssetImport($0, in: path) }
  }
}
