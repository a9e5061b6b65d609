import ColorScience
import DesignTokens
import JSONTree

/// What a token is drawn with whose true value is unknown.
enum StandIn {
  static func value(of type: TokenType) -> JSONValue {
    switch type {
    case .color: gray
    case .dimension: ValueForm.pixels(0)
    case .fontFamily, .other: "system-ui"
    case .fontWeight: 400
    case .duration: ValueForm.measure(0, "ms")
    case .cubicBezier: curve
    case .number: 0
    case .strokeStyle: "solid"
    case .border: ["color": gray, "width": ValueForm.pixels(1), "style": "solid"]
    case .transition:
      [
        "duration": ValueForm.measure(0, "ms"), "delay": ValueForm.measure(0, "ms"),
        "timingFunction": curve,
      ]
    case .shadow:
      [
        "color": ValueForm.color(ColorValue(.srgb, 0, 0, 0, alpha: 0)),
        "offsetX": ValueForm.pixels(0), "offsetY": ValueForm.pixels(0),
        "blur": ValueForm.pixels(0), "spread": ValueForm.pixels(0),
      ]
    case .gradient: [["color": gray, "position": 0], ["color": gray, "position": 1]]
    case .typography: typography
    }
  }

  private static let gray = ValueForm.color(ColorValue(.srgb, 0.5, 0.5, 0.5))
  private static let curve: JSONValue = [0, 0, 1, 1]
  private static let typography: JSONValue = [
    "fontFamily": "system-ui", "fontSize": ValueForm.pixels(17), "fontWeight": 400,
    "letterSpacing": ValueForm.pixels(0), "lineHeight": .double(ValueForm.usualLineHeight),
  ]
}
