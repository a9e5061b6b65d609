/// The contrast of every foreground on every background, for tables of many colours: the luminance
/// of an opaque colour is computed once, not once for each pair.
///
/// Each ratio equals the one of ``ContrastRatio/of(_:over:)`` to the last bit.
public struct ContrastMatrix: Sendable {
  private let backgroundCount: Int
  /// Row by row: all backgrounds of the first foreground, then those of the next.
  private let ratios: [ContrastRatio?]

  /// Compares all with all.
  ///
  /// - Parameters:
  ///   - foregrounds: Opaque or translucent colours; `nil` for one that is not known.
  ///   - backgrounds: What lies below, composited. A translucent background, or one that is not
  ///     known, has no ratios.
  public init(foregrounds: [SRGBColor?], backgrounds: [SRGBColor?]) {
    let backdrops = backgrounds.map { $0.flatMap(Backdrop.init) }
    backgroundCount = backgrounds.count
    ratios = foregrounds.flatMap { foreground in
      let luminance = foreground.flatMap { $0.alpha == 1 ? $0.relativeLuminance : nil }
      return backdrops.map { backdrop -> ContrastRatio? in
        guard let foreground, let backdrop else { return nil }
        let luminance =
          luminance ?? foreground.composited(over: backdrop.color).relativeLuminance
        return ContrastRatio(luminances: luminance, backdrop.luminance)
      }
    }
  }

  /// The ratio of a pair, by the places of its colours in the lists; `nil` when it has none, or
  /// when there are no such places.
  public subscript(foreground foreground: Int, background background: Int) -> ContrastRatio? {
    let index = foreground * backgroundCount + background
    guard 0..<backgroundCount ~= background, ratios.indices.contains(index) else { return nil }
    return ratios[index]
  }

  private struct Backdrop {
    let color: SRGBColor
    let luminance: Double

    init?(_ color: SRGBColor) {
      guard color.alpha >= 1 else { return nil }
      self.color = color
      luminance = color.relativeLuminance
    }
  }
}
