import UIKit

/// How important an action is, which decides the strength of the haptic feedback.
public enum ActionImportance: String, CaseIterable, Sendable {
  /// An action that changes little and can be repeated.
  case low
  /// An action that changes what the screen shows.
  case medium
  /// An action that makes, ends or removes something.
  case high
}

extension ActionImportance {
  /// The style of impact that belongs to the importance.
  public var impactStyle: UIImpactFeedbackGenerator.FeedbackStyle {
    switch self {
    case .low: .light
    case .medium: .medium
    case .high: .heavy
    }
  }

  /// Plays the impact once.
  ///
  /// The system plays nothing if haptics are off or the device has no haptic engine.
  @MainActor public func playImpact() {
    UIImpactFeedbackGenerator(style: impactStyle).impactOccurred()
  }
}
