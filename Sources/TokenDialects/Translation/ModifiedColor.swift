import ColorScience
import JSONTree

/// A colour that is changed by an amount, as Tokens Studio does it.
///
/// Lightening and darkening in `srgb` and `p3` are mixtures with white and black; in `hsl` they move
/// the lightness, and in `lch` the chroma as well. The result is in the space that is named.
struct ModifiedColor {
  /// How the colour is changed.
  enum Kind {
    case alpha
    case lighten(ColorSpace)
    case darken(ColorSpace)
    case mix(ColorSpace, with: String)

    /// `nil` for a change that is not known, and for a mixture with nothing.
    init?(name: String, space: String?, color: String?) {
      let space = Self.space(space)
      switch (name, color) {
      case ("alpha", _): self = .alpha
      case ("lighten", _): self = .lighten(space)
      case ("darken", _): self = .darken(space)
      case ("mix", let color?): self = .mix(space, with: color.trimmed)
      default: return nil
      }
    }

    private static func space(_ name: String?) -> ColorSpace {
      switch name {
      case "p3": .displayP3
      case "lch": .lch
      case "hsl": .hsl
      default: .srgb
      }
    }
  }

  var kind: Kind
  /// A colour, or a reference to one.
  var base: String
  /// A share of 1, a reference to one, or a calculation.
  var amount: String

  /// Whether it depends on other tokens.
  var refers: Bool {
    if case .mix(_, let other) = kind, other.contains("{") { return true }
    return base.contains("{") || amount.contains("{")
  }
}

// MARK: - Computed here

extension ModifiedColor {
  /// The resulting colour; `nil` where something in it is not known here.
  func color(_ reader: inout OldValueReader) -> ColorValue? {
    guard let base = Self.literal(base, reader), let amount = reader.amount(amount) else {
      return nil
    }
    switch kind {
    case .alpha: return base.with(alpha: amount)
    case .lighten(let space): return Self.moved(base, towards: .white, amount, in: space)
    case .darken(let space): return Self.moved(base, towards: .black, amount, in: space)
    case .mix(let space, let other):
      return Self.literal(other, reader).flatMap { Self.mixed(base, $0, amount, in: space) }
    }
  }

  private static func literal(_ text: String, _ reader: OldValueReader) -> ColorValue? {
    CurlyReference.path(text).map(reader.literalColor) ?? OldForms.color(text)
  }

  private static func moved(
    _ color: ColorValue, towards end: SRGBColor, _ amount: Double, in space: ColorSpace
  ) -> ColorValue? {
    guard space == .hsl || space == .lch else {
      return mixed(color, ColorValue(end, in: space), amount, in: space)
    }
    var moved = color.converted(to: space)
    let lightness = space == .hsl ? 2 : 0
    let start = moved.components[lightness] ?? 0
    moved.components[lightness] = start + ((end == .white ? 100 : 0) - start) * amount
    if space == .lch { moved.components[1] = (moved.components[1] ?? 0) * (1 - amount) }
    return moved
  }

  /// The mixture of two opaque colours. That of translucent ones is left to CSS, as is a hue that
  /// goes round.
  private static func mixed(
    _ first: ColorValue, _ second: ColorValue, _ amount: Double, in space: ColorSpace
  ) -> ColorValue? {
    guard first.alpha == second.alpha else { return nil }
    let (first, second) = (first.converted(to: space), second.converted(to: space))
    let hue: Int? = space == .hsl ? 0 : space == .lch ? 2 : nil
    let components = zip(first.components, second.components).enumerated().map { index, pair in
      // A component that only one colour has is that of the mixture.
      guard let start = pair.0, let end = pair.1 else { return pair.0 ?? pair.1 }
      guard index == hue else { return start + (end - start) * amount }
      let way = (end - start).truncatingRemainder(dividingBy: 360)
      let shorter = way > 180 ? way - 360 : way < -180 ? way + 360 : way
      let angle = (start + shorter * amount).truncatingRemainder(dividingBy: 360)
      return angle < 0 ? angle + 360 : angle
    }
    return ColorValue(space, components[0], components[1], components[2], alpha: first.alpha)
  }
}

// MARK: - Left to CSS

extension ModifiedColor {
  /// The change as an expression of CSS; `nil` where a part of it is neither a value nor a reference.
  func css(_ reader: inout OldValueReader) -> String? {
    guard let base = Self.part(base, reader), let amount = cssAmount(&reader) else { return nil }
    switch kind {
    case .alpha: return "rgb(from \(base) r g b / \(amount.number))"
    case .lighten(.hsl): return "hsl(from \(base) h s calc(l + (100 - l) * \(amount.number)))"
    case .darken(.hsl): return "hsl(from \(base) h s calc(l - l * \(amount.number)))"
    case .lighten(.lch):
      return Self.lch(base, lightness: "l + (100 - l) * ", amount.number)
    case .darken(.lch): return Self.lch(base, lightness: "l - l * ", amount.number)
    case .lighten(let space): return Self.mix(base, "white", amount.share, in: space)
    case .darken(let space): return Self.mix(base, "black", amount.share, in: space)
    case .mix(let space, let other):
      return Self.part(other, reader).map { Self.mix(base, $0, amount.share, in: space) }
    }
  }

  private static func lch(_ base: String, lightness: String, _ amount: String) -> String {
    "lch(from \(base) calc(\(lightness)\(amount)) calc(c - c * \(amount)) h)"
  }

  private static func mix(
    _ base: String, _ other: String, _ share: String, in space: ColorSpace
  ) -> String {
    "color-mix(in \(space.rawValue), \(base), \(other) \(share))"
  }

  /// The amount as a number and as a percentage.
  private func cssAmount(_ reader: inout OldValueReader) -> (number: String, share: String)? {
    if let known = reader.amount(amount) {
      return (Computed.number(known).text, Computed.number(known * 100).text + "%")
    }
    guard let path = CurlyReference.path(amount) else { return nil }
    let reference = "{\(reader.index.canonical(path))}"
    return (reference, "calc(\(reference) * 100%)")
  }

  private static func part(_ text: String, _ reader: OldValueReader) -> String? {
    if let path = CurlyReference.path(text) { return "{\(reader.index.canonical(path))}" }
    return OldForms.isColor(text) ? text.trimmed : nil
  }
}
