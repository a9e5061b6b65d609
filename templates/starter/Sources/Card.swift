import SwiftUI

/// A raised surface for content that belongs together.
///
/// ```swift
/// Card(title: "Opening hours") {
///   Text("Every day from nine to five.")
/// }
/// ```
public struct Card<Content: View>: View {
  private let title: String
  private let content: Content

  /// Makes a card.
  ///
  /// - Parameters:
  ///   - title: What the content is about.
  ///   - content: What lies on the card.
  public init(title: String, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  /// The title above the content, as wide as there is room.
  public var body: some View {
    VStack(alignment: .leading, spacing: DS.Spacing.m) {
      Text(title)
        .font(DS.Font.title)
        .accessibilityAddTraits(.isHeader)
      content
    }
    .foregroundStyle(DS.Color.text)
    .padding(DS.Spacing.l)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(DS.Color.surface, in: RoundedRectangle(cornerRadius: DS.Radius.card))
    .accessibilityElement(children: .contain)
  }
}
