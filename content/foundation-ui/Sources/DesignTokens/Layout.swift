import SwiftUI

extension DS {
  /// Sizes of things that can be pressed, in points.
  public enum Target {
    #if os(macOS)
      /// The smallest side of anything that can be pressed: 24 points for a pointer.
      public static let minimum: CGFloat = 24
    #else
      /// The smallest side of anything that can be pressed: 44 points for a finger.
      public static let minimum: CGFloat = 44
    #endif

    /// The side that `Indicator` promises on every platform, however small its dot.
    static let indicator: CGFloat = 44
  }

  /// Widths of the columns of the navigation scaffold, and of lines, in points.
  public enum Layout {
    /// The narrowest sidebar: 200 points.
    public static let sidebarMinimum: CGFloat = 200

    /// The sidebar as it opens: 240 points.
    public static let sidebarIdeal: CGFloat = 240

    /// The narrowest inspector: 240 points.
    public static let inspectorMinimum: CGFloat = 240

    /// The inspector as it opens: 280 points.
    public static let inspectorIdeal: CGFloat = 280

    /// Thickness of separators: 1 point.
    public static let hairline: CGFloat = 1
  }
}
