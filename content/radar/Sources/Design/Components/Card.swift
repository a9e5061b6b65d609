import SwiftUI

/// A surface with rounded corners and a faint shadow, for content that belongs together.
///
/// ```swift
/// RadarCard {
///   Text("Welcome to Radar").font(RadarTypography.title2)
/// }
/// ```
public struct RadarCard<Content: View>: View {
  private let padding: CGFloat
  private let content: Content

  /// Makes a card.
  ///
  /// - Parameters:
  ///   - padding: Distance between the edge and the content, in points.
  ///   - content: What lies on the card.
  public init(padding: CGFloat = RadarSpacing.m, @ViewBuilder content: () -> Content) {
    self.padding = padding
    self.content = content()
  }

  /// The content on its surface.
  public var body: some View {
    content
      .foregroundStyle(RadarTheme.primary)
      .padding(padding)
      .background {
        RoundedRectangle(cornerRadius: RadarRadius.card)
          .fill(RadarTheme.surface)
          .shadow(
            color: RadarShadow.color,
            radius: RadarShadow.radius,
            x: RadarShadow.x,
            y: RadarShadow.y)
      }
  }
}
