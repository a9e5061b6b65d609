import SwiftUI

/// Панель инструментов над содержимым: заголовок, состояние и действия.
public struct ToolbarPattern<Items: View>: View {
  /// Заголовок: что показано ниже.
  public let title: String
  /// Действия и состояние.
  public let items: Items

  /// Создаёт панель инструментов.
  ///
  /// - Parameters:
  ///   - title: Что показано ниже.
  ///   - items: Действия и состояние.
  public init(title: String, @ViewBuilder items: () -> Items) {
    self.title = title
    self.items = items()
  }

  /// Заголовок у начала строки, действия у конца; не помещаются — ниже.
  public var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack(spacing: DS.Spacing.m) {
        heading
        Spacer(minLength: DS.Spacing.m)
        HStack(spacing: DS.Spacing.s) { items }
      }
      VStack(alignment: .leading, spacing: DS.Spacing.s) {
        heading
        HStack(spacing: DS.Spacing.s) { items }
      }
    }
    .padding(.horizontal, DS.Spacing.platformDefault)
    .padding(.vertical, DS.Spacing.s)
    .background(Color.cardSurface)
    .accessibilityElement(children: .contain)
  }

  private var heading: some View {
    Text(title).font(DS.Font.title).accessibilityAddTraits(.isHeader)
  }
}

#Preview {
  ToolbarPattern(title: "movie.mp4") {
    Badge(text: "OK", level: .success)
    Button("Проверить") {}
  }
}
