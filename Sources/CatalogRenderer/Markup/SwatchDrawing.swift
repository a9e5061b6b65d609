import DesignTokens

/// The parts of swatches that CSS cannot draw from a custom property: curves, the places of stops,
/// dashes of their own lengths. All are SVG without styles, which the site's stylesheets give, and
/// hidden from assistive technology, because the value stands beside them in words.
enum SwatchDrawing {
  /// The graphic for a value; `nil` where CSS draws all there is.
  static func markup(_ value: TokenValue, _ shape: SwatchShape) -> String? {
    switch value {
    case .cubicBezier(let curve): plot(curve)
    case .transition(let transition): plot(transition.timingFunction)
    case .gradient(let stops): ticks(stops)
    case .strokeStyle(.dashes(let lengths, let cap)):
      svg("dash", line + dashes(lengths, cap) + "/>")
    case .border(let border):
      if case .dashes(let lengths, let cap) = border.style {
        svg("dash", frame(border.width) + dashes(lengths, cap) + "/>")
      } else {
        nil
      }
    case .number(let number) where shape == .number:
      "<span class=\"swatch-figure\" aria-hidden=\"true\">" + text(number) + "</span>"
    default: nil
    }
  }

  private static func svg(_ name: String, _ content: String, viewBox: String? = nil) -> String {
    let box = viewBox.map { " viewBox=\"\($0)\"" } ?? ""
    return "<svg class=\"swatch-\(name)\"\(box) aria-hidden=\"true\" focusable=\"false\">"
      + "\(content)</svg>"
  }
}

// MARK: - Timing curves

extension SwatchDrawing {
  /// The curve in the square from (0, 0) to (1, 1), which is 100 units wide; where it overshoots,
  /// the view grows beyond the square.
  private static func plot(_ curve: TokenBezier) -> String {
    let margin = 6.0
    let reach = extent(curve)
    let top = -(reach.upperBound * 100) - margin
    let height = (reach.upperBound - reach.lowerBound) * 100 + 2 * margin
    func point(_ x: Double, _ y: Double) -> String { "\(text(x * 100)) \(text(-y * 100))" }
    let path =
      "M0 0C\(point(curve.x1, curve.y1)) \(point(curve.x2, curve.y2)) \(point(1, 1))"
    return svg(
      "plot",
      "<rect class=\"plot-square\" x=\"0\" y=\"-100\" width=\"100\" height=\"100\"/>"
        + "<path class=\"plot-handle\" d=\"M0 0L\(point(curve.x1, curve.y1))"
        + "M\(point(1, 1))L\(point(curve.x2, curve.y2))\"/>"
        + "<path class=\"plot-curve\" d=\"\(path)\"/>",
      viewBox: "\(text(-margin)) \(text(top)) \(text(100 + 2 * margin)) \(text(height))")
  }

  /// How low and how high curve and control points reach. A control point far away would leave
  /// nothing to see of the curve, so the view ends at twice the square.
  private static func extent(_ curve: TokenBezier) -> ClosedRange<Double> {
    let low = min(0, curve.y1, curve.y2)
    let high = max(1, curve.y1, curve.y2)
    return max(low, -1)...min(high, 2)
  }
}

// MARK: - Gradients and lines

extension SwatchDrawing {
  /// A mark at the place of each stop, below the bar.
  private static func ticks(_ stops: [TokenGradientStop]) -> String {
    let lines = stops.map { stop in
      let x = text(stop.position * 100)
      return "<line x1=\"\(x)%\" x2=\"\(x)%\" y1=\"0\" y2=\"100%\"/>"
    }
    return svg("ticks", lines.joined())
  }

  private static let line = "<line x1=\"8%\" x2=\"92%\" y1=\"50%\" y2=\"50%\" stroke-width=\"2\""

  /// The frame of a border, inset so that its whole width is seen.
  private static func frame(_ width: TokenDimension) -> String {
    "<rect x=\"15%\" y=\"25%\" width=\"70%\" height=\"50%\""
      + HTML.attributes([("stroke-width", CSSValue.text(of: width))])
  }

  private static func dashes(_ lengths: [TokenDimension], _ cap: TokenStrokeStyle.LineCap)
    -> String
  {
    HTML.attributes([
      ("stroke-dasharray", lengths.map { CSSValue.text(of: $0) }.joined(separator: " ")),
      ("stroke-linecap", cap.rawValue),
    ])
  }

  private static func text(_ number: Double) -> String {
    NumberText.of(number)
  }
}
