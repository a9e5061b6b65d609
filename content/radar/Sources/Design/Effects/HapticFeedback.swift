#if os(iOS)
  import UIKit

  /// Three kinds of haptic feedback.
  ///
  /// The functions are for iOS only: macOS has no such generators, and on an iPad, which has
  /// no motor, they do nothing.
  @MainActor
  public enum HapticManager {
    /// Plays an impact, for a press or a collision.
    ///
    /// - Parameter style: How heavy the tap is.
    public static func impact(_ style: UIImpactFeedbackGenerator.FeedbackStyle) {
      let generator = UIImpactFeedbackGenerator(style: style)
      generator.prepare()
      generator.impactOccurred()
    }

    /// Plays a notification, for the end of a task.
    ///
    /// - Parameter type: How the task ended.
    public static func notification(_ type: UINotificationFeedbackGenerator.FeedbackType) {
      let generator = UINotificationFeedbackGenerator()
      generator.prepare()
      generator.notificationOccurred(type)
    }

    /// Plays a tick, for a change of the selection.
    public static func selection() {
      let generator = UISelectionFeedbackGenerator()
      generator.prepare()
      generator.selectionChanged()
    }
  }
#endif
