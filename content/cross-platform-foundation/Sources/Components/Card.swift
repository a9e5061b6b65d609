import SwiftUI

/// Контейнер для содержимого, которое составляет одно целое.
///
/// ```swift
/// Card(elevation: .medium, cornerRadius: DS.Radius.card) {
///   KeyValueRow(key: "Тип", value: "ftyp")
/// }
/// ```
public struct Card<Content: View>: View {
  /// Насколько карточка приподнята.
  public let elevation: CardElevation
  /// Радиус скругления, токен ``DS/Radius``, в пунктах.
  public let cornerRadius: CGFloat
  /// То, что лежит на карточке.
  public let content: Content

  /// Создаёт карточку.
  ///
  /// - Parameters:
  ///   - elevation: Насколько карточка приподнята.
  ///   - cornerRadius: Радиус скругления, токен ``DS/Radius``, в пунктах.
  ///   - content: То, что лежит на карточке.
  public init(
    elevation: CardElevation = .low,
    cornerRadius: CGFloat = DS.Radius.card,
    @ViewBuilder content: () -> Content
  ) {
    self.elevation = elevation
    self.cornerRadius = cornerRadius
    self.content = content()
  }

  /// Содержимое на карточке; для VoiceOver это одна группа.
  public var body: some View {
    VStack(alignment: .leading, spacing: DS.Spacing.s) { content }
      .frame(maxWidth: .infinity, alignment: .leading)
      .cardStyle(elevation: elevation, cornerRadius: cornerRadius)
      .accessibilityElement(children: .contain)
  }
}

#Preview {
  Card { KeyValueRow(key: "Тип", value: "ftyp") }.padding(DS.Spacing.xl)
}
