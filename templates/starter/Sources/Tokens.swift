import SwiftUI

/// The design tokens in Swift: every constant that a view may use.
///
/// The token files state the same values, and `catalog tokens drift` tells where the two differ.
public enum DS {
  /// Distances inside elements and between them, in points.
  public enum Spacing {
    /// Between parts that belong together.
    public static let s: CGFloat = 8
    /// Inside buttons and tags.
    public static let m: CGFloat = 12
    /// Inside cards, and between groups.
    public static let l: CGFloat = 20
  }

  /// How round corners are, in points.
  public enum Radius {
    /// Buttons.
    public static let control: CGFloat = 10
    /// Cards.
    public static let card: CGFloat = 16
    /// Tags: more than half their height, so that the ends are round.
    public static let tag: CGFloat = 999
  }

  /// Sizes that do not follow from the content, in points.
  public enum Size {
    /// The least width and height of what a finger hits.
    public static let target: CGFloat = 44
  }

  /// Text styles, which grow with the reader's text size.
  public enum Font {
    /// The title of a screen or a card.
    public static let title = SwiftUI.Font.title2.bold()
    /// Running text.
    public static let body = SwiftUI.Font.body
    /// One or two words on a tag.
    public static let label = SwiftUI.Font.footnote.weight(.semibold)
  }
}
