extension PropContract {
  /// Whether a value may be left out of Swift code, because it is what the code means without it.
  public func isDefault(_ value: AgentValue) -> Bool {
    if case .structure = value { return true }
    guard !isRequired, let defaultValue else { return false }
    switch kind {
    case .integer, .number:
      if let number = Double(defaultValue), let given = Double(value.text) {
        return number == given
      }
      return value.text == defaultValue
    default: return value.text == defaultValue
    }
  }

  /// The modifier a prop is written as; see ``swiftType``.
  public var modifierName: String? {
    guard let swiftType, swiftType.first?.isLowercase == true else { return nil }
    return swiftType
  }

  /// Whether a value of an enumeration is written as a string literal; see ``swiftType``.
  public var isQuoted: Bool { ["String", "Binding<String>"].contains(swiftType) }

  /// Whether Swift takes a binding, of which a document gives the value; see ``swiftType``.
  public var isBinding: Bool {
    swiftType.map { $0.hasPrefix("Binding<") || $0.hasPrefix("SwiftUI.Binding<") } ?? false
  }

  /// The member that wraps a value in Swift: `text` of `IndicatorTooltip.text`, `constant` of a
  /// binding; see ``swiftType``.
  public var wrappingCase: String? {
    if isBinding { return "constant" }
    guard modifierName == nil, let swiftType, let dot = swiftType.lastIndex(of: ".") else {
      return nil
    }
    let name = swiftType[dot...].dropFirst()
    return name.first?.isLowercase == true ? String(name) : nil
  }

  /// A value as Swift takes it, in its case where there is one.
  func wrapped(_ literal: String) -> String {
    wrappingCase.map { ".\($0)(\(literal))" } ?? literal
  }
}

extension SwiftForm {
  /// The labels of ``slots``, each once, in the order of the closures.
  public var slotLabels: [String] {
    slots.map(\.label).reduce(into: []) { labels, label in
      if !labels.contains(label) { labels.append(label) }
    }
  }

  /// The closure that takes a child; one that no slot names goes into the last.
  public func slotLabel(for component: String) -> String? {
    (slots.first { $0.component == component } ?? slots.last)?.label
  }
}

extension ComponentContract {
  /// The action that is written as a trailing closure: the last prop of a view, where the closure
  /// behind it, if there is one, has a label.
  public var trailingAction: PropContract? {
    guard [.view, .function].contains(swift.grammar), let last = props.last, last.kind == .action,
      children == .none || swift.closure.label != nil || !swift.slots.isEmpty
    else { return nil }
    return last
  }
}
