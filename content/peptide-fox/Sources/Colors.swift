import SwiftUI

extension PeptideFox {
  /// Colours by meaning, for the light appearance; ``Dark`` has those of the dark one.
  ///
  /// A view reads the appearance from the environment:
  ///
  /// ```swift
  /// @Environment(\.colorScheme) private var colorScheme
  /// Text("Dose").foregroundStyle(Colors.textBody(in: colorScheme))
  /// ```
  public enum Colors {
    /// The brand's accent.
    public static let primary = SwiftUI.Color(hex: 0x2563EB)

    /// Text on pages and cards.
    public static let textBody = SwiftUI.Color(hex: 0x0F172A)

    /// Hairlines that separate things.
    public static let border = SwiftUI.Color(hex: 0xCBD5E1)

    /// Background of cards. A stand-in until the design team names the value.
    public static let surfaceBg = SwiftUI.Color(hex: 0xFFFFFF)

    /// The same colours for the dark appearance.
    public enum Dark {
      /// The brand's accent, paler than on light.
      public static let primary = SwiftUI.Color(hex: 0x60A5FA)

      /// Text on pages and cards.
      public static let textBody = SwiftUI.Color(hex: 0xE2E8F0)

      /// Hairlines that separate things.
      public static let border = SwiftUI.Color(hex: 0x1F2937)

      /// Background of cards. A stand-in until the design team names the value.
      public static let surfaceBg = SwiftUI.Color(hex: 0x1E293B)
    }
  }
}

extension PeptideFox.Colors {
  /// The accent in an appearance.
  ///
  /// - Parameter colorScheme: The appearance, from the environment.
  /// - Returns: ``primary`` of that appearance.
  public static func primary(in colorScheme: ColorScheme) -> SwiftUI.Color {
    colorScheme == .dark ? Dark.primary : primary
  }

  /// The text colour in an appearance.
  ///
  /// - Parameter colorScheme: The appearance, from the environment.
  /// - Returns: ``textBody`` of that appearance.
  public static func textBody(in colorScheme: ColorScheme) -> SwiftUI.Color {
    colorScheme == .dark ? Dark.textBody : textBody
  }

  /// The colour of hairlines in an appearance.
  ///
  /// - Parameter colorScheme: The appearance, from the environment.
  /// - Returns: ``border`` of that appearance.
  public static func border(in colorScheme: ColorScheme) -> SwiftUI.Color {
    colorScheme == .dark ? Dark.border : border
  }

  /// The background of cards in an appearance.
  ///
  /// - Parameter colorScheme: The appearance, from the environment.
  /// - Returns: ``surfaceBg`` of that appearance.
  public static func surfaceBg(in colorScheme: ColorScheme) -> SwiftUI.Color {
    colorScheme == .dark ? Dark.surfaceBg : surfaceBg
  }
}

// MARK: - Badges

extension PeptideFox.Colors {
  /// The two colours of the blue badge, which belong together.
  public enum BlueBadge {
    /// Background of the blue badge.
    public static let background = SwiftUI.Color(hex: 0xDBEAFE)

    /// Text of the blue badge.
    public static let text = SwiftUI.Color(hex: 0x1E3A8A)
  }

  /// The two colours of the purple badge, which belong together.
  public enum PurpleBadge {
    /// Background of the purple badge.
    public static let background = SwiftUI.Color(hex: 0xE9D5FF)

    /// Text of the purple badge.
    public static let text = SwiftUI.Color(hex: 0x6B21A8)
  }

  /// The two colours of the slate badge, which belong together.
  public enum SlateBadge {
    /// Background of the slate badge.
    public static let background = SwiftUI.Color(hex: 0xE2E8F0)

    /// Text of the slate badge.
    public static let text = SwiftUI.Color(hex: 0x1E293B)
  }

  /// The two colours of the teal badge, which belong together.
  public enum TealBadge {
    /// Background of the teal badge.
    public static let background = SwiftUI.Color(hex: 0xCCFBF1)

    /// Text of the teal badge.
    public static let text = SwiftUI.Color(hex: 0x134E4A)
  }

  /// The two colours of the red badge, which belong together.
  public enum RedBadge {
    /// Background of the red badge.
    public static let background = SwiftUI.Color(hex: 0xFEE2E2)

    /// Text of the red badge.
    public static let text = SwiftUI.Color(hex: 0x991B1B)
  }

  /// The two colours of the emerald badge, which belong together.
  public enum EmeraldBadge {
    /// Background of the emerald badge.
    public static let background = SwiftUI.Color(hex: 0xD1FAE5)

    /// Text of the emerald badge.
    public static let text = SwiftUI.Color(hex: 0x065F46)
  }

  /// The two colours of the amber badge, which belong together.
  public enum AmberBadge {
    /// Background of the amber badge.
    public static let background = SwiftUI.Color(hex: 0xFFEDD5)

    /// Text of the amber badge.
    public static let text = SwiftUI.Color(hex: 0x9A3412)
  }
}

extension Color {
  /// Makes an opaque colour from six hexadecimal digits.
  ///
  /// - Parameter hex: Red, green and blue, two digits each.
  init(hex: UInt32) {
    self.init(
      .sRGB,
      red: Double(hex >> 16 & 0xFF) / 255,
      green: Double(hex >> 8 & 0xFF) / 255,
      blue: Double(hex & 0xFF) / 255)
  }
}
