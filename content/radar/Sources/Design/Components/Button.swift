import SwiftUI

/// A button that fills the available width, in one of three styles.
///
/// On iOS a press plays a light impact before the action runs.
///
/// ```swift
/// RadarButton("Get Started") { start() }
/// RadarButton("Learn More", style: .secondary) { showTour() }
/// ```
public struct RadarButton: View {
  /// How important the action is.
  public enum Style: String, CaseIterable, Sendable {
    /// The one action of a screen: a filled button.
    case primary
    /// An action beside the primary one: a tinted fill.
    case secondary
    /// An action that few people need: no fill.
    case ghost
  }

  private let title: String
  private let style: Style
  private let action: () -> Void

  /// Makes a button.
  ///
  /// - Parameters:
  ///   - title: What the button does, starting with a verb.
  ///   - style: How important the action is.
  ///   - action: The action of the button.
  public init(_ title: String, style: Style = .primary, action: @escaping () -> Void) {
    self.title = title
    self.style = style
    self.action = action
  }

  /// The title on its fill.
  public var body: some View {
    Button {
      press()
    } label: {
      Text(title)
        .font(RadarTypography.headline)
        .foregroundStyle(foreground)
        .frame(maxWidth: .infinity)
        .padding(.vertical, RadarSpacing.buttonVertical)
        .background(fill, in: RoundedRectangle(cornerRadius: RadarRadius.button))
        .contentShape(RoundedRectangle(cornerRadius: RadarRadius.button))
    }
    .buttonStyle(PressedStyle())
  }

  @MainActor private func press() {
    #if os(iOS)
      HapticManager.impact(.light)
    #endif
    action()
  }

  private var fill: Color {
    switch style {
    case .primary: RadarTheme.primary
    case .secondary: RadarTheme.muted.opacity(RadarOpacity.secondaryFill)
    case .ghost: .clear
    }
  }

  private var foreground: Color {
    switch style {
    case .primary: RadarTheme.onPrimary
    case .secondary, .ghost: RadarTheme.primary
    }
  }
}

/// The label alone, paler while it is pressed.
private struct PressedStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(configuration.isPressed ? RadarOpacity.pressed : 1)
  }
}
