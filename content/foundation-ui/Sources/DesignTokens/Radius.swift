import SwiftUI

extension DS {
  /// Corner radii, in points, drawn as continuous corners.
  public enum Radius {
    /// Rows, fields and other small shapes: 6 points.
    public static let small: CGFloat = 6

    /// Cards and panels: 10 points.
    public static let card: CGFloat = 10

    /// Larger than any chip is high, so that its ends are half circles: a capsule.
    public static let chip: CGFloat = 999
  }
}
