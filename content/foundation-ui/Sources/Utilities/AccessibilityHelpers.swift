import SwiftUI

/// Accessibility rules that views and tests share.
public enum AccessibilityHelpers {
  /// The smallest contrast of text, as a ratio to one: WCAG 2.1, success criterion 1.4.3.
  public static let minimumTextContrast: Double = 4.5

  /// The smallest contrast of boundaries and symbols: WCAG 2.1, success criterion 1.4.11.
  public static let minimumBoundaryContrast: Double = 3

  /// The contrast of two opaque colours by the formula of WCAG 2.1.
  ///
  /// Composite translucent colours over what lies below them first: the opacity of either argument
  /// is not looked at.
  ///
  /// - Parameters:
  ///   - foreground: The colour of the text or shape.
  ///   - background: The colour below it.
  /// - Returns: A ratio from 1, no difference, to 21, black on white.
  public static func contrastRatio(
    of foreground: Color.Resolved, on background: Color.Resolved
  ) -> Double {
    let luminances = [foreground, background].map(relativeLuminance).sorted()
    return (luminances[1] + flare) / (luminances[0] + flare)
  }

  /// The animation to use, given the reader's setting.
  ///
  /// - Parameters:
  ///   - animation: The animation for readers who have not asked for less motion.
  ///   - reduceMotion: Whether Reduce Motion is on.
  /// - Returns: The animation, or `nil` with Reduce Motion on.
  public static func animation(_ animation: Animation, reduceMotion: Bool) -> Animation? {
    reduceMotion ? nil : animation
  }

  /// The light that WCAG assumes a screen to reflect, added to both luminances.
  private static let flare = 0.05

  /// The weights with which WCAG sums the linear components.
  private static func relativeLuminance(_ color: Color.Resolved) -> Double {
    0.2126 * Double(color.linearRed)
      + 0.7152 * Double(color.linearGreen)
      + 0.0722 * Double(color.linearBlue)
  }
}

extension View {
  /// Gives a small view a label and a target large enough to press.
  ///
  /// The view is drawn at its own size, centred in the target.
  ///
  /// - Parameters:
  ///   - label: What VoiceOver says.
  ///   - minimum: The smallest side of the target, a token of ``DS/Target``, in points.
  /// - Returns: The view, named and at least as large as the target.
  public func accessibleTarget(
    label: String, minimum: CGFloat = DS.Target.minimum
  ) -> some View {
    frame(minWidth: minimum, minHeight: minimum)
      .contentShape(Rectangle())
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(label)
  }

  /// Animates changes of a value unless the reader has asked for less motion.
  ///
  /// - Parameters:
  ///   - animation: The animation, a token of ``DS/Animation``.
  ///   - value: The value whose changes are animated.
  /// - Returns: The view with the animation.
  public func accessibleAnimation<Value: Equatable>(
    _ animation: Animation, value: Value
  ) -> some View {
    modifier(AccessibleAnimation(animation: animation, value: value))
  }

  /// Outlines this view while Increase Contrast is on.
  ///
  /// - Parameter cornerRadius: Radius of the corners, a token of ``DS/Radius``, in points.
  /// - Returns: The view with the outline where it is asked for.
  public func increasedContrastOutline(cornerRadius: CGFloat = DS.Radius.card) -> some View {
    modifier(IncreasedContrastOutline(cornerRadius: cornerRadius))
  }
}

private struct AccessibleAnimation<Value: Equatable>: ViewModifier {
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  let animation: Animation
  let value: Value

  func body(content: Content) -> some View {
    content.animation(
      AccessibilityHelpers.animation(animation, reduceMotion: reduceMotion), value: value)
  }
}

private struct IncreasedContrastOutline: ViewModifier {
  @Environment(\.colorSchemeContrast) private var contrast

  let cornerRadius: CGFloat

  func body(content: Content) -> some View {
    content.overlay {
      if contrast == .increased {
        RoundedRectangle(cornerRadius: cornerRadius, style: .continuous)
          .strokeBorder(.primary, lineWidth: DS.Layout.hairline)
      }
    }
  }
}
