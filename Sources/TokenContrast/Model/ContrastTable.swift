import ColorScience
import DesignTokens
import Diagnostics

/// The contrast of a pair in each group of contexts in which its colours differ.
public struct ContrastTable: Hashable, Sendable {
  /// The pair that was measured.
  public var pair: ContrastPair
  /// What the pair counts as under WCAG, from its use and the size of its text.
  public var use: ContrastUse
  /// The ratio that the system asks of it.
  public var required: Double
  /// What lies below the background, from the bottom up: what the pair says, and what the system
  /// says of the lowest colour.
  public var over: [TokenPath]
  /// A row for each group of contexts with the same colours, in the order of the contexts.
  public var rows: [Row]

  /// A finished table, as ``ContrastCalculator`` makes it.
  public init(
    pair: ContrastPair, use: ContrastUse, required: Double, over: [TokenPath], rows: [Row]
  ) {
    self.pair = pair
    self.use = use
    self.required = required
    self.over = over
    self.rows = rows
  }

  /// One pair of colours and the contexts that share it.
  public struct Row: Hashable, Sendable {
    /// The contexts in which the colours are these.
    public var contexts: ContextGroup
    /// What was measured, or why nothing could be.
    public var result: ContrastResult
    /// Why the ratio may be too low; `nil` when it is not, or when nothing excuses it.
    public var exception: ContrastException?
    /// Why the claim may be false; `nil` when it is true, or when nothing excuses it.
    public var claimException: ContrastException?
    /// Colours that would pass, when the ratio is too low.
    public var advice: [ContrastAdvice]

    /// A row without excuse or advice unless they are given.
    public init(
      contexts: ContextGroup, result: ContrastResult, exception: ContrastException? = nil,
      claimException: ContrastException? = nil, advice: [ContrastAdvice] = []
    ) {
      self.contexts = contexts
      self.result = result
      self.exception = exception
      self.claimException = claimException
      self.advice = advice
    }

    /// The measured ratio, where there is one.
    // Where it is inlined into a chain of optionals, the optimiser of Swift 6.3 stops the build.
    @inline(never)
    public var ratio: ContrastRatio? {
      if case .measured(let measure) = result { measure.ratio } else { nil }
    }
  }

  /// Whether the row has a ratio that is lower than what the system asks for, excused or not.
  public func isBelow(_ row: Row) -> Bool { row.ratio.map { $0.value < required } ?? false }

  /// The rows whose ratio is too low and that nothing excuses.
  public var shortfalls: [Row] { rows.filter { isBelow($0) && $0.exception == nil } }

  /// Whether what the document claims is false in the row, excused or not.
  public func contradictsClaim(_ row: Row) -> Bool {
    guard let claim = pair.claim, let ratio = row.ratio else { return false }
    return !claim.isTrue(of: ratio, for: use)
  }

  /// The rows in which the claim is false and nothing excuses it.
  public var falseClaims: [Row] {
    rows.filter { contradictsClaim($0) && $0.claimException == nil }
  }

  /// How many rows of a table are advised: beyond so many nobody reads on, and each search takes its
  /// time.
  public static let advisedRows = 64

  /// The row with the lowest measured ratio.
  public var worst: Row? {
    rows.filter { $0.ratio != nil }.min { ($0.ratio?.value ?? 0) < ($1.ratio?.value ?? 0) }
  }
}

/// What could be computed of a pair in one context.
public enum ContrastResult: Hashable, Sendable {
  /// A ratio of two known colours.
  case measured(ContrastMeasure)
  /// What shines through decides: a material, an unknown colour or a translucent lowest layer.
  case dependsOnBackdrop(BackdropDependence)
  /// The foreground is not known, or a token has no value here.
  case unknown(RatioGap)
}

/// A ratio with the colours it was measured of.
public struct ContrastMeasure: Hashable, Sendable {
  /// The ratio of ``foreground`` on ``background``, unrounded.
  public var ratio: ContrastRatio
  /// The foreground as it is seen: mapped into sRGB and composited.
  public var foreground: SRGBColor
  /// What is seen behind it, likewise.
  public var background: SRGBColor
  /// The ratio of the colours as browsers paint them, each channel cut, where a colour lies outside
  /// sRGB and that makes a difference.
  public var clipped: ContrastRatio?
  /// How well the colours are known; `nil` when none of them says.
  public var confidence: CatalogMetadata.Confidence?

  /// A measure of two opaque colours as they are seen.
  public init(
    ratio: ContrastRatio, foreground: SRGBColor, background: SRGBColor,
    clipped: ContrastRatio? = nil, confidence: CatalogMetadata.Confidence? = nil
  ) {
    self.ratio = ratio
    self.foreground = foreground
    self.background = background
    self.clipped = clipped
    self.confidence = confidence
  }
}

extension ContrastMeasure {
  /// Measures a foreground on what lies below it.
  ///
  /// - Parameters:
  ///   - layers: From the bottom up.
  ///   - confidence: How well the colours are known.
  /// - Returns: `nil` unless the lowest layer is opaque.
  public init?(
    of foreground: ColorValue, over layers: [ColorValue],
    confidence: CatalogMetadata.Confidence? = nil
  ) {
    let mapped = layers.map(\.srgb.gamutMapped)
    let front = foreground.srgb.gamutMapped
    guard let ratio = ContrastRatio.of(front, over: mapped),
      let back = SRGBColor.composite(bottomToTop: mapped)
    else { return nil }
    let clipped = ContrastRatio.of(foreground.srgb.clipped, over: layers.map(\.srgb.clipped))
    self.init(
      ratio: ratio, foreground: front.composited(over: back), background: back,
      clipped: clipped == ratio ? nil : clipped, confidence: confidence)
  }
}

/// Why a pair has no ratio of its own, and between which ratios it lies.
public struct BackdropDependence: Hashable, Sendable {
  /// What shines through.
  public var reason: RatioGap
  /// Over the backdrops that the system declares; `nil` when it declares none that is known here.
  public var bounds: Bounds?

  /// A dependence on what lies below; `bounds` limits it where the system declares backdrops.
  public init(reason: RatioGap, bounds: Bounds?) {
    self.reason = reason
    self.bounds = bounds
  }

  /// The lowest and the highest ratio over the declared backdrops, each with its backdrop.
  public struct Bounds: Hashable, Sendable {
    /// The ratio over the worst backdrop.
    public var lowest: ContrastRatio
    /// The backdrop of the lowest ratio.
    public var lowestOver: TokenPath
    /// The ratio over the best backdrop.
    public var highest: ContrastRatio
    /// The backdrop of the highest ratio.
    public var highestOver: TokenPath

    /// The two extremes, each with the backdrop that brings it about.
    public init(
      lowest: ContrastRatio, lowestOver: TokenPath, highest: ContrastRatio, highestOver: TokenPath
    ) {
      self.lowest = lowest
      self.lowestOver = lowestOver
      self.highest = highest
      self.highestOver = highestOver
    }
  }
}
