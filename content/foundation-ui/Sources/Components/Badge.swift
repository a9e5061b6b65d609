import SwiftUI

/// A short word on a chip that says how something stands.
///
/// Use it where the word matters; where a dot is enough, use ``Indicator``.
///
/// ```swift
/// Badge(text: "ERROR", level: .error)
/// ```
public struct Badge: View {
  /// The word on the chip; it is shown in upper case.
  public let text: String
  /// The status the chip shows.
  public let level: BadgeLevel

  /// Makes a badge.
  ///
  /// - Parameters:
  ///   - text: The word on the chip, one or two words at most.
  ///   - level: The status the chip shows.
  public init(text: String, level: BadgeLevel) {
    self.text = text
    self.level = level
  }

  /// The text as a chip; VoiceOver hears the level in place of the text.
  public var body: some View {
    Text(text)
      .badgeChipStyle(level: level)
  }
}

#Preview("Every level") {
  HStack(spacing: DS.Spacing.s) {
    ForEach(BadgeLevel.allCases, id: \.self) { level in
      Badge(text: level.rawValue, level: level)
    }
  }
  .padding(DS.Spacing.l)
}
