extension ColorValue {
  /// Reads a colour written in CSS, in any notation of CSS Color 4 that stands for itself: hex,
  /// the named colours and `transparent`, `rgb()`, `hsl()`, `hwb()`, `lab()`, `lch()`, `oklab()`,
  /// `oklch()` and `color()` with a predefined space, with commas where CSS allows them.
  ///
  /// The value keeps the space that was written; hex, names and `rgb()` are ``ColorSpace/srgb``
  /// with components 0 to 1, and `display-p3-linear`, which the design token format does not know,
  /// is ``ColorSpace/displayP3``. As in CSS, hues are brought into 0..<360, and what CSS cuts to its
  /// range is cut: `rgb()`, alpha, the lightness of the Lab family, negative chroma and
  /// saturation. `none` is a missing component; for alpha it is 0.
  ///
  /// - Returns: `nil` for anything else, also for colours that depend on others or on the place
  ///   where they stand (relative colours, `color-mix()`, `currentcolor`, system colours), and for
  ///   calculations, spaces without a ``ColorSpace`` and brackets or comments left open.
  public init?(css text: String) {
    guard let tokens = try? CSSColorTokenizer.tokens(text),
      let color = try? ColorValue(tokens)
    else { return nil }
    self = color
  }

  private init(_ tokens: [CSSColorToken]) throws(NotAColor) {
    guard let first = tokens.first else { throw NotAColor() }
    switch first {
    case .hash(let digits) where tokens.count == 1:
      guard let color = SRGBColor(hexDigits: digits.utf8) else { throw NotAColor() }
      self = color.colorValue
    case .identifier(let name) where tokens.count == 1:
      guard let color = CSSNamedColors.color(name) else { throw NotAColor() }
      self = color.colorValue
    case .function(let name) where tokens.last == .close:
      self = try ColorValue(function: name, arguments: tokens.dropFirst().dropLast())
    default: throw NotAColor()
    }
  }

  private init(function name: String, arguments: ArraySlice<CSSColorToken>) throws(NotAColor) {
    if let function = CSSColorFunction.named(name) {
      self = try function.color(arguments)
    } else if name == "color", case .identifier(let space)? = arguments.first,
      let function = CSSColorFunction.predefinedSpace(space)
    {
      self = try function.color(arguments.dropFirst())
    } else {
      throw NotAColor()
    }
  }
}
