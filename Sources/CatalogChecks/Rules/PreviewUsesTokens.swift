import CatalogModel
import DesignTokens
import Diagnostics
import PreviewPaint

/// `preview/unknown-property` and `preview/literal`: a preview's stylesheet names tokens, and
/// writes no colour, length or duration of its own.
///
/// Allowed literals: zero, lengths of one pixel (hairlines), percentages and numbers without a
/// unit. Custom properties that the stylesheet itself declares may be used as well.
enum PreviewUsesTokens: Rule {
  static func check(_ subject: CheckSubject) -> [Diagnostic] {
    let known = Set(
      subject.system.tokens.lazy.filter { !$0.isInternal }.flatMap(\.cssProperties))
    return subject.previewStylesheets.flatMap { check($0, known: known) }
  }

  static func check(_ stylesheet: TextFile, known: Set<String>) -> [Diagnostic] {
    let scan = StylesheetScan(stylesheet.text)
    var names = NameSuggestions(among: known)
    let unknown = scan.uses.filter { !known.contains($0.text) && !scan.declared.contains($0.text) }
      .map { use -> Diagnostic in
        .init(
          .previewUnknownProperty, "no token gives the custom property '\(use.text)'",
          at: stylesheet.location(of: use),
          near: names.nearest(to: use.text))
      }
    let literals = scan.literals.map { literal -> Diagnostic in
      .init(
        .previewLiteral, "'\(literal.text)' is hard-coded where a token belongs",
        at: stylesheet.location(of: literal),
        suggestion: "use a token: var(--…)")
    }
    return unknown + literals
  }
}
