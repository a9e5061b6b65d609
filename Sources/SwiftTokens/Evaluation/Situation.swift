import SwiftSymbols

/// Under which circumstances an expression is evaluated.
struct Situation: Hashable, Sendable {
  var isDark = false
  var isHighContrast = false
  /// `nil` where no platform makes a difference.
  var platform: SourceConfiguration.Platform?

  /// The same with only the differences that `axes` name.
  func projected(on axes: SituationAxes) -> Situation {
    Situation(
      isDark: axes.contains(.appearance) && isDark,
      isHighContrast: axes.contains(.contrast) && isHighContrast,
      platform: axes.contains(.platform) ? platform : nil)
  }

  /// Every situation that differs along `axes`, the plain one first.
  static func all(
    along axes: SituationAxes, platforms: [SourceConfiguration.Platform]
  ) -> [Situation] {
    let places: [SourceConfiguration.Platform?] = axes.contains(.platform) ? platforms : [nil]
    let contrasts = axes.contains(.contrast) ? [false, true] : [false]
    let appearances = axes.contains(.appearance) ? [false, true] : [false]
    return places.flatMap { platform in
      contrasts.flatMap { contrast in
        appearances.map {
          Situation(isDark: $0, isHighContrast: contrast, platform: platform)
        }
      }
    }
  }
}

/// What makes a difference to a constant.
struct SituationAxes: OptionSet, Hashable, Sendable {
  let rawValue: Int

  static let appearance = SituationAxes(rawValue: 1)
  static let contrast = SituationAxes(rawValue: 2)
  static let platform = SituationAxes(rawValue: 4)
}
