import DesignTokens

/// A token drawn in the natural way of its type.
///
/// Stylesheets do the drawing from the token's custom property, so that a swatch follows the
/// switches of the page. What CSS cannot draw is added as a graphic (``SwatchDrawing``) where it is
/// the same in all contexts that the swatch may be in.
enum SwatchMarkup {
  /// - Parameters:
  ///   - context: Contexts that are fixed, by modifier.
  ///   - isInteractive: Whether motion can be tried out on it.
  ///   - isUnknown: Whether the value is only a stand-in, which is drawn hatched.
  static func swatch(
    _ token: Token, system: String, context: [String: String] = [:], isInteractive: Bool = true,
    isUnknown: Bool = false
  ) -> String {
    guard let shape = SwatchShape(token) else { return "" }
    let drawing = drawing(of: token, shape, in: context)
    var classes = ["swatch", "swatch-\(shape.rawValue)"]
    if isUnknown { classes.append("is-unknown") }
    if case .dimension(let length) = token.value(in: Context(context))?.value, length.value < 0 {
      classes.append("is-negative")
    }
    if !drawing.isEmpty { classes.append("is-drawn") }
    let focus =
      shape.isMotion && isInteractive
      ? [
        ("tabindex", "0"), ("role", "img"),
        ("aria-label", "Motion of \(token.path.text), plays on focus"),
      ] : []
    return "<span\(HTML.attributes([("class", classes.joined(separator: " "))]))"
      + StageMarkup.attributes(system: system, context: context)
      + HTML.attributes([("data-token", token.path.text)] + focus) + ">\(drawing)</span>"
  }

  /// The graphic, empty where CSS draws all there is or where the contexts differ in it.
  private static func drawing(
    of token: Token, _ shape: SwatchShape, in context: [String: String]
  ) -> String {
    let isFixed = token.axes.allSatisfy { context[$0] != nil }
    let contexts = isFixed ? [Context(context)] : token.combinations
    let drawings = Set(
      contexts.map { context in
        token.value(in: context).flatMap { SwatchDrawing.markup($0.value, shape) } ?? ""
      })
    return drawings.count == 1 ? drawings.first ?? "" : ""
  }
}
