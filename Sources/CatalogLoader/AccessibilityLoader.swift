import AgentUI
import CatalogModel
import Diagnostics
import YAMLTree

/// Reads `accessibility` of a component.
enum AccessibilityLoader {
  /// - Parameter props: What the label may name; `nil` where not all props could be read.
  static func accessibility(
    _ fields: inout YAMLFields, naming props: [PropContract]?
  ) -> Accessibility {
    guard let node = fields.node("accessibility") else { return Accessibility() }
    var inner = YAMLFields(node, subject: "accessibility")
    let accessibility = Accessibility(
      label: inner.text("label"), role: inner.text("role"),
      minimumTarget: inner.number("minimumTarget"), notes: inner.texts("notes").map(\.text))
    if let label = accessibility.label, let place = inner.node("label")?.location {
      inner.report(findings(of: label, naming: props?.map(\.name), at: place))
    }
    fields.report(inner.finish())
    return accessibility
  }

  /// What of a label would be spoken as it stands, or as nothing.
  static func findings(
    of label: String, naming props: [String]?, at location: SourceLocation
  ) -> [Diagnostic] {
    let names = label.matches(of: /\{([^{}]*)\}/).map { String($0.1) }
    var found = names.compactMap { name -> Diagnostic? in
      guard let props, !props.contains(name) else { return nil }
      return .init(
        .componentUnknownProp, "the label names '{\(name)}', and the component has no such prop",
        at: location, near: DidYouMean.nearest(to: name, among: props))
    }
    if let brace = label.replacing(/\{[^{}]*\}/, with: "").first(where: { "{}".contains($0) }) {
      found.append(
        .init(
          .componentUnknownProp, "the label has an unmatched '\(brace)'", at: location,
          suggestion: "write props as {name}"))
    }
    return found
  }
}
