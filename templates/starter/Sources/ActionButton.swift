import SwiftUI

/// A button that starts something.
///
/// ```swift
/// ActionButton("Book") { book() }
/// ```
public struct ActionButton: View {
  private let title: String
  private let prominence: ActionProminence
  private let action: () -> Void

  /// Makes a button.
  ///
  /// - Parameters:
  ///   - title: What happens, as a verb.
  ///   - prominence: How much the button draws the eye.
  ///   - action: What a press does.
  public init(
    _ title: String, prominence: ActionProminence = .primary, action: @escaping () -> Void
  ) {
    self.title = title
    self.prominence = prominence
    self.action = action
  }

  /// The title on a shape that is easy to hit.
  public var body: some View {
    Button(action: action) {
      Text(title)
        .font(DS.Font.body)
        .foregroundStyle(prominence == .primary ? DS.Color.onAccent : DS.Color.accent)
        .padding(.horizontal, DS.Spacing.l)
        .frame(minWidth: DS.Size.target, minHeight: DS.Size.target)
        .background(shape.fill(prominence == .primary ? DS.Color.accent : .clear))
        .overlay(shape.stroke(prominence == .primary ? DS.Color.accent : DS.Color.outline))
        .contentShape(shape)
    }
    .buttonStyle(.plain)
  }

  private var shape: RoundedRectangle { RoundedRectangle(cornerRadius: DS.Radius.control) }
}

/// How much an ``ActionButton`` draws the eye.
public enum ActionProminence: String, CaseIterable, Sendable {
  /// The most likely next step; one for a screen.
  case primary
  /// Another step that the reader may take.
  case secondary
}
