import SwiftUI

/// Насколько карточка приподнята над тем, на чём лежит.
public enum CardElevation: String, CaseIterable, Sendable {
  /// Плоская, без тени.
  case none
  /// Лежит на своём фоне.
  case low
  /// Выделяется среди соседних.
  case medium
  /// Парит над остальным.
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

/// Кладёт содержимое на скруглённую приподнятую поверхность.
///
/// Тень и фон слишком слабы, чтобы показать край, поэтому по краю идёт тонкая линия.
public struct CardStyle: ViewModifier {
  /// Насколько поверхность приподнята.
  public let elevation: CardElevation
  /// Радиус скругления, токен ``DS/Radius``, в пунктах.
  public let cornerRadius: CGFloat

  /// Создаёт стиль карточки.
  ///
  /// - Parameters:
  ///   - elevation: Насколько поверхность приподнята.
  ///   - cornerRadius: Радиус скругления, токен ``DS/Radius``, в пунктах.
  public init(elevation: CardElevation = .low, cornerRadius: CGFloat = DS.Radius.card) {
    self.elevation = elevation
    self.cornerRadius = cornerRadius
  }

  /// Возвращает содержимое на карточке.
  ///
  /// - Parameter content: То, что лежит на карточке.
  /// - Returns: Содержимое с отступом, фоном, линией и тенью.
  public func body(content: Content) -> some View {
    content
      .padding(DS.Spacing.platformDefault)
      .background {
        shape
          .fill(Color.cardSurface)
          .shadow(
            color: .black.opacity(elevation.shadow.opacity),
            radius: elevation.shadow.radius, y: elevation.shadow.offset)
      }
      .overlay { shape.strokeBorder(.separator) }
  }

  private var shape: RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: .continuous)
  }
}

extension View {
  /// Кладёт это представление на скруглённую приподнятую поверхность.
  ///
  /// - Parameters:
  ///   - elevation: Насколько поверхность приподнята.
  ///   - cornerRadius: Радиус скругления, токен ``DS/Radius``, в пунктах.
  /// - Returns: Представление на карточке.
  public func cardStyle(
    elevation: CardElevation = .low, cornerRadius: CGFloat = DS.Radius.card
  ) -> some View {
    modifier(CardStyle(elevation: elevation, cornerRadius: cornerRadius))
  }
}

#Preview("Все возвышения") {
  VStack(spacing: DS.Spacing.xl) {
    ForEach(CardElevation.allCases, id: \.self) { elevation in
      Text(elevation.rawValue).cardStyle(elevation: elevation)
    }
  }
  .padding(DS.Spacing.xl)
}
