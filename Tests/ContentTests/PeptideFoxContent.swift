import CatalogModel
import ColorScience
import DesignTokens
import SwiftSymbols
import Testing

/// The system Peptide Fox of the shipped content, and what tests ask of it.
enum PeptideFoxContent {
  static func system() throws -> System {
    try #require(try ShippedContent.wholeCatalog().systems.first { $0.slug == "peptide-fox" })
  }

  static func module() throws -> ModuleSymbols {
    try #require(try system().modules.first { $0.name == "PeptideFoxDesign" })
  }

  static func component(_ name: String) throws -> Component {
    try #require(try system().components.first { $0.name == name }, "\(name)")
  }

  static func guide(_ slug: String) throws -> Guide {
    try #require(try system().guides.first { $0.slug == slug }, "\(slug)")
  }

  /// The text of a file below the system's folder.
  static func text(_ path: String) throws -> String {
    try #require(ShippedContent.files().text(at: "peptide-fox/" + path), "\(path)")
  }

  /// The value of a token, with what is known about it.
  static func resolved(_ path: String, in context: Context = [:]) throws -> ResolvedToken {
    let token = try #require(try system().tokens[TokenPath(path)], "there is no \(path)")
    return try #require(token.value(in: context), "\(path)")
  }

  static func value(_ path: String, in context: Context = [:]) throws -> TokenValue {
    try resolved(path, in: context).value
  }

  /// A colour; anything else fails the test.
  static func color(_ path: String, in context: Context = [:]) throws -> TokenColor {
    guard case .color(let color) = try value(path, in: context) else { throw NoColor(path: path) }
    return color
  }

  /// The ratio of two opaque colours.
  static func ratio(
    _ foreground: String, on background: String, in context: Context = [:]
  ) throws -> ContrastRatio {
    ContrastRatio(
      try color(foreground, in: context).value.srgb, try color(background, in: context).value.srgb)
  }

  private struct NoColor: Error { let path: String }
}
