import SwiftUI

/// Ветвь дерева: заголовок, который открывает и закрывает то, что лежит внутри.
///
/// Ветви вкладываются друг в друга на любую глубину. Так показывают боксы файла ISO.
public struct BoxTreePattern<Content: View>: View {
  @State private var isOpen: Bool

  /// Название ветви: имя файла или код бокса.
  public let title: String
  /// Открыта ли ветвь при появлении.
  public let isExpanded: Bool
  /// Вложенные ветви, строки и бейджи.
  public let content: Content

  /// Создаёт ветвь.
  ///
  /// - Parameters:
  ///   - title: Название ветви.
  ///   - isExpanded: Открыта ли ветвь при появлении.
  ///   - content: Вложенные ветви, строки и бейджи.
  public init(title: String, isExpanded: Bool = true, @ViewBuilder content: () -> Content) {
    _isOpen = State(initialValue: isExpanded)
    self.title = title
    self.isExpanded = isExpanded
    self.content = content()
  }

  /// Заголовок с треугольником и содержимое с отступом.
  public var body: some View {
    DisclosureGroup(isExpanded: $isOpen) {
      VStack(alignment: .leading, spacing: DS.Spacing.s) { content }
        .padding(.leading, DS.Spacing.l)
    } label: {
      Text(title)
        .font(DS.Font.body.monospaced())
        .frame(minHeight: DS.Target.minimum)
    }
    .disclosureGroupStyle(BoxTreeDisclosureStyle())
    .accessibleAnimation(DS.Animation.medium, value: isOpen)
  }
}

/// Треугольник перед названием на всех платформах: iOS ставит его у дальнего края, где строки
/// показывают размеры.
private struct BoxTreeDisclosureStyle: DisclosureGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: .zero) {
      Button {
        configuration.isExpanded.toggle()
      } label: {
        HStack(spacing: DS.Spacing.s / 2) {
          Image(systemName: configuration.isExpanded ? "chevron.down" : "chevron.forward")
            .imageScale(.small)
            .frame(width: DS.Spacing.l)
            .accessibilityHidden(true)
          configuration.label
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .contentShape(Rectangle())
      }
      .buttonStyle(.plain)
      .accessibilityValue(configuration.isExpanded ? "открыта" : "закрыта")
      if configuration.isExpanded { configuration.content }
    }
  }
}

#Preview {
  BoxTreePattern(title: "movie.mp4") {
    KeyValueRow(key: "ftyp", value: "32 байта")
    BoxTreePattern(title: "moov", isExpanded: false) {
      KeyValueRow(key: "mvhd", value: "108 байт")
    }
  }
}
