import SwiftUI

/// Lets people copy the text that a view stands for.
///
/// A copy symbol follows the view; the text is also offered in a context menu and as a VoiceOver
/// action. Views inside add it to menus of their own, as ``Indicator`` does. The name has nothing
/// to do with Swift's `Copyable` protocol.
public struct CopyableModifier: ViewModifier {
  /// What is copied.
  public let text: String

  /// Makes a modifier.
  ///
  /// - Parameter text: What is copied.
  public init(text: String) {
    self.text = text
  }

  /// Returns the content with ways to copy the text.
  ///
  /// - Parameter content: The view that stands for the text.
  /// - Returns: The content and a button that copies.
  public func body(content: Content) -> some View {
    HStack(spacing: DS.Spacing.s) {
      content.environment(\.copyableText, text)
      CopyableButton(text: text) { EmptyView() }
        .accessibilityLabel("Copy")
        .accessibilityValue(text)
    }
    .contextMenu {
      Button("Copy", systemImage: "doc.on.doc") { Clipboard.copy(text) }
    }
    .accessibilityElement(children: .contain)
    .accessibilityAction(named: "Copy") { Clipboard.copy(text) }
  }
}

extension View {
  /// Lets people copy the text that this view stands for.
  ///
  /// - Parameter text: What is copied.
  /// - Returns: The view with a menu and a VoiceOver action that copy.
  public func copyable(text: String) -> some View {
    modifier(CopyableModifier(text: text))
  }
}

/// The text that an enclosing `copyable(text:)` offers.
private struct CopyableTextKey: EnvironmentKey {
  static let defaultValue: String? = nil
}

extension EnvironmentValues {
  /// What an enclosing `copyable(text:)` copies, for views that have a menu of their own.
  var copyableText: String? {
    get { self[CopyableTextKey.self] }
    set { self[CopyableTextKey.self] = newValue }
  }
}
