import SwiftUI

extension DS {
  /// The three roles of text, built on the system's text styles so that they follow Dynamic Type.
  public enum Font {
    /// Chips and section headers: caption 2, semibold.
    public static let label = SwiftUI.Font.caption2.weight(.semibold)

    /// Body text: the body style.
    public static let body = SwiftUI.Font.body

    /// Titles of panes: title 3, semibold.
    public static let title = SwiftUI.Font.title3.weight(.semibold)
  }
}
