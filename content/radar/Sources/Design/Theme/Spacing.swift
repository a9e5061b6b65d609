import SwiftUI

extension RadarDesign {
  /// Distances between and inside elements, in points.
  ///
  /// The values are those that the components and the start screen use. The steps have no names in
  /// the system yet; these are a proposal.
  public enum Spacing {
    /// Between the title and the subtitle of the navigation bar: 4 points.
    public static let xs: CGFloat = 4

    /// Between the lines of a card, and between two buttons side by side: 12 points.
    public static let s: CGFloat = 12

    /// Above and below the title of a button: 14 points.
    public static let buttonVertical: CGFloat = 14

    /// Inside a card: 16 points.
    public static let m: CGFloat = 16

    /// Between the sections of a screen: 20 points.
    public static let l: CGFloat = 20
  }
}

extension RadarDesign {
  /// Corner radii, in points.
  public enum Radius {
    /// The glass of the navigation bar, which has no corners.
    public static let bar: CGFloat = 0

    /// Corners of a button: 8 points.
    public static let button: CGFloat = 8

    /// Corners of a card: 12 points.
    public static let card: CGFloat = 12
  }
}

extension RadarDesign {
  /// Opacities that components apply to a colour.
  public enum Opacity {
    /// The muted colour behind the title of the secondary button: 10 percent.
    public static let secondaryFill: Double = 0.1

    /// Black in the shadow of cards: 4 percent.
    public static let cardShadow: Double = 0.04

    /// A button while it is pressed: 75 percent.
    public static let pressed: Double = 0.75

    /// The subtitle of the navigation bar once the bar is collapsed.
    public static let hidden: Double = 0
  }
}

/// Distances, as ``RadarDesign/Spacing``.
public typealias RadarSpacing = RadarDesign.Spacing

/// Corner radii, as ``RadarDesign/Radius``.
public typealias RadarRadius = RadarDesign.Radius

/// Opacities, as ``RadarDesign/Opacity``.
public typealias RadarOpacity = RadarDesign.Opacity
