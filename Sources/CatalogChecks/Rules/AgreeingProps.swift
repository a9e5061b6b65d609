import CatalogModel
import Diagnostics

/// `component/props`: the props of a component are the parameters of its Swift declaration, with
/// the same names, types and defaults.
enum AgreeingProps: Rule {
  static func check(_ subject: CheckSubject) -> [Diagnostic] {
    subject.props.flatMap { comparison in
      comparison.differences.map { difference in
        let component = comparison.component
        let declared = comparison.overload?.overload.symbol.location
        return .init(
          .componentProps, "\(component.name): \(difference.text)",
          at: comparison.location(of: difference),
          notes: declared.map { [.init("the Swift declaration is here", at: $0)] } ?? [],
          suggestion: difference.suggestion)
      }
    }
  }
}

extension PropComparison {
  /// Where the metadata say what is different.
  func location(of difference: PropDifference) -> SourceLocation {
    if case .undeclared = difference, let place = component.manifest.location(ofKey: "swift") {
      return place
    }
    return difference.prop.flatMap { component.propLocations[$0.name] } ?? component.location
  }
}
