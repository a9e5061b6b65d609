import SwiftUI

/// How a view answers a finger.
public enum FeedbackKind: String, CaseIterable, Sendable {
  /// The view becomes a little smaller.
  case scale
  /// The view becomes a little paler.
  case highlight
}

/// Lets a view that can be tapped answer a finger, in and out within ``NativeDesign/Motion/limit``.
///
/// While Reduce Motion is on, nothing moves: the view becomes paler at once.
public struct PressFeedback: ViewModifier {
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @GestureState private var isPressed = false

  /// How the view answers.
  public let kind: FeedbackKind

  /// Makes an answer.
  ///
  /// - Parameter kind: How the view answers.
  public init(kind: FeedbackKind = .scale) {
    self.kind = kind
  }

  /// Returns the content with its answer to a finger.
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
  /// Lets this view answer a finger within 0.3 seconds, and without movement where Reduce Motion is
  /// on.
  ///
  /// Buttons in a style of the system answer by themselves and do not need it.
  ///
  /// - Parameter kind: How the view answers.
  /// - Returns: The view with its answer.
  public func pressFeedback(kind: FeedbackKind = .scale) -> some View {
    modifier(PressFeedback(kind: kind))
  }
}
