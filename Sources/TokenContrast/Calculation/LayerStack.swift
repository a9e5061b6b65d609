import ColorScience
import DesignTokens

/// The tokens of a pair, and what may lie behind them.
struct LayerStack {
  let foreground: Token
  /// From the bottom up, never empty.
  let backgrounds: [Token]
  let backdrops: [Token]
  let tokens: ResolvedTokens

  /// The tokens of the pair.
  var colors: [Token] { backgrounds + [foreground] }

  /// Whether there may be a context in which what lies behind decides.
  var needsBackdrop: Bool {
    !backgrounds.contains { token in
      token.combinations.allSatisfy { context in
        guard let value = token.value(in: context), !value.isUnknown else { return false }
        return (value.written?.alpha ?? 0) >= 1
      }
    }
  }

  func result(in context: Context) -> ContrastResult {
    guard let front = foreground.value(in: context), let frontColor = front.written else {
      return .unknown(.noValue(foreground.path))
    }
    if front.isUnknown { return .unknown(front.gap(foreground.path)) }
    switch visible(in: context) {
    case .missing(let path): return .unknown(.noValue(path))
    case .tinted(let reason): return .unknown(reason)
    case .hidden(let layers, let reason):
      let bounds = bounds(frontColor, over: layers, in: context)
      return bounds.map { .dependsOnBackdrop(BackdropDependence(reason: reason, bounds: $0)) }
        ?? .unknown(reason)
    case .solid(let layers):
      let confidence = ([front] + layers).compactMap(\.confidence).min()
      let measure = ContrastMeasure(
        of: frontColor, over: layers.compactMap(\.written), confidence: confidence)
      return measure.map(ContrastResult.measured) ?? .unknown(.noColor(backgrounds[0].path))
    case .open(let layers, let reason):
      return .dependsOnBackdrop(
        BackdropDependence(reason: reason, bounds: bounds(frontColor, over: layers, in: context)))
    }
  }

  // MARK: - What can be seen

  /// The backgrounds that can be seen in a context, from the bottom up.
  enum Visible {
    /// The lowest is opaque.
    case solid([ResolvedToken])
    /// What lies below decides, for the reason given: a material, or nothing that is said.
    case open([ResolvedToken], reason: RatioGap)
    /// An opaque colour that nobody knows lies below.
    case hidden([ResolvedToken], reason: RatioGap)
    /// A translucent colour that nobody knows lies on others, and tints them.
    case tinted(reason: RatioGap)
    /// A token has no value.
    case missing(TokenPath)
  }

  /// Looks from the top down until nothing shines through any more.
  func visible(in context: Context) -> Visible {
    var layers: [ResolvedToken] = []
    for token in backgrounds.reversed() {
      guard let value = token.value(in: context), let color = value.written else {
        return .missing(token.path)
      }
      if value.isUnknown { return unknown(value, color, at: token, layers.reversed()) }
      layers.append(value)
      if color.alpha >= 1 { return .solid(layers.reversed()) }
    }
    return .open(layers.reversed(), reason: .nothingBelow(backgrounds[0].path))
  }

  /// What an unknown layer means is told by what is drawn for it: a material and the like are
  /// drawn translucent.
  private func unknown(
    _ value: ResolvedToken, _ standIn: ColorValue, at token: Token, _ layers: [ResolvedToken]
  ) -> Visible {
    let reason = value.gap(token.path)
    if standIn.alpha >= 1 { return .hidden(layers, reason: reason) }
    return token == backgrounds[0] ? .open(layers, reason: reason) : .tinted(reason: reason)
  }

  // MARK: - Ratios

  private func bounds(
    _ front: ColorValue, over layers: [ResolvedToken], in context: Context
  ) -> BackdropDependence.Bounds? {
    let written = layers.compactMap(\.written)
    let ratios = backdrops.compactMap { backdrop -> (ratio: ContrastRatio, over: TokenPath)? in
      guard let value = backdrop.value(in: context), !value.isUnknown, let color = value.written,
        color.alpha >= 1
      else { return nil }
      return ColorStack([color] + written + [front]).ratio.map { ($0, backdrop.path) }
    }
    guard let lowest = ratios.min(by: { $0.ratio < $1.ratio }),
      let highest = ratios.max(by: { $0.ratio < $1.ratio })
    else { return nil }
    return BackdropDependence.Bounds(
      lowest: lowest.ratio, lowestOver: lowest.over, highest: highest.ratio,
      highestOver: highest.over)
  }
}

extension ResolvedToken {
  fileprivate func gap(_ path: TokenPath) -> RatioGap {
    unknownReason.map { .stated($0) } ?? .unknownValue(path)
  }
}
