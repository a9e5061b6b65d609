import ColorScience
import Diagnostics
import SwiftSymbols

/// A colour of an asset catalog, with what it is under different circumstances.
struct AssetColor: Hashable, Sendable {
  /// One entry of a colour set.
  struct Variant: Hashable, Sendable {
    /// `universal`, `iphone`, `ipad`, `mac`, `tv`, `watch`, `vision`.
    var idiom: String
    /// Whether it is for the dark appearance only.
    var isDark: Bool
    /// Whether it is for increased contrast only.
    var isHighContrast: Bool
    /// What it is.
    var value: Value
  }

  /// What an entry states.
  enum Value: Hashable, Sendable {
    /// Components.
    case color(ColorValue)
    /// A colour of the system by its name, `systemBlueColor`.
    case system(String)
  }

  /// The name by which source asks for it; folders that provide a namespace come first.
  var name: String
  /// As written.
  var variants: [Variant]
  /// The file that states it.
  var location: SourceLocation

  /// What makes a difference to it.
  var axes: SituationAxes {
    var axes: SituationAxes = []
    if variants.contains(where: \.isDark) { axes.insert(.appearance) }
    if variants.contains(where: \.isHighContrast) { axes.insert(.contrast) }
    if Set(variants.map(\.idiom)).count > 1 { axes.insert(.platform) }
    return axes
  }

  /// What is shown: of the entries for the platform, otherwise of those for all, the one that fits
  /// best. One that asks for less than there is fits; appearance counts before contrast.
  func value(in situation: Situation) -> Value? {
    let own = variants.filter { Self.platform(of: $0.idiom) == situation.platform }
    for group in [own, variants.filter { $0.idiom == "universal" }, variants] {
      let fitting = group.filter {
        (!$0.isDark || situation.isDark) && (!$0.isHighContrast || situation.isHighContrast)
      }
      let best = fitting.max { Self.rank($0) < Self.rank($1) }
      if let best { return best.value }
    }
    return nil
  }

  private static func rank(_ variant: Variant) -> Int {
    (variant.isDark ? 2 : 0) + (variant.isHighContrast ? 1 : 0)
  }

  private static func platform(of idiom: String) -> SourceConfiguration.Platform? {
    switch idiom {
    case "iphone", "ipad": .iOS
    case "mac": .macOS
    case "tv": .tvOS
    case "watch": .watchOS
    case "vision": .visionOS
    default: nil
    }
  }
}
