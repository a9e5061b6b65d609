import SwiftUI

/// Заголовок группы строк внутри панели.
///
/// VoiceOver считает его заголовком, и по группам можно переходить.
public struct SectionHeader: View {
  /// Текст заголовка; показывается прописными буквами.
  public let text: String

  /// Создаёт заголовок.
  ///
  /// - Parameter text: Текст заголовка.
  public init(text: String) {
    self.text = text
  }

  /// Заголовок над строками.
  public var body: some View {
    Text(text)
      .font(DS.Font.label)
      .textCase(.uppercase)
      .padding(.vertical, DS.Spacing.s / 2)
      .frame(maxWidth: .infinity, alignment: .leading)
      .accessibilityAddTraits(.isHeader)
  }
}

#Preview {
  SectionHeader(text: "Основное").padding(DS.Spacing.l)
}
