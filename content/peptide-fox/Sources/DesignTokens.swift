import SwiftUI

/// The namespace of the design system: every constant that a view may use.
///
/// The enumerations are short at the call site, as ``Spacing`` or ``Colors``. ``Animation`` and
/// ``Icon`` have no short name, because SwiftUI has a type of the same name or may get one.
public enum PeptideFox {
  /// Distances on a grid of four points: step N is N times 4.
  public enum Spacing {
    /// Between a title and the line below it: 4 points.
    public static let space1: CGFloat = 4

    /// Between a bullet or an icon and its text: 8 points.
    public static let space2: CGFloat = 8

    /// Between the groups of a card: 16 points.
    public static let space4: CGFloat = 16

    /// Between the sections of a comparison card: 24 points.
    public static let space6: CGFloat = 24

    /// Above the call to action of a comparison card: 32 points.
    public static let space8: CGFloat = 32

    /// Inside a card in the compact size class: 20 points.
    public static let cardPaddingCompact: CGFloat = 20

    /// Inside a card in the regular size class: 32 points.
    public static let cardPaddingRegular: CGFloat = 32
  }

  /// Corner radii, in points.
  public enum BorderRadius {
    /// Corners of a card: 10 points.
    ///
    /// A stand-in until the design team names the value.
    public static let card: CGFloat = 10

    /// Larger than any badge is high, so that its ends are half circles.
    public static let pill: CGFloat = 999
  }

  /// Sizes that all roles of text share.
  public enum Typography {
    /// Size of body text: 14 points.
    public static let textBase: CGFloat = 14

    /// Line height of body text, as a multiple of its size.
    public static let lineHeight: Double = 1.6
  }

  /// The one shadow of the system.
  public enum Shadows {
    /// Colour of the shadow: the text colour of the light appearance at 8 percent.
    public static let card = SwiftUI.Color(hex: 0x0F172A).opacity(0.08)

    /// Blur of the shadow as CSS measures it, in points: 40.
    ///
    /// SwiftUI asks for the deviation of the blur, which is half of this.
    public static let cardRadius: CGFloat = 40

    /// How far the shadow falls: 18 points, straight down.
    public static let cardOffset = CGSize(width: 0, height: 18)
  }

  /// The limits on movement.
  ///
  /// There is no zoom, no bounce and no parallax, and nothing takes longer than 0.2 seconds.
  public enum Animation {
    /// How long a hover takes at most, in seconds.
    public static let hoverDuration: Double = 0.2

    /// How far a hovered element rises at most: 1 point.
    public static let hoverTranslation: CGFloat = 1

    /// How far a modal moves at most as it opens: 8 points.
    public static let modalTranslation: CGFloat = 8

    /// The one curve: ease-out over 0.2 seconds.
    public static let easingCurve = SwiftUI.Animation.easeOut(duration: 0.2)
  }

  /// Sides of icons, in points.
  public enum Icon {
    /// Beside text of 14 points: 16 points.
    public static let standard: CGFloat = 16

    /// The largest icon: 20 points.
    public static let maximum: CGFloat = 20

    /// The smallest text beside an icon: 14 points.
    public static let textMinimum: CGFloat = 14
  }

  /// How far a bullet moves down to look centred on the first line of its text.
  public enum Optical {
    /// Size of a bullet relative to its text.
    public static let bulletScale: Double = 0.75

    /// Beside text of 12 points: 1.8 points.
    public static let offset12: CGFloat = 1.8

    /// Beside text of 13 points: 2.1 points.
    public static let offset13: CGFloat = 2.1

    /// Beside text of 14 points: 2.5 points.
    public static let offset14: CGFloat = 2.5

    /// Beside text of 16 points: 3.5 points.
    public static let offset16: CGFloat = 3.5
  }

  /// Fixed sizes of layouts, in points.
  public enum Layout {
    /// Smallest height of a comparison card, the same for all cards side by side: 480 points.
    public static let comparisonHeight: CGFloat = 480

    /// Smallest height of anything that can be pressed: 44 points.
    public static let targetMinimum: CGFloat = 44
  }
}

/// Distances, as ``PeptideFox/Spacing``.
public typealias Spacing = PeptideFox.Spacing

/// Corner radii, as ``PeptideFox/BorderRadius``.
public typealias BorderRadius = PeptideFox.BorderRadius

/// Shared sizes of text, as ``PeptideFox/Typography``.
public typealias Typography = PeptideFox.Typography

/// The shadow, as ``PeptideFox/Shadows``.
public typealias Shadows = PeptideFox.Shadows

/// Colours, as ``PeptideFox/Colors``.
public typealias Colors = PeptideFox.Colors
