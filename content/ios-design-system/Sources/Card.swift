import SwiftUI

/// A container for content that belongs together.
///
/// ```swift
/// Card {
///   Text("The Lost Balloon").font(.headline)
///   Text("A story in five chapters")
/// }
/// ```
public struct Card<Content: View>: View {
  /// What lies on the card.
  public let content: Content

  /// Makes a card.
  ///
  /// - Parameter content: What lies on the card.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The content on the surface of the running system, read by VoiceOver as one group.
  public var body: some View {
    VStack(alignment: .leading, spacing: NativeDesign.Spacing.small) {
      content
    }
    .foregroundStyle(Color.primary)
    .frame(maxWidth: .infinity, alignment: .leading)
    .glassSurface()
    .accessibilityElement(children: .contain)
  }
}

#Preview {
  Card {
    Text("The Lost Balloon").font(.headline)
    Text("A story in five chapters")
  }
  .padding(NativeDesign.Spacing.medium)
  .background(Color(.systemBackground))
}
