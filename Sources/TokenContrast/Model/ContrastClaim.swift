import ColorScience
import Diagnostics

/// What a document states about a pair: a ratio, a level, or both.
public struct ContrastClaim: Hashable, Sendable {
  /// The stated ratio, 1 to 21.
  public var ratio: Double?
  /// How many decimals the ratio is written with, which is how precisely it is meant.
  public var decimals: Int
  /// The stated level; `nil` when only a ratio is stated.
  public var level: ContrastLevel?
  /// Where the document states it.
  public var location: SourceLocation

  /// A claim read at `location`, written with `decimals` digits after the point.
  public init(
    ratio: Double?, decimals: Int, level: ContrastLevel? = nil, location: SourceLocation
  ) {
    self.ratio = ratio
    self.decimals = decimals
    self.level = level
    self.location = location
  }

  /// Whether the measured ratio, cut or rounded to the decimals of the claim, is the claimed one;
  /// `nil` when no ratio is claimed.
  public func states(_ measured: ContrastRatio) -> Bool? {
    guard let ratio else { return nil }
    var scale = 1.0
    for _ in 0..<min(max(decimals, 0), 9) { scale *= 10 }
    // The claim itself is rounded as well: 7.2 is no binary fraction.
    let claimed = (ratio * scale).rounded()
    let scaled = measured.value * scale
    return claimed == scaled.rounded() || claimed == scaled.rounded(.down)
  }

  /// Whether the claimed level is reached; `nil` when none is claimed. What is not text has no AAA:
  /// the ratio of AA is what can be meant.
  public func isReached(by measured: ContrastRatio, for use: ContrastUse) -> Bool? {
    level.map { measured.meets(use.threshold($0) == nil ? .aa : $0, for: use) }
  }

  /// Whether nothing that is claimed is false.
  public func isTrue(of measured: ContrastRatio, for use: ContrastUse) -> Bool {
    states(measured) != false && isReached(by: measured, for: use) != false
  }
}
