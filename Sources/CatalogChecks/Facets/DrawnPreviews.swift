import CatalogModel
import Diagnostics

/// The components whose preview draws something: its template holds more than comments.
enum DrawnPreviews: Facet {
  static func facet(_ subject: CheckSubject) -> CoverageFacet {
    CoverageFacet(.previews, of: subject.system.components) { component in
      isBlank(component.preview.template.text)
        ? CoverageFacet.Item(
          name: component.name, detail: "its template is empty",
          location: SourceLocation(component.preview.template.path))
        : nil
    }
  }

  private static func isBlank(_ template: String) -> Bool {
    without("{{!", "}}", in: without("<!--", "-->", in: template)).allSatisfy(\.isWhitespace)
  }

  /// A text without the comments between two marks; one that is not closed reaches to the end.
  private static func without(_ start: String, _ end: String, in text: String) -> String {
    var kept = ""
    var rest = text[...]
    while let opening = rest.firstRange(of: start) {
      kept += rest[..<opening.lowerBound]
      rest = rest[opening.upperBound...]
      guard let closing = rest.firstRange(of: end) else { return kept }
      rest = rest[closing.upperBound...]
    }
    return kept + rest
  }
}
