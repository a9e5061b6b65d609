import SwiftUI

/// The tokens of the kit.
public enum Kit {
  /// Colours.
  public enum Color {
    /// Text on any surface.
    public static let text = SwiftUI.Color(red: 0.1, green: 0.16, blue: 0.2)
    public static let ok = SwiftUI.Color(red: 0.18, green: 0.52, blue: 0.25)
  }

  /// Distances.
  public enum Space {
    public static let s: CGFloat = 6
  }
}
