/// Colours on each other, the lowest first, as they are written; the last is the foreground.
public struct ColorStack: Hashable, Sendable {
  /// The layers from the bottom up, in any colour space and translucent or not.
  public var layers: [ColorValue]

  /// A stack of `layers` from the bottom up, of which the last is the foreground.
  public init(_ layers: [ColorValue]) {
    self.layers = layers
  }

  /// The ratio of the top layer, composited, against what lies below it. Each layer counts as it
  /// is shown in sRGB, mapped into the gamut.
  ///
  /// `nil` when the lowest layer is translucent or there are fewer than two.
  public var ratio: ContrastRatio? {
    Self.ratio(layers.map(\.srgb.gamutMapped))
  }

  static func ratio(_ mapped: [SRGBColor]) -> ContrastRatio? {
    guard let top = mapped.last else { return nil }
    return ContrastRatio.of(top, over: Array(mapped.dropLast()))
  }

  /// The colour nearest in OKLCH lightness that, in place of the layer at `index`, brings the ratio
  /// to at least `minimum`. Hue, chroma and alpha stay.
  ///
  /// Lighter and darker colours are both looked for. One that sRGB shows goes before one that has
  /// to be mapped into its gamut; otherwise the nearer is taken. What passes is the rounded value
  /// itself. A layer that passes as it is comes back unchanged.
  ///
  /// - Parameters:
  ///   - index: The layer to replace, by its place in ``layers``.
  ///   - minimum: The ratio to reach, 1 to 21, compared unrounded.
  /// - Returns: `nil` when no lightness is enough, when there is no ratio, and when there is no
  ///   layer at `index`.
  public func nearestPassing(changing index: Int, minimum: Double) -> PassingColor? {
    guard layers.indices.contains(index), let ratio else { return nil }
    if ratio.value >= minimum {
      return PassingColor(
        color: layers[index], ratio: ratio, lightnessChange: 0,
        isInGamut: layers[index].srgb.isInGamut)
    }
    return PassingColorSearch(self, changing: index, minimum: minimum)?.nearest
  }
}

extension ColorStack {
  /// ``nearestPassing(changing:minimum:)`` for several layers, each changed alone.
  ///
  /// A colour that turns dark text on a light ground into light text on a dark one, or the other
  /// way round, is given only where no layer has another: nobody wants a black page for the sake
  /// of grey text.
  ///
  /// - Returns: For each index what it gives, or `nil`.
  public func nearestPassing(changing indices: [Int], minimum: Double) -> [PassingColor?] {
    let found = indices.map { nearestPassing(changing: $0, minimum: minimum) }
    let kept = zip(indices, found).map { index, passing in
      passing.flatMap { turns(layer: index, into: $0) ? nil : $0 }
    }
    return kept.contains { $0 != nil } ? kept : found
  }

  private func turns(layer index: Int, into passing: PassingColor) -> Bool {
    var changed = self
    changed.layers[index] = passing.color
    return changed.isLightOnDark != isLightOnDark
  }

  /// Whether the top layer is lighter than what lies below it.
  private var isLightOnDark: Bool {
    let colors = layers.map(\.srgb.gamutMapped)
    guard let front = colors.last, let back = SRGBColor.composite(bottomToTop: colors.dropLast())
    else { return false }
    return front.composited(over: back).relativeLuminance > back.relativeLuminance
  }
}

/// A colour that makes a contrast large enough, ready to be written into a token file.
public struct PassingColor: Hashable, Sendable {
  /// The colour in the space of the layer that it replaces, rounded as it would be written: to
  /// whole 255ths in `srgb`, else to two or four decimals.
  public var color: ColorValue
  /// The ratio of the stack with exactly this ``color``.
  public var ratio: ContrastRatio
  /// How much lighter it is than the layer it replaces (darker when negative), in OKLCH lightness,
  /// which runs from 0 to 1.
  public var lightnessChange: Double
  /// Whether sRGB can show this lightness with the chroma of the original. Where it cannot,
  /// ``ratio`` is that of the gamut-mapped form, and in an RGB space too small for the colour
  /// ``color`` is that form.
  public var isInGamut: Bool

  /// A colour found by ``ColorStack/nearestPassing(changing:minimum:)``, or one made for a test.
  public init(
    color: ColorValue, ratio: ContrastRatio, lightnessChange: Double, isInGamut: Bool
  ) {
    self.color = color
    self.ratio = ratio
    self.lightnessChange = lightnessChange
    self.isInGamut = isInGamut
  }
}
