import CatalogModel
import Diagnostics
import PreviewPaint

/// `preview/syntax`: browsers read the stylesheets of previews to the end, as they are meant.
enum SoundStylesheets: Rule {
  static func check(_ subject: CheckSubject) -> [Diagnostic] {
    subject.previewStylesheets.flatMap(check)
  }

  static func check(_ stylesheet: TextFile) -> [Diagnostic] {
    StylesheetFaults(stylesheet.text).faults.map { fault in
      let (summary, suggestion) = words(for: fault)
      return .init(
        .previewSyntax, summary, at: stylesheet.location(of: fault.piece), suggestion: suggestion)
    }
  }

  private static func words(for fault: StylesheetFaults.Fault) -> (String, String) {
    let text = fault.piece.text
    return switch fault.kind {
    case .unclosed: ("nothing closes this '\(text)'", "add the bracket that closes it")
    case .stray: ("this '\(text)' closes nothing", "remove it, or add the '{' before it")
    case .missingSemicolon:
      ("a semicolon is missing before '\(text)'", "end the declaration before it with ';'")
    case .missingColon: ("'\(text)' has no colon after it", "write declarations as name: value;")
    }
  }
}
