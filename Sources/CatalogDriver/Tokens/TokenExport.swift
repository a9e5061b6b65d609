import DesignTokens
import Diagnostics
import JSONTree

/// Tokens as source for something else to build with.
public struct TokenExport: Sendable {
  /// What tokens are exported as.
  public enum Format: String, CaseIterable, Sendable {
    /// CSS custom properties.
    case css
    /// SwiftUI source.
    case swift
    /// DTCG 2025.10: one file, or with several contexts a resolver document.
    case json
  }

  /// Whether a Swift type that holds tokens can have the name.
  public static func isNamespace(_ text: String) -> Bool { SwiftExporter.canBeNamespace(text) }

  /// The whole file.
  public var text: String
  /// What could not be expressed.
  public var diagnostics: [Diagnostic]

  public init(_ selection: TokenSelection, as format: Format) {
    let tokens = selection.tokens
    switch format {
    case .css:
      let exporter = CSSExporter(includesStandIns: false)
      let export =
        selection.context.map { exporter.export(tokens, in: $0) } ?? exporter.export(tokens)
      (text, diagnostics) = (export.css, export.diagnostics)
    case .swift:
      let exporter = SwiftExporter(namespace: selection.namespace)
      let export = exporter.export(tokens, in: selection.choices)
      (text, diagnostics) = (export.source, export.diagnostics)
    case .json:
      let exporter = JSONExporter()
      let export =
        selection.context.map { exporter.export(tokens, in: $0) } ?? exporter.export(tokens)
      (text, diagnostics) = (JSONWriter(.pretty).string(export.document), export.diagnostics)
    }
    diagnostics = diagnostics.map { $0.mappingPaths(selection.shown) }
  }
}
