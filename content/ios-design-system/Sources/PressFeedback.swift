import SwiftUI

/// How a view responds to a press.
public enum FeedbackKind: String, CaseIterable, Sendable {
  /// The view becomes a little smaller.
  case scale
  /// The view becomes a little paler.
  case highlight
}

/// Gives a view feedback to a press, in and out within ``NativeDesign/Motion/limit``.
///
/// While Reduce Motion is on, nothing moves: the view becomes paler at once.
public struct PressFeedback: ViewModifier {
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @GestureState private var isPressed = false

  /// How the view responds.
  public let kind: FeedbackKind

  /// Makes a feedback modifier.
  ///
  /// - Parameter kind: How the view responds.
  public init(kind: FeedbackKind = .scale) {
    self.kind = kind
  }

  /// Returns the content with feedback to a press.
  ///
  /// - Parameter content: What is pressed.
  /// - Returns: The content, smaller or paler while a finger lies on it.
  public func body(content: Content) -> some View {
    content
      .scaleEffect(isPressed && moves ? NativeDesign.State.pressedScale : 1)
      .opacity(isPressed && !moves ? NativeDesign.State.pressedOpacity : 1)
      .animation(reduceMotion ? nil : NativeDesign.Motion.press, value: isPressed)
      .simultaneousGesture(press)
  }

  private var moves: Bool { kind == .scale && !reduceMotion }

  private var press: some Gesture {
    DragGesture(minimumDistance: .zero).updating($isPressed) { _, isPressed, _ in
      isPressed = true
    }
  }
}

extension View {
  /// Gives this view feedback to a press within 0.3 seconds.
  ///
  /// While Reduce Motion is on, the view does not move.
  ///
  /// Buttons in a system style respond by themselves and do not need it.
  ///
  /// - Parameter kind: How the view responds.
  /// - Returns: The view with its answer.
  public func pressFeedback(kind: FeedbackKind = .scale) -> some View {
    modifier(PressFeedback(kind: kind))
  }
}
