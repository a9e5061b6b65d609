import Diagnostics
import JSONTree

extension ValueReader {
  /// A keyword, or dashes with a line cap.
  mutating func readStrokeStyle(_ cursor: Cursor) -> TokenStrokeStyle? {
    if let keyword = cursor.node.string {
      if let style = TokenStrokeStyle.Keyword(rawValue: keyword) { return .keyword(style) }
      invalid(
        .strokeStyle, "\(about: keyword) is not a stroke style", cursor,
        suggestion: DidYouMean.suggestion(
          for: keyword, among: TokenStrokeStyle.Keyword.allCases.map(\.rawValue)))
      return nil
    }
    guard let object = fields(cursor, .strokeStyle, required: ["dashArray", "lineCap"]),
      let dashNode = object["dashArray"], let capNode = object["lineCap"],
      let dashes = part(cursor.member("dashArray", dashNode)),
      let cap = part(cursor.member("lineCap", capNode))
    else { return nil }
    guard let lineCap = cap.node.string.flatMap(TokenStrokeStyle.LineCap.init(rawValue:)) else {
      invalid(.strokeStyle, "\(cap.label) must be 'round', 'butt' or 'square'", cap)
      return nil
    }
    guard let nodes = dashes.node.array, !nodes.isEmpty else {
      invalid(.strokeStyle, "\(dashes.label) must be an array of at least one dimension", dashes)
      return nil
    }
    var lengths: [TokenDimension] = []
    for (index, node) in nodes.enumerated() {
      guard let length = dimension(dashes.element(index, node)) else { return nil }
      lengths.append(length)
    }
    return .dashes(lengths, lineCap)
  }

  /// `{ color, width, style }`.
  mutating func readBorder(_ cursor: Cursor) -> TokenBorder? {
    guard let object = fields(cursor, .border, required: ["color", "width", "style"]),
      let colorNode = object["color"], let widthNode = object["width"],
      let styleNode = object["style"]
    else { return nil }
    let color = color(cursor.member("color", colorNode))
    let width = dimension(cursor.member("width", widthNode))
    let style = strokeStyle(cursor.member("style", styleNode))
    guard let color, let width, let style else { return nil }
    return TokenBorder(color: color, width: width, style: style)
  }

  /// `{ duration, delay, timingFunction }`.
  mutating func readTransition(_ cursor: Cursor) -> TokenTransition? {
    let required = ["duration", "delay", "timingFunction"]
    guard let object = fields(cursor, .transition, required: required),
      let durationNode = object["duration"], let delayNode = object["delay"],
      let timingNode = object["timingFunction"]
    else { return nil }
    let duration = duration(cursor.member("duration", durationNode))
    let delay = self.duration(cursor.member("delay", delayNode))
    let timing = bezier(cursor.member("timingFunction", timingNode))
    guard let duration, let delay, let timing else { return nil }
    return TokenTransition(duration: duration, delay: delay, timingFunction: timing)
  }
}

// MARK: - Values that are tokens of their own, written out or referred to

extension ValueReader {
  mutating func color(_ cursor: Cursor) -> TokenColor? {
    guard case .color(let color) = value(cursor, as: .color) else { return nil }
    return color
  }

  mutating func dimension(_ cursor: Cursor) -> TokenDimension? {
    guard case .dimension(let dimension) = value(cursor, as: .dimension) else { return nil }
    return dimension
  }

  mutating func duration(_ cursor: Cursor) -> TokenDuration? {
    guard case .duration(let duration) = value(cursor, as: .duration) else { return nil }
    return duration
  }

  mutating func bezier(_ cursor: Cursor) -> TokenBezier? {
    guard case .cubicBezier(let bezier) = value(cursor, as: .cubicBezier) else { return nil }
    return bezier
  }

  mutating func strokeStyle(_ cursor: Cursor) -> TokenStrokeStyle? {
    guard case .strokeStyle(let style) = value(cursor, as: .strokeStyle) else { return nil }
    return style
  }

  mutating func plainNumber(_ cursor: Cursor) -> Double? {
    guard case .number(let number) = value(cursor, as: .number) else { return nil }
    return number
  }
}
