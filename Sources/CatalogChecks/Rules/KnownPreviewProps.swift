import AgentUI
import CatalogModel
import Diagnostics
import PreviewPaint

/// `preview/unknown-prop`: what a preview names of the props of its component is there: the slots
/// of its texts, the attributes and values that its own stylesheet asks of the host, and the props
/// that its controls set.
///
/// On a page's stage, what a reader does with an element that has `data-prop` sets that prop.
/// Shared stylesheets are for components with different props, and are passed over.
enum KnownPreviewProps: Rule {
  private static let attribute = "data-prop=\""
  /// Attributes that every host has, or that its tokens ask for.
  private static let ownAttributes: Set<String> = ["data-component", "data-system"]

  static func check(_ subject: CheckSubject) -> [Diagnostic] {
    let contexts = subject.system.tokens.modifiers.map { PreviewScope.attributeName(of: $0.name) }
    let known = ownAttributes.union(contexts)
    return (subject.system.components + subject.system.primitives).flatMap { component in
      let (preview, props) = (component.preview, component.contract.props)
      return check(preview.template, props: props.map(\.name))
        + checkSlots(of: preview.template, props: props)
        + checkSelectors(of: preview.stylesheet, props: props, known: known)
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

  // MARK: - Slots

  static func checkSlots(of template: TextFile, props: [PropContract]) -> [Diagnostic] {
    let texts = props.filter { $0.kind == .string }.map(\.slotName)
    return SlotNames(template.text).pieces.compactMap { slot in
      guard !texts.contains(slot.text) else { return nil }
      let place = template.location(of: slot)
      guard let prop = props.first(where: { $0.slotName == slot.text }) else {
        return .init(
          .previewUnknownProp, "the component has no text '\(slot.text)' for this slot", at: place,
          near: DidYouMean.nearest(to: slot.text, among: texts))
      }
      return .init(
        .previewUnknownProp, "'\(prop.name)' is no text, so nothing stands in its slot", at: place,
        suggestion: prop.isAttribute
          ? "select it in the stylesheet: :host([\(prop.attributeName)])" : "remove the slot")
    }
  }

  // MARK: - Selectors

  static func checkSelectors(
    of stylesheet: TextFile, props: [PropContract], known: Set<String>
  ) -> [Diagnostic] {
    let attributes = props.filter(\.isAttribute)
    return HostAttributes(stylesheet.text).tests.compactMap { test in
      let name = test.name.text
      guard name.hasPrefix("data-"), !known.contains(name) else { return nil }
      guard let prop = attributes.first(where: { $0.attributeName == name }) else {
        let place = stylesheet.location(of: test.name)
        if let text = props.first(where: { $0.kind == .string && $0.attributeName == name }) {
          return .init(
            .previewUnknownProp, "texts set no attribute '\(name)'", at: place,
            suggestion: "show the text with a slot: <slot name=\"\(text.slotName)\">")
        }
        return .init(
          .previewUnknownProp, "no prop sets the attribute '\(name)'", at: place,
          near: DidYouMean.nearest(to: name, among: attributes.map(\.attributeName)))
      }
      return test.value.flatMap { check($0, of: prop, in: stylesheet) }
    }
  }

  /// What is wrong with a value that a selector asks for.
  private static func check(
    _ value: StylesheetScan.Piece, of prop: PropContract, in stylesheet: TextFile
  ) -> Diagnostic? {
    let choices = prop.choices.map(\.name)
    if prop.kind == .boolean, !value.text.isEmpty {
      return .init(
        .previewUnknownProp, "the attribute of the boolean '\(prop.name)' has no value",
        at: stylesheet.location(of: value),
        suggestion: "it is there when the prop is true: :host([\(prop.attributeName)])")
    }
    guard !choices.isEmpty, !choices.contains(value.text) else { return nil }
    return .init(
      .previewUnknownProp, "the prop '\(prop.name)' has no value '\(value.text)'",
      at: stylesheet.location(of: value),
      near: DidYouMean.nearest(to: value.text, among: choices))
  }
}

extension PropContract {
  /// Whether the host of a preview has an attribute for it.
  fileprivate var isAttribute: Bool { kind != .string && kind != .action }
}
