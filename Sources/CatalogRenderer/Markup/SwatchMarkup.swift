import DesignTokens

/// A token drawn in the natural way of its type; stylesheets do the drawing.
enum SwatchMarkup {
  /// - Parameters:
  ///   - context: Contexts that are fixed, by modifier.
  ///   - isInteractive: Whether motion can be tried out on it.
  ///   - isUnknown: Whether the value is only a stand-in, which is drawn hatched.
  static func swatch(
    _ token: Token, system: String, context: [String: String] = [:], isInteractive: Bool = true,
    isUnknown: Bool = false
  ) -> String {
    guard let type = token.type else { return "" }
    var classes = ["swatch", "swatch-\(shape(token, type))"]
    if isUnknown { classes.append("is-unknown") }
    // Motion is shown on hover and focus, so that swatch alone can take the focus.
    let focus =
      type == .transition && isInteractive
      ? " tabindex=\"0\" role=\"img\" aria-label=\"Motion sample\"" : ""
    return "<span\(HTML.attributes([("class", classes.joined(separator: " "))]))"
      + StageMarkup.attributes(system: system, context: context)
      + HTML.attributes([("data-token", token.path.text)]) + focus + "></span>"
  }

  private static func shape(_ token: Token, _ type: TokenType) -> String {
    switch type {
    case .color: "color"
    // A radius is a dimension like others; only its group tells what it rounds.
    case .dimension:
      token.path.names.first?.lowercased().contains("radius") == true
        ? "radius" : "dimension"
    case .fontFamily: "font-family"
    case .fontWeight: "font-weight"
    case .duration: "duration"
    case .cubicBezier: "cubic-bezier"
    case .number: "number"
    case .strokeStyle: "stroke-style"
    case .border: "border"
    case .transition: "transition"
    case .shadow: "shadow"
    case .gradient: "gradient"
    case .typography: "typography"
    }
  }
}
