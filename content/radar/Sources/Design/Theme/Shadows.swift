import SwiftUI

extension RadarDesign {
  /// The one shadow of the system, below cards.
  public enum Shadow {
    /// Black at 4 percent.
    public static let color = Color.black.opacity(0.04)

    /// Radius in SwiftUI: 8 points. In CSS, the blur is twice as large.
    public static let radius: CGFloat = 8

    /// Horizontal offset of the shadow: 0.
    public static let x: CGFloat = 0

    /// Vertical offset of the shadow: 2 points.
    public static let y: CGFloat = 2
  }
}

/// The parts of the shadow, as ``RadarDesign/Shadow``.
public typealias RadarShadow = RadarDesign.Shadow
