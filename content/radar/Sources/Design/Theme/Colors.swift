import SwiftUI

#if canImport(UIKit)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

extension RadarDesign {
  /// The constant colours, each with the same value in every appearance.
  public enum Colors {
    /// Near-black for titles, text and the filled button: `#18181B`.
    ///
    /// This is zinc 900 of the palette that the other colours come from, and not stone 900, which
    /// is ``radarSurfaceDark``.
    public static let radarPrimary = Color(hex: "18181B")

    /// Secondary text: stone 600, `#57534E`.
    public static let radarSecondary = Color(hex: "57534E")

    /// The accent: red 600, `#DC2626`.
    public static let radarAccent = Color(hex: "DC2626")

    /// Behind every screen in light: stone 50, `#FAFAF9`.
    public static let radarBackground = Color(hex: "FAFAF9")

    /// The surface of cards in light: white.
    public static let radarSurface = Color(hex: "FFFFFF")

    /// For what is least important: stone 400, `#A8A29E`. In light it is too pale for text.
    public static let radarMuted = Color(hex: "A8A29E")

    /// Between secondary and muted: stone 500, `#78716C`.
    public static let radarSubtle = Color(hex: "78716C")

    /// Behind every screen in dark: stone 950, `#0C0A09`.
    public static let radarBackgroundDark = Color(hex: "0C0A09")

    /// The surface of cards in dark: stone 900, `#1C1917`.
    public static let radarSurfaceDark = Color(hex: "1C1917")
  }
}

extension Color {
  /// Near-black for titles, text and the filled button: `#18181B`.
  public static let radarPrimary = RadarDesign.Colors.radarPrimary

  /// Secondary text: stone 600, `#57534E`.
  public static let radarSecondary = RadarDesign.Colors.radarSecondary

  /// The accent: red 600, `#DC2626`.
  public static let radarAccent = RadarDesign.Colors.radarAccent

  /// Behind every screen in light: stone 50, `#FAFAF9`.
  public static let radarBackground = RadarDesign.Colors.radarBackground

  /// The surface of cards in light: white.
  public static let radarSurface = RadarDesign.Colors.radarSurface

  /// For what is least important: stone 400, `#A8A29E`. In light it is too pale for text.
  public static let radarMuted = RadarDesign.Colors.radarMuted

  /// Between secondary and muted: stone 500, `#78716C`.
  public static let radarSubtle = RadarDesign.Colors.radarSubtle

  /// Behind every screen in dark: stone 950, `#0C0A09`.
  public static let radarBackgroundDark = RadarDesign.Colors.radarBackgroundDark

  /// The surface of cards in dark: stone 900, `#1C1917`.
  public static let radarSurfaceDark = RadarDesign.Colors.radarSurfaceDark
}

extension RadarDesign {
  /// The colours by purpose, each in light and dark.
  ///
  /// Components take their colours from here. The constants on `Color` have one value each, so a
  /// view that uses them directly stays light when the reader's appearance is dark.
  public enum Theme {
    /// Behind every screen.
    public static let background = Color(
      light: Colors.radarBackground, dark: Colors.radarBackgroundDark)

    /// The surface of cards.
    public static let surface = Color(light: Colors.radarSurface, dark: Colors.radarSurfaceDark)

    /// Titles, text, and the fill of the primary button.
    public static let primary = Color(light: Colors.radarPrimary, dark: Colors.radarBackground)

    /// The title of the primary button.
    public static let onPrimary = Color(light: .white, dark: Colors.radarPrimary)

    /// Secondary text.
    public static let secondary = Color(light: Colors.radarSecondary, dark: Colors.radarMuted)

    /// The accent, for marks and edges.
    public static let accent = Color(light: Colors.radarAccent, dark: Colors.radarAccent)

    /// What is least important; not for text.
    public static let muted = Color(light: Colors.radarMuted, dark: Colors.radarMuted)

    /// Subtitles and notes: the palest colour for text.
    public static let subtle = Color(light: Colors.radarSubtle, dark: Colors.radarMuted)
  }
}

extension Color {
  /// Makes an opaque colour from six hexadecimal digits.
  ///
  /// Anything else stops the program while it is developed, so that a wrong colour is found where
  /// it is written.
  ///
  /// - Parameter hex: Red, green and blue, two digits each, without a number sign.
  init(hex: String) {
    let number = hex.count == 6 && hex.allSatisfy(\.isHexDigit) ? UInt32(hex, radix: 16) : nil
    assert(number != nil, "'\(hex)' is not a colour of six hexadecimal digits")
    let value = number ?? 0
    self.init(
      .sRGB,
      red: Double(value >> 16 & 0xFF) / 255,
      green: Double(value >> 8 & 0xFF) / 255,
      blue: Double(value & 0xFF) / 255)
  }

  /// Makes a colour that follows the appearance.
  ///
  /// - Parameters:
  ///   - light: The colour in light.
  ///   - dark: The colour in dark.
  init(light: Color, dark: Color) {
    #if canImport(UIKit)
      self.init(
        uiColor: UIColor { $0.userInterfaceStyle == .dark ? UIColor(dark) : UIColor(light) })
    #elseif canImport(AppKit)
      self.init(
        nsColor: NSColor(name: nil) { appearance in
          let isDark = appearance.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua
          return isDark ? NSColor(dark) : NSColor(light)
        })
    #endif
  }
}

/// The colours by purpose, as ``RadarDesign/Theme``.
public typealias RadarTheme = RadarDesign.Theme
