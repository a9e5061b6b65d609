/// Why the colours of an element, and of all elements in it, are unknown.
struct UnknownColors: Hashable, Sendable {
  var reason: UnreadReason
  var place: PaintPlace?
}

/// The properties that change colours unless they have one of a few values.
enum ColorChange {
  private static let keywords: Set<ComponentValue> = [
    .ident("inherit"), .ident("initial"), .ident("revert"), .ident("unset"),
  ]

  private static let neutral: [(property: PaintProperty, values: Set<ComponentValue>)] = [
    (.opacity, [.number(1), .percentage(100)]),
    (.fillOpacity, [.number(1), .percentage(100)]),
    (.strokeOpacity, [.number(1), .percentage(100)]),
    (.filter, [.ident("none")]),
    (.backdropFilter, [.ident("none")]),
    (.blendMode, [.ident("normal")]),
    (.backgroundBlend, [.ident("normal")]),
    (.textFill, [.ident("currentcolor")]),
    (.all, []),
  ]

  static let all = neutral.map(\.property) + [.backgroundClip]

  /// Whether a value of one of these properties leaves colours as they are.
  static func isNeutral(_ property: PaintProperty, _ value: [ComponentValue]) -> Bool {
    if property == .backgroundClip { return !value.contains(.ident("text")) }
    let known = neutral.first { $0.property == property }?.values ?? []
    if value.count == 1 {
      if known.contains(value[0]) { return true }
      if property != .all, keywords.contains(value[0]) { return true }
    }
    // A blurred colour is the same colour; what is no colour beneath is unreadable anyway.
    return property == .backdropFilter
      && value.allSatisfy { if case .function("blur", _) = $0 { true } else { false } }
  }
}
