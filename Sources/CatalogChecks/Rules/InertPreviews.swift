import CatalogModel
import Diagnostics
import PreviewPaint

/// `preview/active` and `preview/outside`: what draws a component runs nothing, embeds nothing, and
/// loads nothing from another host.
///
/// The policy of the published pages forbids all of it; a site may be shown without the policy, and
/// a preview that needs what is forbidden is broken.
enum InertPreviews: Rule {
  static func check(_ subject: CheckSubject) -> [Diagnostic] {
    let previews = (subject.system.components + subject.system.primitives).map(\.preview)
    let templates = Set(previews.map(\.template)).sorted { $0.path < $1.path }
    let stylesheets = Set(previews.flatMap(\.stylesheets)).sorted { $0.path < $1.path }
    return templates.flatMap(check(template:)) + stylesheets.flatMap(check(stylesheet:))
  }

  static func check(template: TextFile) -> [Diagnostic] {
    MarkupReferences(template.text).pieces.map { piece in
      let place = SourceLocation(template.path, line: piece.line, column: piece.column)
      return switch piece.deed {
      case .element:
        .error(
          "preview/active", "'<\(piece.name)>' is not allowed in a preview", at: place,
          suggestion: "draw with HTML and the stylesheets of the component")
      case .event:
        .error(
          "preview/active", "'\(piece.name)' is an event attribute", at: place,
          suggestion: "remove it; previews run no scripts")
      case .address:
        .error(
          "preview/outside", "'\(piece.name)' leads out of the site", at: place,
          suggestion: "draw with what is in the content")
      case .style:
        .error(
          "preview/outside", "'\(piece.name)' loads something from outside the site", at: place,
          suggestion: "draw with what is in the content")
      }
    }
  }

  static func check(stylesheet: TextFile) -> [Diagnostic] {
    StylesheetReferences(stylesheet.text).pieces.map { piece in
      .error(
        "preview/outside", "'\(piece.text)' loads something from outside the stylesheet",
        at: SourceLocation(stylesheet.path, line: piece.line, column: piece.column),
        suggestion: piece.text.hasPrefix("@")
          ? "name shared stylesheets under 'styles'" : "draw with what is in the content")
    }
  }
}
