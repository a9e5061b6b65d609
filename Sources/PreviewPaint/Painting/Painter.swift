/// Goes through a tree as it is laid out, and notes what stands on what.
struct Painter {
  private struct Visit {
    var node: HTMLTree.NodeID
    var parent: ComputedStyle
  }

  private static let graphics: Set<String> = [
    "circle", "ellipse", "line", "path", "polygon", "polyline", "rect",
  ]

  private var styles: StyleComputer
  private let tree: HTMLTree
  private var findings = Findings()
  /// The last graphic that something was drawn in which text may stand on.
  private var drawn: HTMLTree.NodeID?

  init(_ styles: StyleComputer) {
    self.styles = styles
    tree = styles.cascade.tree
  }

  static func read(_ styles: StyleComputer, _ root: ComputedStyle) -> PaintReading {
    var painter = Painter(styles)
    painter.visit(from: root)
    return painter.findings.reading
  }

  private mutating func visit(from root: ComputedStyle) {
    var open = tree.scopes[HTMLTree.document].children.reversed().map {
      Visit(node: $0, parent: root)
    }
    while let visit = open.popLast() {
      guard tree.nodes[visit.node].name != nil else {
        addText(visit)
        continue
      }
      let styled = styles.style(visit.node, in: visit.parent)
      guard !styles.isExhausted else {
        findings.add(
          UnreadablePaint(component: nil, reason: UnreadReason(.previewTooLarge)))
        return
      }
      guard let styled else { continue }
      addShapes(visit, styled)
      noteUnread(visit, styled)
      for child in tree.flatChildren(visit.node).reversed() {
        open.append(Visit(node: child, parent: styled.style))
      }
    }
  }

  private mutating func addText(_ visit: Visit) {
    let node = tree.nodes[visit.node]
    let style = visit.parent
    guard node.isVisibleText, style.isVisible, !style.isInSVG || style.isGraphicText else { return }
    let component = tree.component(of: visit.node)
    var unknownColors = style.unknownColors ?? styles.cascade.unread(in: node.scope)
    if style.isInSVG, style.graphic == drawn {
      unknownColors = unknownColors ?? UnknownColors(reason: UnreadReason(.graphicText))
    }
    let color = style.isInSVG ? style.fill : style.color
    guard let painted = painted(color, on: style.background, unknownColors, component) else {
      return
    }
    // A graphic may be scaled, and its text with it.
    findings.add(painted.text(font: style.isInSVG ? nil : style.font))
  }

  private mutating func noteUnread(_ visit: Visit, _ styled: StyleComputer.Styled) {
    let node = tree.nodes[visit.node]
    let content = styled.style.isVisible ? UnreadContent.reason(node) : nil
    let cut = node.isCut ? UnreadReason(.previewTooDeep) : nil
    for reason in [cut, content].compactMap(\.self) {
      findings.add(UnreadablePaint(component: tree.component(of: visit.node), reason: reason))
    }
  }

  private mutating func addShapes(_ visit: Visit, _ styled: StyleComputer.Styled) {
    let node = tree.nodes[visit.node]
    guard styled.style.isVisible else { return }
    if visit.parent.isInSVG {
      guard let name = node.name else { return }
      let isShape = Self.graphics.contains(name)
      if isShape || name == "image" || name == "use" { drawn = styled.style.graphic }
      guard isShape || name == "text" || name == "tspan" else { return }
      // The fill of text is noted with the text.
      if isShape { addShape(styled.style.fill, visit, styled) }
      addShape(styled.style.stroke, visit, styled)
    } else if styled.ownLayers == 1, isEmptyBox(visit.node) {
      addShape(styles.layers.paint(styled.style.background), visit, styled)
    }
  }

  private func isEmptyBox(_ id: HTMLTree.NodeID) -> Bool {
    tree.flatChildren(id).allSatisfy {
      tree.nodes[$0].name == nil && !tree.nodes[$0].isVisibleText
    }
  }

  private mutating func addShape(
    _ paint: PlacedPaint, _ visit: Visit, _ styled: StyleComputer.Styled
  ) {
    guard paint.paint != .transparent else { return }
    let component = tree.component(of: visit.node)
    let below = visit.parent.background
    guard let painted = painted(paint, on: below, styled.style.unknownColors, component) else {
      return
    }
    findings.add(painted.shape)
  }

  /// `nil` when it cannot be read, which is noted.
  private mutating func painted(
    _ paint: PlacedPaint, on top: BackgroundLayers.LayerID, _ unknownColors: UnknownColors?,
    _ component: String?
  ) -> Painted? {
    func unreadable(_ reason: UnreadReason, _ place: PaintPlace?) -> Painted? {
      findings.add(UnreadablePaint(component: component, reason: reason, place: place))
      return nil
    }
    if let unknownColors { return unreadable(unknownColors.reason, unknownColors.place) }
    let stack = styles.stack(to: top)
    switch paint.paint {
    case .transparent: return unreadable(UnreadReason(.transparent), paint.place)
    case .unreadable(let reason): return unreadable(reason, paint.place)
    case .token(let foreground):
      if stack.tokens.isEmpty, let below = stack.unreadable {
        return unreadable(below.reason, below.place)
      }
      return Painted(
        component: component, foreground: foreground, stack: stack,
        place: paint.place ?? stack.place)
    }
  }
}

/// A colour on a stack of backgrounds.
private struct Painted {
  var component: String?
  var foreground: String
  var stack: BackgroundLayers.Stack
  var place: PaintPlace?

  func text(font: String?) -> PaintedText {
    var text = PaintedText(
      component: component, foreground: foreground, backgrounds: stack.tokens, font: font,
      place: place)
    text.unreadableBelow = stack.unreadable?.reason
    return text
  }

  var shape: PaintedShape {
    var shape = PaintedShape(
      component: component, foreground: foreground, backgrounds: stack.tokens, place: place)
    shape.unreadableBelow = stack.unreadable?.reason
    return shape
  }
}

/// Findings, each kept once.
private struct Findings {
  private(set) var reading = PaintReading()
  private var texts: Set<PaintedText> = []
  private var shapes: Set<PaintedShape> = []
  private var unreadable: Set<UnreadablePaint> = []

  mutating func add(_ text: PaintedText) {
    if texts.insert(text).inserted { reading.texts.append(text) }
  }

  mutating func add(_ shape: PaintedShape) {
    if shapes.insert(shape).inserted { reading.shapes.append(shape) }
  }

  mutating func add(_ paint: UnreadablePaint) {
    if unreadable.insert(paint).inserted { reading.unreadable.append(paint) }
  }
}
