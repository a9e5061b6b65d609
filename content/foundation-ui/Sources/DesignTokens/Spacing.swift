import SwiftUI

/// The namespace of the design system: every constant that a view may use.
///
/// Views take distances, radii, fonts, colours and animations from here and write no numbers of
/// their own, so that one change reaches every screen on every platform.
public enum DS {
  /// Distances between and inside elements, in points.
  public enum Spacing {
    /// Inside small elements, and between parts that belong together: 8 points.
    public static let s: CGFloat = 8

    /// Inner padding of chips, rows and compact panes: 12 points.
    public static let m: CGFloat = 12

    /// Between groups, and the padding of panes: 16 points.
    public static let l: CGFloat = 16

    /// Between the sections of a screen: 24 points.
    public static let xl: CGFloat = 24
  }
}

extension DS.Spacing {
  /// The spacing to use unless something calls for another.
  ///
  /// It is ``m`` on macOS, where a pointer is precise and windows are dense, and ``l`` on iOS and
  /// iPadOS, where a finger needs more room.
  public static var platformDefault: CGFloat {
    #if os(macOS)
      return m
    #else
      return l
    #endif
  }
}
