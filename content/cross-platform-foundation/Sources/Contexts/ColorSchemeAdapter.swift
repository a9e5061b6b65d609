import SwiftUI

/// Какое оформление у окна.
public enum ColorSchemePreference: String, CaseIterable, Sendable {
  /// Как в системе.
  case system
  /// Всегда светлое.
  case light
  /// Всегда тёмное.
  case dark
}

/// Даёт окну оформление, которое выбрал пользователь.
///
/// Применяется один раз, у корня сцены.
public struct ColorSchemeAdapter: ViewModifier {
  /// Выбранное оформление.
  public let preference: ColorSchemePreference

  /// Создаёт адаптер.
  ///
  /// - Parameter preference: Выбранное оформление.
  public init(preference: ColorSchemePreference = .system) {
    self.preference = preference
  }

  /// Возвращает содержимое в выбранном оформлении.
  ///
  /// - Parameter content: Корневое представление.
  /// - Returns: Корневое представление с предпочтением для окна.
  public func body(content: Content) -> some View {
    content.preferredColorScheme(colorScheme)
  }

  private var colorScheme: ColorScheme? {
    switch preference {
    case .system: nil
    case .light: .light
    case .dark: .dark
    }
  }
}

extension View {
  /// Даёт окну вокруг этого представления выбранное оформление.
  ///
  /// - Parameter preference: Выбранное оформление.
  /// - Returns: Представление с предпочтением для окна.
  public func colorSchemeAdapter(_ preference: ColorSchemePreference = .system) -> some View {
    modifier(ColorSchemeAdapter(preference: preference))
  }
}

#Preview("Тёмное") {
  Card { Text("Всегда тёмное") }.padding(DS.Spacing.xl).colorSchemeAdapter(.dark)
}
