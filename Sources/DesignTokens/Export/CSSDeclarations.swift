/// A custom property and its value, once for all browsers and once for those that know more.
struct CSSDeclaration: Hashable {
  var property: String
  /// sRGB notation.
  var fallback: String
  /// With colours in their own space; equal to ``fallback`` for most values.
  var text: String

  init(_ property: String, _ value: TokenValue) {
    self.property = property
    fallback = CSSValue.text(of: value, gamut: .srgb)
    text = CSSValue.text(of: value, gamut: .full)
  }

  init(_ property: String, text: String) {
    self.property = property
    self.fallback = text
    self.text = text
  }

  var isWide: Bool { text != fallback }
}

extension TokenValue {
  /// The declarations a value becomes under `name`: the value as a whole, and for composite types
  /// its parts with the names of the CSS properties they belong to.
  func declarations(named name: String) -> [CSSDeclaration] {
    if case .other(let kept) = self, kept.css == nil { return parts(named: name) }
    return [CSSDeclaration(name, self)] + parts(named: name)
  }

  private func parts(named name: String) -> [CSSDeclaration] {
    func part(_ suffix: String, _ value: TokenValue) -> CSSDeclaration {
      CSSDeclaration(name + "-" + suffix, value)
    }
    switch self {
    case .typography(let style):
      return [
        part("font-family", .fontFamily(style.fontFamily)),
        part("font-size", .dimension(style.fontSize)),
        part("font-weight", .fontWeight(style.fontWeight)),
        part("line-height", .number(style.lineHeight)),
        part("letter-spacing", .dimension(style.letterSpacing)),
      ]
    case .transition(let transition):
      return [
        part("duration", .duration(transition.duration)),
        part("timing-function", .cubicBezier(transition.timingFunction)),
        part("delay", .duration(transition.delay)),
      ]
    case .border(let border):
      return [
        part("width", .dimension(border.width)), part("style", .strokeStyle(border.style)),
        part("color", .color(border.color)),
      ]
    case .strokeStyle(.dashes(let lengths, let cap)):
      let list = lengths.map { CSSValue.text(of: $0) }.joined(separator: " ")
      return [
        CSSDeclaration(name + "-dash-array", text: list),
        CSSDeclaration(name + "-line-cap", text: cap.rawValue),
      ]
    case .other(let kept):
      return kept.parts.map { CSSDeclaration(name + "-" + $0.name, text: $0.css) }
    case .color, .dimension, .fontFamily, .fontWeight, .duration, .cubicBezier, .number,
      .strokeStyle(.keyword), .shadow, .gradient:
      return []
    }
  }
}
