/// Goes through a tree as it is laid out, and notes what stands on what.
struct Painter {
  private struct Visit {
    var node: HTMLTree.NodeID
    var parent: ComputedStyle
  }

  private static let graphics: Set<String> = [
    "circle", "ellipse", "line", "path", "polygon", "polyline", "rect", "text", "tspan",
  ]

  private var styles: StyleComputer
  private let tree: HTMLTree
  private var findings = Findings()

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
          UnreadablePaint(component: nil, reason: "the preview is too large to be read"))
        return
      }
      guard let styled else { continue }
      addShapes(visit, styled)
      for child in tree.flatChildren(visit.node).reversed() {
        open.append(Visit(node: child, parent: styled.style))
      }
    }
  }

  private mutating func addText(_ visit: Visit) {
    let node = tree.nodes[visit.node]
    guard node.isVisibleText, visit.parent.isVisible, !visit.parent.isInSVG else { return }
    let component = tree.component(of: visit.node)
    let veil = visit.parent.veil ?? styles.cascade.unread(in: node.scope)
    guard
      let painted = painted(visit.parent.color, on: visit.parent.background, veil, component)
    else { return }
    findings.add(painted.text(font: visit.parent.font))
  }

  private mutating func addShapes(_ visit: Visit, _ styled: StyleComputer.Styled) {
    let node = tree.nodes[visit.node]
    if node.isCut {
      findings.add(
        UnreadablePaint(
          component: tree.component(of: visit.node),
          reason: "the preview nests too deeply to be read"))
    }
    guard styled.style.isVisible else { return }
    if visit.parent.isInSVG {
      guard let name = node.name, Self.graphics.contains(name) else { return }
      addShape(styled.style.fill, visit, styled)
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
    guard let painted = painted(paint, on: below, styled.style.veil, component) else { return }
    findings.add(painted.shape)
  }

  /// `nil` when it cannot be read, which is noted.
  private mutating func painted(
    _ paint: PlacedPaint, on top: BackgroundLayers.LayerID, _ veil: Veil?, _ component: String?
  ) -> Painted? {
    func unreadable(_ reason: String, _ place: PaintPlace?) -> Painted? {
      findings.add(UnreadablePaint(component: component, reason: reason, place: place))
      return nil
    }
    if let veil { return unreadable(veil.reason, veil.place) }
    let stack = styles.stack(to: top)
    switch paint.paint {
    case .transparent: return unreadable("the colour is transparent", paint.place)
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
