import DesignTokens
import InterfaceStrings

/// A token drawn in the natural way of its type.
///
/// Stylesheets do the drawing from the token's custom property, so that a swatch follows the
/// switches of the page. What CSS cannot draw is added as a graphic (``SwatchDrawing``) where it is
/// the same in all contexts that the swatch may be in.
struct SwatchMarkup {
  /// The slug of the system that the tokens belong to.
  let system: String
  let words: Words

  /// - Parameters:
  ///   - context: Contexts that are fixed, by modifier.
  ///   - isInteractive: Whether motion can be tried out on it.
  ///   - isUnknown: Whether the value is only a stand-in, which is drawn hatched.
  func swatch(
    _ token: Token, context: [String: String] = [:], isInteractive: Bool = true,
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
    let attributes =
      [("data-token", token.path.text)] + (isInteractive && shape.isMotion ? motion(token) : [])
      + (shape.isText ? [("data-sample", sample(shape, isInteractive))] : [])
    return "<span\(HTML.attributes([("class", classes.joined(separator: " "))]))"
      + StageMarkup.attributes(system: system, context: context)
      + HTML.attributes(attributes) + ">\(drawing)</span>"
  }

  /// What makes a swatch play, and says so: stylesheets show the hints.
  private func motion(_ token: Token) -> [(String, String)] {
    [
      ("tabindex", "0"), ("role", "img"),
      ("aria-label", words(TokensPhrase.motionOf, ["path": token.path.text])),
      ("data-hint", words(TokensPhrase.play)), ("data-still", words(TokensPhrase.playStill)),
    ]
  }

  /// The words that text is shown on, in two lines where the height of a line is to be seen.
  private func sample(_ shape: SwatchShape, _ isInteractive: Bool) -> String {
    guard isInteractive else { return words(TokensPhrase.sampleShort) }
    return [TokensPhrase.sampleStart, .sampleEnd].map { words($0) }
      .joined(separator: shape == .typography ? "\n" : " ")
  }

  /// The graphic, empty where CSS draws all there is or where the contexts differ in it.
  private func drawing(
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
