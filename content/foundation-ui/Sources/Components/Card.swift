import SwiftUI

/// A container for content that belongs together.
///
/// ```swift
/// Card(elevation: .medium) {
///   KeyValueRow(key: "Type", value: "ftyp")
/// }
/// ```
public struct Card<Content: View>: View {
  /// How far the card rises above its background.
  public let elevation: CardElevation
  /// Radius of the corners, a token of ``DS/Radius``, in points.
  public let cornerRadius: CGFloat
  /// What lies on the card.
  public let content: Content

  /// Makes a card.
  ///
  /// - Parameters:
  ///   - elevation: How far the card rises above its background.
  ///   - cornerRadius: Radius of the corners, a token of ``DS/Radius``, in points.
  ///   - content: What lies on the card.
  public init(
    elevation: CardElevation = .low,
    cornerRadius: CGFloat = DS.Radius.card,
    @ViewBuilder content: () -> Content
  ) {
    self.elevation = elevation
    self.cornerRadius = cornerRadius
    self.content = content()
  }

  /// The content on a card as wide as there is room for, read by VoiceOver as one group.
  public var body: some View {
    VStack(alignment: .leading, spacing: DS.Spacing.s) {
      content
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .cardStyle(elevation: elevation, cornerRadius: cornerRadius)
    .accessibilityElement(children: .contain)
  }
}

#Preview {
  Card {
    KeyValueRow(key: "Type", value: "ftyp")
    KeyValueRow(key: "Size", value: "1024 bytes", copyable: true)
  }
  .padding(DS.Spacing.xl)
}
