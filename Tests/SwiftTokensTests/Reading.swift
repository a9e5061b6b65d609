import DesignTokens
import Diagnostics
import SwiftSymbols

@testable import SwiftTokens

/// Reads one file `DS.swift`.
func load(
  _ text: String, namespace: String? = "DS", assets: [String: String] = [:],
  hexDigits: SwiftTokenOptions.HexDigits? = nil, modifiers: [TokenModifier] = []
) -> SwiftTokenLoad {
  SwiftTokenLoad(
    sources: [SourceFile(path: "DS.swift", text: text)],
    assets: assets.mapValues { Array($0.utf8) },
    options: SwiftTokenOptions(
      namespace: namespace, hexDigits: hexDigits, modifiers: modifiers,
      platforms: [.iOS, .macOS]))
}

/// Reads members of `enum DS`.
func members(_ text: String) -> SwiftTokenLoad { load("enum DS {\n\(text)\n}") }

extension SwiftTokenLoad {
  /// The value of a token in CSS notation, with its type; `nil` where there is no such token.
  func css(_ path: TokenPath, in context: Context = Context()) -> String? {
    guard let value = tokens[path]?.value(in: context) else { return nil }
    let text = "\(value.type.rawValue) \(CSSValue.text(of: value.value))"
    return value.isUnknown ? "unknown \(value.type.rawValue)" : text
  }

  /// What is known of the reason why the token has no value.
  func reason(_ path: TokenPath) -> String? { unevaluated.first { $0.path == path }?.reason }
}

extension Diagnostic {
  /// Place, id and headline on one line.
  var line: String { "\(location?.description ?? "-") \(id): \(summary)" }
}
