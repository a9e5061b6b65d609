import DesignTokens
import TokenDialects

/// A token file that was upgraded twice is the same as after the first time, and every export of
/// any file comes to an end.
enum TokenProperties {
  static func check(_ bytes: [UInt8]) {
    let load = TokenLoad(parsing: bytes, path: inputPath)
    requirePlaces(load.diagnostics, in: bytes)
    _ = CSSExporter().export(load.tokens)
    _ = SwiftExporter(namespace: "DS").export(load.tokens)
    _ = JSONExporter().export(load.tokens)
    guard let once = upgraded(bytes) else { return }
    require(upgraded(Array(once.utf8)) == once, "upgrading twice gives another file")
  }

  static func checkResolver(_ bytes: [UInt8]) {
    let path = "input.resolver.json"
    let tokens = #"{"a": {"$type": "number", "$value": 1}}"#
    let load = TokenLoad(
      files: [path: bytes, "a.tokens.json": Array(tokens.utf8)], resolver: path)
    requirePlaces(load.diagnostics, in: bytes, path: path)
    _ = CSSExporter().export(load.tokens)
  }

  private static func upgraded(_ bytes: [UInt8]) -> String? {
    let source = DialectDocument(parsing: bytes, path: "input.tokens.json").document
    return TokenUpgrade(source)?.text
  }
}
