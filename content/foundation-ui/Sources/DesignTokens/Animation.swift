import SwiftUI

extension DS {
  /// Motion.
  ///
  /// Apply these through ``SwiftUI/View/accessibleAnimation(_:value:)``, which leaves them out
  /// while Reduce Motion is on.
  public enum Animation {
    /// Answers to a press or a hover: the snappy spring over 0.15 seconds.
    public static let quick = SwiftUI.Animation.snappy(duration: 0.15)

    /// Panes that open and close: ease in, ease out over 0.25 seconds.
    public static let medium = SwiftUI.Animation.easeInOut(duration: 0.25)
  }
}
