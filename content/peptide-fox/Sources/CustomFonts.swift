import SwiftUI

/// The weights of Brown LL, the typeface of content.
public enum BrownLLWeight: String, CaseIterable, Sendable {
  /// 300.
  case light
  /// 400.
  case regular
  /// 500.
  case medium
  /// 700.
  case bold

  /// The weight in SwiftUI.
  public var fontWeight: Font.Weight {
    switch self {
    case .light: .light
    case .regular: .regular
    case .medium: .medium
    case .bold: .bold
    }
  }
}

/// The weights of Sharp Sans No2, the typeface of labels.
public enum SharpSansWeight: String, CaseIterable, Sendable {
  /// 400.
  case regular
  /// 500.
  case medium
  /// 600.
  case semibold

  /// The weight in SwiftUI.
  public var fontWeight: Font.Weight {
    switch self {
    case .regular: .regular
    case .medium: .medium
    case .semibold: .semibold
    }
  }
}

/// The roles of text set in Brown LL, each tied to one of Apple's text styles.
///
/// Only the size and line height of ``body`` are settled. The others take the size of their text
/// style until the design team names theirs.
public enum BrownLLStyle: String, CaseIterable, Sendable {
  /// The largest title; scales with Large Title.
  case hero
  /// Title of a card; scales with Title 2.
  case cardTitle
  /// A result; scales with Title 3.
  case output
  /// Body text; scales with Callout.
  case body
  /// Notes; scales with Caption.
  case subtext

  /// Size at the default setting of Dynamic Type, in points.
  public var size: CGFloat {
    switch self {
    case .hero: 34
    case .cardTitle: 22
    case .output: 20
    case .body: Typography.textBase
    case .subtext: 12
    }
  }

  /// Line height as a multiple of ``size``.
  public var lineHeight: CGFloat {
    switch self {
    case .hero: 1.21
    case .cardTitle: 1.27
    case .output: 1.25
    case .body: Typography.lineHeight
    case .subtext: 1.33
    }
  }

  /// The weight the role is set in.
  public var weight: BrownLLWeight {
    switch self {
    case .hero: .bold
    case .cardTitle, .output: .medium
    case .body, .subtext: .regular
    }
  }

  /// The text style whose growth under Dynamic Type the role follows.
  public var textStyle: Font.TextStyle {
    switch self {
    case .hero: .largeTitle
    case .cardTitle: .title2
    case .output: .title3
    case .body: .callout
    case .subtext: .caption
    }
  }
}

extension Font {
  /// Brown LL at a fixed size.
  ///
  /// - Parameters:
  ///   - size: The size, in points.
  ///   - weight: One of the weights that are in use.
  /// - Returns: The font, or the system's where Brown LL is not registered.
  public static func brownLL(size: CGFloat, weight: BrownLLWeight = .regular) -> Font {
    .custom("Brown LL", fixedSize: size).weight(weight.fontWeight)
  }

  /// Brown LL in a role, growing with the reader's text size.
  ///
  /// - Parameter style: The role.
  /// - Returns: The font, or the system's where Brown LL is not registered.
  public static func brownLLDynamic(_ style: BrownLLStyle) -> Font {
    .custom("Brown LL", size: style.size, relativeTo: style.textStyle)
      .weight(style.weight.fontWeight)
  }

  /// Sharp Sans No2 at a fixed size.
  ///
  /// - Parameters:
  ///   - size: The size, in points.
  ///   - weight: One of the weights that are in use.
  /// - Returns: The font, or the system's where Sharp Sans No2 is not registered.
  public static func sharpSans(size: CGFloat, weight: SharpSansWeight = .regular) -> Font {
    .custom("Sharp Sans No2", fixedSize: size).weight(weight.fontWeight)
  }
}

/// The line spacing of a role, for SwiftUI.
///
/// CSS states the height of a whole line as a multiple of the size. SwiftUI adds a distance between
/// lines, so the size itself is subtracted: `(lineHeight - 1) × size`.
///
/// - Parameter style: The role.
/// - Returns: The distance, in points: 8.4 for ``BrownLLStyle/body``.
public func calculateLineSpacing(for style: BrownLLStyle) -> CGFloat {
  (style.lineHeight - 1) * style.size
}

/// Sets text in a role of Brown LL, with its line spacing.
public struct TypographyModifier: ViewModifier {
  /// The role.
  public let style: BrownLLStyle

  /// Makes a modifier.
  ///
  /// - Parameter style: The role.
  public init(style: BrownLLStyle) {
    self.style = style
  }

  /// Returns the content in the role.
  ///
  /// - Parameter content: The text.
  /// - Returns: The text with font and line spacing.
  public func body(content: Content) -> some View {
    content
      .font(.brownLLDynamic(style))
      .lineSpacing(calculateLineSpacing(for: style))
  }
}

/// Sets labels in Sharp Sans No2, optionally in capitals.
public struct FunctionalTypographyModifier: ViewModifier {
  /// Whether the label is shown in capitals.
  public let uppercase: Bool

  /// Makes a modifier.
  ///
  /// - Parameter uppercase: Whether the label is shown in capitals.
  public init(uppercase: Bool = false) {
    self.uppercase = uppercase
  }

  /// Returns the content as a label.
  ///
  /// - Parameter content: The text.
  /// - Returns: The text at 10 points, semibold, growing with Caption 2.
  public func body(content: Content) -> some View {
    content
      .font(
        .custom("Sharp Sans No2", size: 10, relativeTo: .caption2)
          .weight(SharpSansWeight.semibold.fontWeight)
      )
      .textCase(uppercase ? .uppercase : nil)
  }
}

extension View {
  /// Sets the text of this view in a role of Brown LL.
  ///
  /// - Parameter style: The role.
  /// - Returns: The view in the role.
  public func typography(_ style: BrownLLStyle) -> some View {
    modifier(TypographyModifier(style: style))
  }

  /// Sets the text of this view as a label in Sharp Sans No2.
  ///
  /// - Parameter uppercase: Whether the label is shown in capitals.
  /// - Returns: The view as a label.
  public func functionalTypography(uppercase: Bool = false) -> some View {
    modifier(FunctionalTypographyModifier(uppercase: uppercase))
  }
}
