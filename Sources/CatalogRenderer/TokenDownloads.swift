import CatalogModel
import DesignTokens
import JSONTree

/// The tokens of a system as files for others to build with.
struct TokenDownloads {
  let system: System
  let map: SiteMap

  private var folder: String { map.folder(system.slug) + "assets/" }

  /// A resolver document where there are contexts.
  var jsonName: String {
    system.tokens.modifiers.isEmpty ? "tokens.json" : "tokens.resolver.json"
  }

  var jsonPath: String { folder + jsonName }
  var swiftPath: String { folder + "Tokens.swift" }

  /// Both by path. What cannot be expressed in a form is left out of it.
  func files() -> [(path: String, text: String)] {
    let json = JSONExporter().export(system.tokens).document
    let swift = SwiftExporter(namespace: system.swiftNamespace).export(system.tokens).source
    return [(swiftPath, swift), (jsonPath, JSONWriter(.pretty).string(json))]
  }
}
