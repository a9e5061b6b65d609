import SwiftUI

/// What a status says, from neutral to good.
///
/// The raw value is the word that agent YAML uses.
public enum BadgeLevel: String, CaseIterable, Sendable {
  /// A fact that calls for nothing.
  case info
  /// Something that may be wrong, or soon will be.
  case warning
  /// Something that is wrong.
  case error
  /// A check that has passed.
  case success
}

extension BadgeLevel {
  /// The translucent fill of chips and halos.
  var background: Color {
    switch self {
    case .info: DS.Color.infoBG
    case .warning: DS.Color.warnBG
    case .error: DS.Color.errorBG
    case .success: DS.Color.successBG
    }
  }

  /// The hue that `background` is made of, opaque: for shapes too small for a translucent fill.
  var tint: Color {
    switch self {
    case .info: .gray
    case .warning: .orange
    case .error: .red
    case .success: .green
    }
  }

  /// A symbol that tells the levels apart without colour.
  var symbolName: String {
    switch self {
    case .info: "info.circle"
    case .warning: "exclamationmark.triangle"
    case .error: "xmark.circle"
    case .success: "checkmark.circle"
    }
  }
}

/// Draws text as a status chip.
///
/// The chip sets its text in ``DS/Font/label`` and in upper case on the background of its level.
/// VoiceOver hears the level in place of the text, so the meaning does not hang on colour. The text
/// keeps its colour, the primary label unless the caller sets another.
public struct BadgeChipStyle: ViewModifier {
  /// The status the chip shows.
  public let level: BadgeLevel

  /// Makes a chip style.
  ///
  /// - Parameter level: The status the chip shows.
  public init(level: BadgeLevel) {
    self.level = level
  }

  /// Returns the content as a chip.
  ///
  /// - Parameter content: The text of the chip.
  /// - Returns: The content on a capsule in the level's background.
  public func body(content: Content) -> some View {
    content
      .font(DS.Font.label)
      .textCase(.uppercase)
      .padding(.vertical, DS.Spacing.s / 2)
      .padding(.horizontal, DS.Spacing.m)
      .background(
        level.background,
        in: RoundedRectangle(cornerRadius: DS.Radius.chip, style: .continuous)
      )
      .accessibilityLabel("\(level.rawValue) badge")
  }
}

extension View {
  /// Draws this text as a status chip.
  ///
  /// - Parameter level: The status the chip shows.
  /// - Returns: The text as a chip.
  public func badgeChipStyle(level: BadgeLevel) -> some View {
    modifier(BadgeChipStyle(level: level))
  }
}

#Preview("Every level") {
  VStack(alignment: .leading, spacing: DS.Spacing.s) {
    ForEach(BadgeLevel.allCases, id: \.self) { level in
      Text(level.rawValue).badgeChipStyle(level: level)
    }
  }
  .padding(DS.Spacing.l)
}
