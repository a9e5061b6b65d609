import SwiftUI

/// The PostScript names of the three faces.
///
/// YourFont is a placeholder. Put the names of your typeface here and register its files before the
/// first view appears; until then SwiftUI falls back to the system's typeface.
public enum RadarTypeface {
  /// The face of the large title.
  public static let bold = "YourFont-Bold"

  /// The face of titles and headlines.
  public static let semibold = "YourFont-Semibold"

  /// The face of all other text.
  public static let regular = "YourFont-Regular"
}

extension RadarDesign {
  /// The sizes of the text styles at the default setting of Dynamic Type, in points.
  public enum TextSize {
    /// Size of ``RadarTypography/largeTitle``: 34 points.
    public static let largeTitle: CGFloat = 34

    /// Size of ``RadarTypography/title1``: 28 points.
    public static let title1: CGFloat = 28

    /// Size of ``RadarTypography/title2``: 22 points.
    public static let title2: CGFloat = 22

    /// Size of ``RadarTypography/title3``: 20 points.
    public static let title3: CGFloat = 20

    /// Size of ``RadarTypography/headline``: 17 points.
    public static let headline: CGFloat = 17

    /// Size of ``RadarTypography/body``: 17 points.
    public static let body: CGFloat = 17

    /// Size of ``RadarTypography/callout``: 16 points.
    public static let callout: CGFloat = 16

    /// Size of ``RadarTypography/subheadline``: 15 points.
    public static let subheadline: CGFloat = 15

    /// Size of ``RadarTypography/footnote``: 13 points.
    public static let footnote: CGFloat = 13

    /// Size of ``RadarTypography/caption1``: 12 points.
    public static let caption1: CGFloat = 12

    /// Size of ``RadarTypography/caption2``: 11 points.
    public static let caption2: CGFloat = 11
  }
}

/// The eleven text styles, at the sizes of Apple's own at the default setting of Dynamic Type.
///
/// Each style grows with Apple's text style of the same name.
public struct RadarTypography {
  /// Title of a screen at rest: 34 points, bold.
  public static let largeTitle = Font.custom(
    RadarTypeface.bold, size: RadarDesign.TextSize.largeTitle, relativeTo: .largeTitle)

  /// Title of a screen's main part: 28 points, semibold.
  public static let title1 = Font.custom(
    RadarTypeface.semibold, size: RadarDesign.TextSize.title1, relativeTo: .title)

  /// Title of a card: 22 points, semibold.
  public static let title2 = Font.custom(
    RadarTypeface.semibold, size: RadarDesign.TextSize.title2, relativeTo: .title2)

  /// Title of a group inside a card: 20 points, semibold.
  public static let title3 = Font.custom(
    RadarTypeface.semibold, size: RadarDesign.TextSize.title3, relativeTo: .title3)

  /// Titles of buttons and of the collapsed navigation bar: 17 points, semibold.
  public static let headline = Font.custom(
    RadarTypeface.semibold, size: RadarDesign.TextSize.headline, relativeTo: .headline)

  /// Body text: 17 points.
  public static let body = Font.custom(
    RadarTypeface.regular, size: RadarDesign.TextSize.body, relativeTo: .body)

  /// A note beside body text: 16 points.
  public static let callout = Font.custom(
    RadarTypeface.regular, size: RadarDesign.TextSize.callout, relativeTo: .callout)

  /// The line below a headline: 15 points.
  public static let subheadline = Font.custom(
    RadarTypeface.regular, size: RadarDesign.TextSize.subheadline, relativeTo: .subheadline)

  /// Notes, and the subtitle of the navigation bar: 13 points.
  public static let footnote = Font.custom(
    RadarTypeface.regular, size: RadarDesign.TextSize.footnote, relativeTo: .footnote)

  /// Captions of pictures and values: 12 points.
  public static let caption1 = Font.custom(
    RadarTypeface.regular, size: RadarDesign.TextSize.caption1, relativeTo: .caption)

  /// The smallest captions: 11 points.
  public static let caption2 = Font.custom(
    RadarTypeface.regular, size: RadarDesign.TextSize.caption2, relativeTo: .caption2)
}
