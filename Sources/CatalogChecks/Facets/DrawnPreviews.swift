import CatalogModel
import Diagnostics

/// The components whose preview draws something: its template holds more than comments, and no
/// picture stands for it.
enum DrawnPreviews: Facet {
  static func facet(_ subject: CheckSubject) -> CoverageFacet {
    CoverageFacet(.previews, of: subject.system.components) { component in
      gap(of: component).map {
        CoverageFacet.Item(
          name: component.name, detail: $0,
          location: SourceLocation(component.preview.template.path))
      }
    }
  }

  private static func gap(of component: Component) -> String? {
    if component.picture != nil { return "a picture stands for it" }
    if component.preview.isStandIn { return "a stand-in shows its name and texts" }
    return isBlank(component.preview.template.text) ? "its template is empty" : nil
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
