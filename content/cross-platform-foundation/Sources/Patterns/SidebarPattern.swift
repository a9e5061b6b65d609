import SwiftUI

/// Боковая панель навигации для macOS и iPadOS.
///
/// На iPhone вместо неё панель вкладок или стек навигации.
public struct SidebarPattern<Content: View>: View {
  /// Заголовок над списком.
  public let title: String
  /// Строки списка и заголовки групп.
  public let content: Content

  /// Создаёт боковую панель.
  ///
  /// - Parameters:
  ///   - title: Заголовок над списком.
  ///   - content: Строки списка и заголовки групп.
  public init(title: String, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  /// Заголовок и список под ним.
  public var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: DS.Spacing.s) {
        Text(title)
          .font(DS.Font.title)
          .accessibilityAddTraits(.isHeader)
        content
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(DS.Spacing.m)
    }
    .accessibilityElement(children: .contain)
    .accessibilityLabel(title)
  }
}

#Preview {
  SidebarPattern(title: "Файлы") {
    Label("movie.mp4", systemImage: "film")
  }
}
