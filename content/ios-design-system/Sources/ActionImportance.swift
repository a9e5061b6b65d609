import UIKit

/// How much an action matters, which decides how strongly the device answers a tap.
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
  /// The system leaves it out where system haptics are off and where a device has no engine for it.
  @MainActor public func playImpact() {
    UIImpactFeedbackGenerator(style: impactStyle).impactOccurred()
  }
}
