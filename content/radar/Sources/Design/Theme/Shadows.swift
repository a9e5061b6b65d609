import SwiftUI

extension RadarDesign {
  /// The one shadow of the system, below cards.
  public enum Shadow {
    /// Black at 4 percent.
    public static let color = Color.black.opacity(0.04)

    /// Radius as SwiftUI takes it: 8 points. The blur of CSS is twice as much.
    public static let radius: CGFloat = 8

    /// How far the shadow falls sideways: not at all.
    public static let x: CGFloat = 0

    /// How far the shadow falls down: 2 points.
    public static let y: CGFloat = 2
  }
}

/// The parts of the shadow, as ``RadarDesign/Shadow``.
public typealias RadarShadow = RadarDesign.Shadow
