import SwiftUI

extension DS {
  /// Colours, named by what they are for.
  public enum Color {
    /// What every screen lies on.
    public static let background = SwiftUI.Color(light: 0xFF_FF_FF, dark: 0x11_14_1B)
    /// Cards and panes that rise above the background.
    public static let surface = SwiftUI.Color(light: 0xF3_F4_F8, dark: 0x1C_21_2C)
    /// Text that is read: titles, running text, values.
    public static let text = SwiftUI.Color(light: 0x1B_1F_2A, dark: 0xF1_F3_F8)
    /// Text that explains other text.
    public static let secondaryText = SwiftUI.Color(light: 0x53_5A_6B, dark: 0xA9_B1_C2)
    /// The one thing on a screen to press.
    public static let accent = SwiftUI.Color(light: 0x2D_4F_D0, dark: 0x8F_A8_FF)
    /// Text on the accent.
    public static let onAccent = SwiftUI.Color(light: 0xFF_FF_FF, dark: 0x0B_12_30)
    /// The edge of what can be pressed.
    public static let outline = SwiftUI.Color(light: 0x76_7E_90, dark: 0x7D_86_9A)
    /// Fill behind a neutral fact.
    public static let info = SwiftUI.Color(light: 0xE3_EA_FF, dark: 0x22_30_5E)
    /// Fill behind what went well.
    public static let success = SwiftUI.Color(light: 0xDC_F3_E3, dark: 0x15_3D_2A)
    /// Fill behind what needs a look.
    public static let warning = SwiftUI.Color(light: 0xFF_EE_CB, dark: 0x4A_35_10)
  }
}

extension SwiftUI.Color {
  /// A colour that follows the appearance.
  ///
  /// - Parameters:
  ///   - light: Red, green and blue in the light appearance, two hexadecimal digits each.
  ///   - dark: The same in the dark one.
  fileprivate init(light: UInt32, dark: UInt32) {
    #if canImport(UIKit)
      self.init(
        uiColor: UIColor { traits in
          UIColor(SwiftUI.Color(hex: traits.userInterfaceStyle == .dark ? dark : light))
        })
    #else
      self.init(
        nsColor: NSColor(name: nil) { appearance in
          let isDark = appearance.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua
          return NSColor(SwiftUI.Color(hex: isDark ? dark : light))
        })
    #endif
  }

  /// A colour in sRGB.
  private init(hex: UInt32) {
    self.init(
      .sRGB, red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255,
      blue: Double(hex & 0xFF) / 255)
  }
}
