import SwiftUI

/// The button of the action that most people want on a screen.
///
/// It is a `Button` in the prominent bordered style of the system, with the accent as its tint.
public struct PrimaryButton: View {
  /// What the button does, a verb first.
  public let title: String
  /// How much the action matters, which decides how strongly the device answers.
  public let importance: ActionImportance
  /// What happens on a tap.
  public let action: () -> Void

  /// Makes a button.
  ///
  /// - Parameters:
  ///   - title: What the button does, a verb first.
  ///   - importance: How much the action matters, which decides how strongly the device answers.
  ///   - action: What happens on a tap.
  public init(
    _ title: String, importance: ActionImportance = .medium, action: @escaping () -> Void = {}
  ) {
    self.title = title
    self.importance = importance
    self.action = action
  }

  /// The system's prominent button, high enough for a finger.
  public var body: some View {
    ImpactButton(title: title, importance: importance, action: action)
      .buttonStyle(.borderedProminent)
      .tint(.accentColor)
  }
}

/// The button of any other action of a screen.
///
/// It is a `Button` in the bordered style of the system and as high as ``PrimaryButton``.
public struct SecondaryButton: View {
  /// What the button does, a verb first.
  public let title: String
  /// How much the action matters, which decides how strongly the device answers.
  public let importance: ActionImportance
  /// What happens on a tap.
  public let action: () -> Void

  /// Makes a button.
  ///
  /// - Parameters:
  ///   - title: What the button does, a verb first.
  ///   - importance: How much the action matters, which decides how strongly the device answers.
  ///   - action: What happens on a tap.
  public init(
    _ title: String, importance: ActionImportance = .low, action: @escaping () -> Void = {}
  ) {
    self.title = title
    self.importance = importance
    self.action = action
  }

  /// The system's bordered button, high enough for a finger.
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
