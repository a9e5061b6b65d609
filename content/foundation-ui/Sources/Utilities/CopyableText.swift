import SwiftUI

/// A text that copies itself when it is pressed.
///
/// A symbol beside the text says that it can be copied, and becomes a check mark for a moment when
/// it has been. Digits and letters have one width, so that codes stay readable.
public struct CopyableText: View {
  /// The text shown and copied.
  public let text: String
  /// What the text is, for VoiceOver; `nil` lets VoiceOver say the text alone.
  public let label: String?

  /// Makes a copyable text.
  ///
  /// - Parameters:
  ///   - text: The text shown and copied.
  ///   - label: What the text is, for VoiceOver, such as "Size".
  public init(text: String, label: String? = nil) {
    self.text = text
    self.label = label
  }

  /// A button that shows the text and a copy symbol.
  public var body: some View {
    CopyableButton(text: text) {
      Text(text).font(DS.Font.body.monospaced())
    }
    .accessibilityLabel(label ?? text)
    .accessibilityValue(label == nil ? "" : text)
  }
}

#Preview {
  CopyableText(text: "1024 bytes", label: "Size").padding(DS.Spacing.l)
}
