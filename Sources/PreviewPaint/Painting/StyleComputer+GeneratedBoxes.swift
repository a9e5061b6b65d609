extension StyleComputer {
  /// Why what stands in an element cannot be read: a box before or after its content is painted.
  /// Such boxes are drawn in order to be placed, most of all below or above what is in the element.
  mutating func generatedUnknownColors(_ winners: Cascade.Winners, _ style: ComputedStyle)
    -> UnknownColors?
  {
    for box in GeneratedBox.allCases {
      guard let own = winners.generated[box] else { continue }
      if let place = background(of: own, in: style) {
        return UnknownColors(
          reason: UnreadReason(.generatedBackground, "::\(box.rawValue)"), place: place.place)
      }
    }
    return nil
  }

  /// The background of a box; `nil` when it paints none.
  private mutating func background(
    of winners: Cascade.Winners, in parent: ComputedStyle
  ) -> PlacedPaint? {
    var style = parent
    if !winners.customs.isEmpty {
      style.customs = variables.addScope(winners.customs, in: parent.customs)
    }
    guard isGenerated(winners, style), let display = display(winners, &style),
      display != "contents", style.isVisible
    else { return nil }
    setPaints(winners, &style, in: parent)
    return addBackground(winners, &style) > 0 ? layers.paint(style.background) : nil
  }

  /// Without content there is no box.
  private mutating func isGenerated(_ winners: Cascade.Winners, _ style: ComputedStyle) -> Bool {
    guard let content = winners[.content] else { return false }
    switch value(of: content, style) {
    case .values(let values):
      let nothing = ["none", "normal", "initial", "inherit", "unset", "revert", "revert-layer"]
      return !nothing.contains { values == [.ident($0)] }
    case .unreadable: return true
    case .invalid: return false
    }
  }
}
