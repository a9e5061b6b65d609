/// What an element gives to what is in it.
struct ComputedStyle {
  var color: PlacedPaint
  var fill: PlacedPaint
  var stroke = PlacedPaint(paint: .transparent)
  /// What `font` is set with, where it gives the size and where the weight.
  var sizeFont: String?
  var weightFont: String?
  var isVisible = true
  var unknownColors: UnknownColors?
  var customs: Variables.ScopeID?
  /// The topmost background, through which those below may show.
  var background: BackgroundLayers.LayerID
  /// The outermost `<svg>` around.
  var graphic: HTMLTree.NodeID?
  /// Whether it is in the `<text>` of a graphic, the only text that graphics paint.
  var isGraphicText = false

  var isInSVG: Bool { graphic != nil }

  /// The custom property `font` is set with, when it gives both size and weight.
  var font: String? { sizeFont == weightFont ? sizeFont : nil }
}

/// All backgrounds of a reading. Each knows what is below, so that elements share what they have
/// in common.
struct BackgroundLayers {
  typealias LayerID = Int

  private struct Layer {
    var below: LayerID?
    var paint: Paint
    var place: PaintPlace?
  }

  /// What can be read of a stack, from the bottom up.
  struct Stack {
    var tokens: [String] = []
    /// Why what is below cannot be read, and where that is said.
    var unreadable: UnknownColors?
    /// The place of the topmost token.
    var place: PaintPlace?
  }

  private var layers: [Layer]

  /// - Parameter base: What is below all, with the identifier 0.
  init(base: Paint) { layers = [Layer(below: nil, paint: base)] }

  mutating func add(_ paint: PlacedPaint, over below: LayerID) -> LayerID {
    guard paint.paint != .transparent else { return below }
    layers.append(Layer(below: below, paint: paint.paint, place: paint.place))
    return layers.count - 1
  }

  func paint(_ id: LayerID) -> PlacedPaint {
    PlacedPaint(paint: layers[id].paint, place: layers[id].place)
  }

  func stack(to top: LayerID) -> Stack {
    var stack = Stack(place: layers[top].place)
    var next: LayerID? = top
    while let id = next {
      switch layers[id].paint {
      case .token(let name): stack.tokens.append(name)
      case .unreadable(let reason):
        stack.unreadable = UnknownColors(reason: reason, place: layers[id].place)
      case .transparent: break
      }
      next = stack.unreadable == nil ? layers[id].below : nil
    }
    stack.tokens.reverse()
    return stack
  }
}
