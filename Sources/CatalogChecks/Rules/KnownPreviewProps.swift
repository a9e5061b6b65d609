import CatalogModel
import Diagnostics

/// `preview/unknown-prop`: a control in a preview sets a prop that its component has.
///
/// On a page's stage, what a reader does with an element that has `data-prop` sets that prop.
enum KnownPreviewProps: Rule {
  private static let attribute = "data-prop=\""

  static func check(_ subject: CheckSubject) -> [Diagnostic] {
    (subject.system.components + subject.system.primitives).flatMap { component in
      check(component.preview.template, props: component.contract.props.map(\.name))
    }
  }

  static func check(_ template: TextFile, props: [String]) -> [Diagnostic] {
    let lines = template.text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().flatMap { number, line in
      line.ranges(of: attribute).compactMap { range -> Diagnostic? in
        let name = String(line[range.upperBound...].prefix { $0 != "\"" })
        guard !props.contains(name) else { return nil }
        let column = line.utf8.distance(from: line.startIndex, to: range.upperBound)
        return .init(
          .previewUnknownProp, "the component has no prop '\(name)' that a control could set",
          at: SourceLocation(template.path, line: number + 1, column: column + 1),
          near: DidYouMean.nearest(to: name, among: props))
      }
    }
  }
}
