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
    return templates.flatMap(check(template:))
      + subject.previewStylesheets.flatMap(check(stylesheet:))
  }

  static func check(template: TextFile) -> [Diagnostic] {
    MarkupReferences(template.text).pieces.map { piece in
      let (id, summary, suggestion) = words(for: piece)
      return .init(
        id, summary, at: SourceLocation(template.path, line: piece.line, column: piece.column),
        suggestion: suggestion)
    }
  }

  private static func words(for piece: MarkupReferences.Piece) -> (FindingID, String, String) {
    let draw = "draw with what is in the content"
    return switch piece.deed {
    case .element:
      (
        .previewActive, "'<\(piece.name)>' is not allowed in a preview",
        "draw with HTML and the stylesheets of the component"
      )
    case .event:
      (
        .previewActive, "'\(piece.name)' is an event attribute",
        "remove it; previews run no scripts"
      )
    case .delimiters:
      (
        .previewActive,
        "'\(piece.name)' changes the delimiters of tags, which hides what follows",
        "write tags between {{ and }}"
      )
    case .variable:
      (
        .previewActive, "a variable may write an attribute or a tag here",
        "write names out, and put values in quotes: title=\"{{title}}\""
      )
    case .address: (.previewOutside, "'\(piece.name)' leads out of the site", draw)
    case .variableAddress:
      (
        .previewOutside, "a variable decides where '\(piece.name)' leads",
        "write the address out, or begin it with a folder: images/{{name}}.png"
      )
    case .style:
      (.previewOutside, "'\(piece.name)' loads something from outside the site", draw)
    }
  }

  static func check(stylesheet: TextFile) -> [Diagnostic] {
    StylesheetReferences(stylesheet.text).pieces.map { piece in
      .init(
        .previewOutside, "'\(piece.text)' loads something from outside the stylesheet",
        at: stylesheet.location(of: piece),
        suggestion: piece.text.hasPrefix("@")
          ? "name shared stylesheets under 'styles'" : "draw with what is in the content")
    }
  }
}
