import SwiftUI

extension RadarDesign {
  /// The motion of the system.
  public enum Motion {
    /// SwiftUI's interactive spring with its defaults: a response of 0.15 seconds.
    ///
    /// The navigation bar follows the content with it.
    public static let interactiveSpring = Animation.interactiveSpring()
  }
}

/// Motion, as ``RadarDesign/Motion``.
public typealias RadarMotion = RadarDesign.Motion
