import SwiftUI

/// The seven approved combinations of background and text for badges.
///
/// There is no eighth: only the design team adds colours. The ratios are WCAG contrast, cut to two
/// decimals. Level AAA requires 7, AA 4.5.
public enum BadgeStyle: String, CaseIterable, Sendable {
  /// Dark blue on pale blue: 8.48 to 1, AAA.
  case blue
  /// Dark purple on pale purple: 6.40 to 1, AA.
  case purple
  /// Dark slate on pale slate: 11.86 to 1, AAA.
  case slate
  /// Dark teal on pale teal: 8.40 to 1, AAA.
  case teal
  /// Dark red on pale red: 6.80 to 1, AA.
  case red
  /// Dark green on pale green: 6.77 to 1, AA.
  case emerald
  /// Dark orange on pale orange: 6.37 to 1, AA.
  case amber

  /// Colour of the capsule, the same in light and dark.
  public var background: Color {
    switch self {
    case .blue: Colors.BlueBadge.background
    case .purple: Colors.PurpleBadge.background
    case .slate: Colors.SlateBadge.background
    case .teal: Colors.TealBadge.background
    case .red: Colors.RedBadge.background
    case .emerald: Colors.EmeraldBadge.background
    case .amber: Colors.AmberBadge.background
    }
  }

  /// Colour of the word, the same in light and dark.
  public var text: Color {
    switch self {
    case .blue: Colors.BlueBadge.text
    case .purple: Colors.PurpleBadge.text
    case .slate: Colors.SlateBadge.text
    case .teal: Colors.TealBadge.text
    case .red: Colors.RedBadge.text
    case .emerald: Colors.EmeraldBadge.text
    case .amber: Colors.AmberBadge.text
    }
  }
}

/// A word on a capsule in one of the approved combinations of colours.
///
/// ```swift
/// Badge("Featured", style: .blue)
/// ```
public struct Badge: View {
  /// The word on the capsule, which VoiceOver reads.
  public let text: String
  /// The combination of colours.
  public let style: BadgeStyle

  /// Makes a badge.
  ///
  /// - Parameters:
  ///   - text: The word on the capsule, one or two words at most.
  ///   - style: The combination of colours.
  public init(_ text: String, style: BadgeStyle) {
    self.text = text
    self.style = style
  }

  /// The word on its capsule.
  public var body: some View {
    Text(text)
      .functionalTypography()
      .foregroundStyle(style.text)
      .padding(.vertical, Spacing.space1)
      .padding(.horizontal, Spacing.space2)
      .background(style.background, in: Capsule())
  }
}

/// Puts content on a card with the padding of the size class, the text colour and the one shadow
/// of the system.
public struct CardModifier: ViewModifier {
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.horizontalSizeClass) private var sizeClass

  private let isTinted: Bool

  /// Makes a modifier.
  ///
  /// - Parameter isTinted: Whether the background is tinted.
  public init(isTinted: Bool = false) {
    self.isTinted = isTinted
  }

  /// Returns the content on a card.
  ///
  /// - Parameter content: What lies on the card.
  /// - Returns: The content in body text, as wide as there is room for, with padding, background
  ///   and shadow.
  public func body(content: Content) -> some View {
    content
      .typography(.body)
      .foregroundStyle(Colors.textBody(in: colorScheme))
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(sizeClass == .compact ? Spacing.cardPaddingCompact : Spacing.cardPaddingRegular)
      .background {
        shape
          .fill(Colors.surfaceBg(in: colorScheme))
          .overlay { if isTinted { shape.fill(tint) } }
          .shadow(
            color: Shadows.card,
            radius: Shadows.cardRadius / 2,
            x: Shadows.cardOffset.width,
            y: Shadows.cardOffset.height)
      }
  }

  private var shape: RoundedRectangle { RoundedRectangle(cornerRadius: BorderRadius.card) }

  /// The accent at 8 percent. A stand-in until the design team names the tint.
  private var tint: Color { Colors.primary(in: .light).opacity(0.08) }
}

extension View {
  /// Puts this view on a card.
  ///
  /// - Returns: The view on a card.
  public func card() -> some View {
    modifier(CardModifier())
  }

  /// Puts this view on a card with a tint, for cards that would otherwise be white on white.
  ///
  /// - Returns: The view on a tinted card.
  public func tintedCard() -> some View {
    modifier(CardModifier(isTinted: true))
  }
}
