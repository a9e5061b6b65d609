import SwiftUI

/// The namespace of the constants.
///
/// There are few of them, because colours, fonts and control styles come from the system. What is
/// here is what the specification states in numbers and what cards need besides.
public enum NativeDesign {
  /// Distances between and inside elements, in points.
  public enum Spacing {
    /// Between parts that belong together: 8 points.
    public static let small: CGFloat = 8

    /// Between groups, and the padding of cards: 16 points.
    public static let medium: CGFloat = 16

    /// Between the sections of a screen: 24 points.
    public static let large: CGFloat = 24
  }

  /// Corner radii, in points.
  public enum Radius {
    /// Corners of a card: 16 points.
    public static let card: CGFloat = 16
  }

  /// Sizes of things that can be touched, in points.
  public enum Target {
    /// The smallest side of anything that can be touched: 44 points.
    public static let minimum: CGFloat = 44
  }

  /// Motion for feedback to a press.
  public enum Motion {
    /// The longest time for feedback to a press: 0.3 seconds.
    public static let limit: Duration = .milliseconds(300)

    /// One way of a press, in or out: ease out over half of ``limit``.
    ///
    /// Views leave it out while Reduce Motion is on.
    public static let press = SwiftUI.Animation.easeOut(duration: 0.15)
  }

  /// How a pressed control looks.
  public enum State {
    /// Size of a pressed control, as a part of its size at rest.
    public static let pressedScale: Double = 0.97

    /// Opacity of a highlighted control.
    public static let pressedOpacity: Double = 0.8
  }
}
