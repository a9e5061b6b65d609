import SwiftUI

/// The button for the main action of a screen.
///
/// It is a `Button` in the prominent bordered style of the system, with the accent as its tint.
public struct PrimaryButton: View {
  /// What the button does, starting with a verb.
  public let title: String
  /// How important the action is, which decides the strength of the haptic feedback.
  public let importance: ActionImportance
  /// The action of the button.
  public let action: () -> Void

  /// Makes a button.
  ///
  /// - Parameters:
  ///   - title: What the button does, starting with a verb.
  ///   - importance: How important the action is, which decides the strength of the haptics.
  ///   - action: The action of the button.
  public init(
    _ title: String, importance: ActionImportance = .medium, action: @escaping () -> Void = {}
  ) {
    self.title = title
    self.importance = importance
    self.action = action
  }

  /// The system's prominent button, with a target of at least 44 points.
  public var body: some View {
    ImpactButton(title: title, importance: importance, action: action)
      .buttonStyle(.borderedProminent)
      .tint(.accentColor)
  }
}

/// The button for any other action of a screen.
///
/// It is a `Button` in the bordered style of the system and as high as ``PrimaryButton``.
public struct SecondaryButton: View {
  /// What the button does, starting with a verb.
  public let title: String
  /// How important the action is, which decides the strength of the haptic feedback.
  public let importance: ActionImportance
  /// The action of the button.
  public let action: () -> Void

  /// Makes a button.
  ///
  /// - Parameters:
  ///   - title: What the button does, starting with a verb.
  ///   - importance: How important the action is, which decides the strength of the haptics.
  ///   - action: The action of the button.
  public init(
    _ title: String, importance: ActionImportance = .low, action: @escaping () -> Void = {}
  ) {
    self.title = title
    self.importance = importance
    self.action = action
  }

  /// The system's bordered button, with a target of at least 44 points.
  public var body: some View {
    ImpactButton(title: title, importance: importance, action: action)
      .buttonStyle(.bordered)
      .hoverEffect()
  }
}

/// A button of the large control size that answers a tap with an impact.
private struct ImpactButton: View {
  let title: String
  let importance: ActionImportance
  let action: () -> Void

  var body: some View {
    Button {
      importance.playImpact()
      action()
    } label: {
      Text(title).frame(minWidth: NativeDesign.Target.minimum)
    }
    .controlSize(.large)
    .frame(minHeight: NativeDesign.Target.minimum)
  }
}

#Preview("Both styles") {
  VStack(spacing: NativeDesign.Spacing.small) {
    PrimaryButton("Create Story", importance: .high)
    SecondaryButton("Edit Hero")
  }
  .padding(NativeDesign.Spacing.medium)
}
