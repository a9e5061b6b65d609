import SwiftUI

/// Панель с подробностями о том, что выбрано.
///
/// Панель прокручивается и лежит на тонком материале.
public struct InspectorPattern<Content: View>: View {
  /// Заголовок панели; показывается прописными буквами.
  public let title: String
  /// Секции и строки панели.
  public let content: Content

  /// Создаёт инспектор.
  ///
  /// - Parameters:
  ///   - title: Заголовок панели.
  ///   - content: Секции и строки панели.
  public init(title: String, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  /// Заголовок над прокручиваемым содержимым.
  public var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: DS.Spacing.l) {
        Text(title)
          .font(DS.Font.title)
          .textCase(.uppercase)
          .accessibilityAddTraits(.isHeader)
        content
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(DS.Spacing.l)
    }
    .background(.thinMaterial)
  }
}

#Preview {
  InspectorPattern(title: "Метаданные файла") {
    SectionHeader(text: "Основное")
    KeyValueRow(key: "Тип", value: "ftyp", copyable: true)
  }
}
