#if os(iOS)
  import UIKit

  /// Taps that are felt, in three kinds.
  ///
  /// The functions are for iOS only: macOS has no such generators, and an iPad has no motor and
  /// stays still.
  @MainActor
  public enum HapticManager {
    /// Lets a press or a collision be felt.
    ///
    /// - Parameter style: How heavy the tap is.
    public static func impact(_ style: UIImpactFeedbackGenerator.FeedbackStyle) {
      let generator = UIImpactFeedbackGenerator(style: style)
      generator.prepare()
      generator.impactOccurred()
    }

    /// Lets the end of a task be felt.
    ///
    /// - Parameter type: How the task ended.
    public static func notification(_ type: UINotificationFeedbackGenerator.FeedbackType) {
      let generator = UINotificationFeedbackGenerator()
      generator.prepare()
      generator.notificationOccurred(type)
    }

    /// Lets a change of the selection be felt.
    public static func selection() {
      let generator = UISelectionFeedbackGenerator()
      generator.prepare()
      generator.selectionChanged()
    }
  }
#endif
