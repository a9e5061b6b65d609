import SwiftUI

extension DS {
  /// Цвета, названные по смыслу: фоны четырёх уровней.
  ///
  /// Фоны полупрозрачны, поэтому контраст текста на чипе зависит и от поверхности под ним.
  public enum Color {
    /// Фон сведений: серый, непрозрачность 0,18.
    public static let infoBG = SwiftUI.Color.gray.opacity(0.18)

    /// Фон предупреждения: оранжевый, непрозрачность 0,22.
    public static let warnBG = SwiftUI.Color.orange.opacity(0.22)

    /// Фон ошибки: красный, непрозрачность 0,22.
    public static let errorBG = SwiftUI.Color.red.opacity(0.22)

    /// Фон успеха: зелёный, непрозрачность 0,20.
    public static let successBG = SwiftUI.Color.green.opacity(0.20)
  }
}

extension SwiftUI.Color {
  /// Поверхность карточек: вторичный фон системы.
  static var cardSurface: SwiftUI.Color {
    #if os(macOS)
      SwiftUI.Color(nsColor: .controlBackgroundColor)
    #else
      SwiftUI.Color(uiColor: .secondarySystemBackground)
    #endif
  }
}
