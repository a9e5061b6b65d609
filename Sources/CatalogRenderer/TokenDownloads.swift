import CatalogModel
import DesignTokens
import Diagnostics
import JSONTree

/// The tokens of a system as files for others to build with, published beside its pages.
struct TokenDownloads: Sendable {
  /// A file and what it is good for.
  struct File: Sendable {
    var name: String
    var path: String
    var summary: TokensPhrase
    var text: String
  }

  /// Those that can be made without mistakes; none for a system without tokens.
  let files: [File]

  init(system: System, map: SiteMap) {
    guard !system.tokens.isEmpty else {
      files = []
      return
    }
    let css = CSSExporter(includesStandIns: false).export(system.tokens)
    let swift = SwiftExporter(namespace: system.swiftNamespace).export(system.tokens)
    let json = JSONExporter().export(system.tokens)
    let made: [(String, TokensPhrase, String, [Diagnostic])] = [
      ("tokens.css", .cssFile, css.css, css.diagnostics),
      ("Tokens.swift", .swiftFile, swift.source, swift.diagnostics),
      (
        json.isResolver ? "tokens.resolver.json" : "tokens.json", .dtcgFile,
        JSONWriter(.pretty).string(json.document), json.diagnostics
      ),
    ]
    let folder = map.folder(system.slug) + "assets/downloads/"
    files = made.filter { _, _, _, found in !found.contains { $0.severity == .error } }
      .map { name, summary, text, _ in
        File(name: name, path: folder + name, summary: summary, text: text)
      }
  }
}
