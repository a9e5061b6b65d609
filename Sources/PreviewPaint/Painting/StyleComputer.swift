/// Turns the declarations that count for an element into its style.
struct StyleComputer {
  /// The style of an element and what it paints itself.
  struct Styled {
    var style: ComputedStyle
    /// How many layers of background are its own.
    var ownLayers = 0
  }

  private(set) var cascade: Cascade
  private(set) var layers: BackgroundLayers
  var variables: Variables

  init(cascade: Cascade, layers: BackgroundLayers) {
    self.cascade = cascade
    self.layers = layers
    var own: Set<String> = []
    var seen: Set<[String]> = []
    for (scope, rules) in zip(cascade.tree.scopes, cascade.ruleSets)
    where seen.insert(scope.stylesheets).inserted {
      own.formUnion(rules.declared)
    }
    variables = Variables(own: own)
  }

  var isExhausted: Bool { cascade.matcher.isExhausted }

  /// What is below a layer; looking is work, too.
  mutating func stack(to top: BackgroundLayers.LayerID) -> BackgroundLayers.Stack {
    let stack = layers.stack(to: top)
    cascade.spend(stack.tokens.count)
    return stack
  }

  /// `nil` when the element is not laid out or not painted with all that is in it.
  mutating func style(_ element: HTMLTree.NodeID, in parent: ComputedStyle) -> Styled? {
    let steps = variables.steps
    defer { cascade.spend(variables.steps - steps) }
    let winners = cascade.winners(for: element)
    let node = cascade.tree.nodes[element]
    var styled = Styled(style: parent)
    if !winners.customs.isEmpty {
      styled.style.customs = variables.addScope(winners.customs, in: parent.customs)
    }
    guard let display = display(winners, &styled.style) else { return nil }
    setUnknownColors(node, winners, &styled.style)
    setPaints(winners, &styled.style, in: parent)
    setFonts(winners, &styled.style)
    setGraphic(element, node, &styled.style)
    if styled.style.isVisible, !parent.isInSVG, display != "contents" {
      styled.ownLayers = addBackground(winners, &styled.style)
    }
    if !parent.isInSVG, styled.style.unknownColors == nil {
      styled.style.unknownColors = generatedUnknownColors(winners, styled.style)
    }
    return styled
  }

  private func setGraphic(
    _ element: HTMLTree.NodeID, _ node: HTMLTree.Node, _ style: inout ComputedStyle
  ) {
    switch node.name {
    case "foreignobject":
      style.graphic = nil
      style.isGraphicText = false
    case "svg": style.graphic = style.graphic ?? element
    case "text": style.isGraphicText = style.isInSVG
    default: break
    }
  }

  // MARK: - Whether it is painted

  /// The keyword of `display`, or "" when it is not known to be one that matters; `nil` when
  /// nothing of the element is painted. Sets the visibility.
  mutating func display(
    _ winners: Cascade.Winners, _ style: inout ComputedStyle
  ) -> String? {
    let display = keyword(winners[.display], &style)
    if display == "none" || keyword(winners[.contentVisibility], &style) == "hidden" { return nil }
    if let opacity = winners[.opacity], opacity.unread == nil {
      let zero: [[ComponentValue]] = [[.number(0)], [.percentage(0)]]
      if zero.contains(opacity.declaration.value) { return nil }
    }
    switch keyword(winners[.visibility], &style) {
    case "hidden", "collapse": style.isVisible = false
    case "visible", "initial": style.isVisible = true
    default: break
    }
    return display
  }

  /// Marks the colours as unknown when it cannot be told whether something is painted.
  private mutating func keyword(
    _ winner: Cascade.Winner?, _ style: inout ComputedStyle
  ) -> String {
    guard let winner else { return "" }
    let name = winner.declaration.name
    switch value(of: winner, style) {
    case .values(let values):
      if case .ident(let keyword)? = values.first, values.count == 1 { return keyword }
      if values.contains(where: { if case .function("var", _) = $0 { true } else { false } }) {
        hideColors(UnreadReason(.customPropertyDecides, name), winner, &style)
      }
    case .unreadable(let reason): hideColors(reason, winner, &style)
    case .invalid: break
    }
    return ""
  }

  private mutating func setUnknownColors(
    _ node: HTMLTree.Node, _ winners: Cascade.Winners, _ style: inout ComputedStyle
  ) {
    if let unread = cascade.unread(in: node.scope) {
      style.unknownColors = style.unknownColors ?? unread
    }
    if node.attribute("style") != nil {
      style.unknownColors =
        style.unknownColors ?? UnknownColors(reason: UnreadReason(.styleAttribute))
    }
    for property in ColorChange.all {
      guard let winner = winners[property] else { continue }
      switch value(of: winner, style) {
      case .values(let values):
        guard !ColorChange.isNeutral(property, values) else { continue }
        hideColors(UnreadReason(.changesColors, winner.declaration.name), winner, &style)
      case .unreadable(let reason): hideColors(reason, winner, &style)
      case .invalid: break
      }
    }
  }

  private func hideColors(
    _ reason: UnreadReason, _ winner: Cascade.Winner, _ style: inout ComputedStyle
  ) {
    style.unknownColors = style.unknownColors ?? UnknownColors(reason: reason, place: winner.place)
  }

  /// The value of a declaration with its custom properties put in.
  mutating func value(
    of winner: Cascade.Winner, _ style: ComputedStyle
  ) -> Variables.Resolved {
    if let reason = winner.unread { return .unreadable(reason) }
    return variables.resolve(winner.declaration.value, in: style.customs)
  }
}

// MARK: - Colours and fonts

extension StyleComputer {
  mutating func setPaints(
    _ winners: Cascade.Winners, _ style: inout ComputedStyle, in parent: ComputedStyle
  ) {
    let browsers = PlacedPaint(paint: .unreadable(UnreadReason(.browserColor)))
    style.color = paint(
      winners[.color], role: .color, style, current: parent.color, inherited: parent.color,
      initial: browsers)
    style.fill = paint(
      winners[.fill], role: .fill, style, current: style.color, inherited: parent.fill,
      initial: .blackFill)
    style.stroke = paint(
      winners[.stroke], role: .stroke, style, current: style.color, inherited: parent.stroke,
      initial: PlacedPaint(paint: .transparent))
  }

  private mutating func paint(
    _ winner: Cascade.Winner?, role: UnreadReason.Role, _ style: ComputedStyle,
    current: PlacedPaint, inherited: PlacedPaint, initial: PlacedPaint
  ) -> PlacedPaint {
    guard let winner else { return inherited }
    switch value(of: winner, style) {
    case .invalid: return inherited
    case .unreadable(let reason):
      return PlacedPaint(paint: .unreadable(reason), place: winner.place)
    case .values(let values):
      switch Paint.read(values, role: role) {
      case .paint(let paint): return PlacedPaint(paint: paint, place: winner.place)
      case .inherited: return inherited
      case .current: return current
      case .initial: return initial
      }
    }
  }

  /// Puts the background on those below, and says how many layers it has.
  mutating func addBackground(
    _ winners: Cascade.Winners, _ style: inout ComputedStyle
  ) -> Int {
    var own: [PlacedPaint] = []
    if let winner = winners[.backgroundColor] {
      own.append(backgroundColor(winner, style))
    }
    if let winner = winners[.backgroundImage] {
      own += backgroundImages(winner, repeated: winners[.backgroundRepeat], style)
    }
    let painted = own.filter { $0.paint != .transparent }
    for paint in painted { style.background = layers.add(paint, over: style.background) }
    return painted.count
  }

  private mutating func backgroundColor(
    _ winner: Cascade.Winner, _ style: ComputedStyle
  ) -> PlacedPaint {
    let nothing = PlacedPaint(paint: .transparent)
    switch value(of: winner, style) {
    case .invalid: return nothing
    case .unreadable(let reason):
      return PlacedPaint(paint: .unreadable(reason), place: winner.place)
    case .values(let values):
      let isShorthand = winner.declaration.name == "background"
      let reading =
        isShorthand ? Background(values).color : Paint.read(values, role: .background)
      switch reading {
      case .paint(let paint): return PlacedPaint(paint: paint, place: winner.place)
      case .current:
        return PlacedPaint(paint: style.color.paint, place: style.color.place ?? winner.place)
      // A background is not inherited, but where it is asked to be.
      case .inherited where values == [.ident("inherit")]:
        return PlacedPaint(
          paint: .unreadable(UnreadReason(.inheritedBackground)), place: winner.place)
      case .initial, .inherited, nil: return nothing
      }
    }
  }

  private mutating func backgroundImages(
    _ winner: Cascade.Winner, repeated: Cascade.Winner?, _ style: ComputedStyle
  ) -> [PlacedPaint] {
    switch value(of: winner, style) {
    case .invalid: return []
    case .unreadable(let reason):
      // The colour has said so already when a shorthand gives both.
      guard winner.declaration.name != "background" else { return [] }
      return [PlacedPaint(paint: .unreadable(reason), place: winner.place)]
    case .values(let values):
      let background = Background(values)
      var images = background.images
      // A custom property may hold an image as well.
      if winner.declaration.name != "background", background.color != nil {
        images.append(.unreadable(UnreadReason(.image, of: .background)))
      }
      if let repeated, repeated.declaration.name != "background",
        repeated.declaration.value != [.ident("repeat")]
      {
        images = images.map { _ in .unreadable(UnreadReason(.gradientOrImage)) }
      }
      return images.map { PlacedPaint(paint: $0, place: winner.place) }
    }
  }

  private mutating func setFonts(_ winners: Cascade.Winners, _ style: inout ComputedStyle) {
    style.sizeFont = font(winners[.fontSize], inherited: style.sizeFont, style)
    style.weightFont = font(winners[.fontWeight], inherited: style.weightFont, style)
  }

  private mutating func font(
    _ winner: Cascade.Winner?, inherited: String?, _ style: ComputedStyle
  ) -> String? {
    guard let winner else { return inherited }
    switch value(of: winner, style) {
    case .invalid: return inherited
    case .unreadable: return nil
    case .values(let values):
      if values == [.ident("inherit")] || values == [.ident("unset")] { return inherited }
      guard winner.declaration.name == "font", values.count == 1,
        case .function("var", let arguments) = values[0]
      else { return nil }
      return arguments.variable?.name
    }
  }
}

extension PlacedPaint {
  /// What SVG fills shapes with when nobody says.
  static let blackFill = PlacedPaint(paint: .unreadable(UnreadReason(.unsetFill)))
}
