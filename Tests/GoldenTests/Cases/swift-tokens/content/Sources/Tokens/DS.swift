import SwiftUI

/// The design system.
public enum DS {
  /// Colours by meaning.
  public enum Color {
    /// What is written.
    public static let ink = SwiftUI.Color(light: 0x10_20_30, dark: 0xF0_F4_F8)
    /// What everything lies on.
    public static let water = SwiftUI.Color(light: 0xE6_F5_FF, dark: 0x08_18_28)
    /// The light on the buoy.
    public static let signal = SwiftUI.Color("Signal")
    /// Lines between rows.
    public static let divider = SwiftUI.Color.secondary
    /// What the operating system tints with at the moment.
    public static let current = Theme.shared.tint
    /// The old name of the signal.
    @available(*, deprecated, message: "Use signal.")
    public static let alarm = signal
  }

  /// Distances.
  public enum Spacing {
    /// How thick an edge is.
    public static let line: CGFloat = 2
    public static let s: CGFloat = 8
    /// Twice the small one.
    public static let m: CGFloat = s * 2
    /// The margin of a screen.
    #if os(macOS)
      public static let screen: CGFloat = 20
    #else
      public static let screen: CGFloat = 16
    #endif
    /// As much as the measured text needs.
    public static let gutter: CGFloat = measure("M")
  }

  /// Corner radii.
  public enum Radius {
    public static let buoy: CGFloat = 12
  }

  /// Type.
  public enum Text {
    /// Running text.
    public static let body = Font.system(size: 17)
  }

  /// Motion.
  public enum Animation {
    /// A change under the finger.
    public static let quick = SwiftUI.Animation.easeOut(duration: 0.15)
    /// How a buoy comes back.
    public static let bob = SwiftUI.Animation.spring(response: 0.4, dampingFraction: 0.6)
  }
}

extension SwiftUI.Color {
  fileprivate init(light: UInt32, dark: UInt32) {
    self.init(
      uiColor: UIColor { traits in
        UIColor(hex: traits.userInterfaceStyle == .dark ? dark : light)
      })
  }
}
