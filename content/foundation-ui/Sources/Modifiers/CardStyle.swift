import SwiftUI

/// How far a card rises above its background.
public enum CardElevation: String, CaseIterable, Sendable {
  /// Flat, without a shadow.
  case none
  /// Resting on its background.
  case low
  /// Asking for attention.
  case medium
  /// Floating above everything else.
  case high
}

extension CardElevation {
  var shadow: DS.Elevation.Shadow {
    switch self {
    case .none: DS.Elevation.none
    case .low: DS.Elevation.low
    case .medium: DS.Elevation.medium
    case .high: DS.Elevation.high
    }
  }
}

/// Puts content on a rounded, raised background.
///
/// The background is ``DS/Color/tertiary``, which no setting makes translucent. A hairline marks
/// the edge, because neither the background nor the shadow contrasts enough with a window to do so
/// alone.
public struct CardStyle: ViewModifier {
  @Environment(\.colorSchemeContrast) private var contrast

  /// How far the card rises above its background.
  public let elevation: CardElevation
  /// Radius of the corners, a token of ``DS/Radius``, in points.
  public let cornerRadius: CGFloat

  /// Makes a card style.
  ///
  /// - Parameters:
  ///   - elevation: How far the card rises above its background.
  ///   - cornerRadius: Radius of the corners, a token of ``DS/Radius``, in points.
  public init(elevation: CardElevation = .low, cornerRadius: CGFloat = DS.Radius.card) {
    self.elevation = elevation
    self.cornerRadius = cornerRadius
  }

  /// Returns the content on a card.
  ///
  /// - Parameter content: What lies on the card.
  /// - Returns: The content with padding, background, edge and shadow.
  public func body(content: Content) -> some View {
    content
      .padding(DS.Spacing.platformDefault)
      .background { background }
      .overlay { shape.strokeBorder(edge, lineWidth: DS.Layout.hairline) }
  }

  private var shape: RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: .continuous)
  }

  /// The shadow belongs to the background alone: content that reaches over the edge casts none.
  private var background: some View {
    shape
      .fill(DS.Color.tertiary)
      .shadow(
        color: .black.opacity(elevation.shadow.opacity),
        radius: elevation.shadow.radius,
        y: elevation.shadow.offset)
  }

  private var edge: AnyShapeStyle {
    contrast == .increased ? AnyShapeStyle(.primary) : AnyShapeStyle(.separator)
  }
}

extension View {
  /// Puts this view on a rounded, raised background.
  ///
  /// - Parameters:
  ///   - elevation: How far the card rises above its background.
  ///   - cornerRadius: Radius of the corners, a token of ``DS/Radius``, in points.
  /// - Returns: The view on a card.
  public func cardStyle(
    elevation: CardElevation = .low, cornerRadius: CGFloat = DS.Radius.card
  ) -> some View {
    modifier(CardStyle(elevation: elevation, cornerRadius: cornerRadius))
  }
}

#Preview("Every elevation") {
  VStack(spacing: DS.Spacing.xl) {
    ForEach(CardElevation.allCases, id: \.self) { elevation in
      Text(elevation.rawValue).cardStyle(elevation: elevation)
    }
  }
  .padding(DS.Spacing.xl)
}
