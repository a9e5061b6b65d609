import SwiftUI

extension DS {
  /// Размер области, в которую нужно попасть, в пунктах.
  enum Target {
    #if os(macOS)
      /// Для указателя.
      static let minimum: CGFloat = 24
    #else
      /// Для пальца.
      static let minimum: CGFloat = 44
    #endif
  }

  /// Тени уровней `CardElevation`. Снаружи модуля возвышение выбирают по имени.
  enum Elevation {
    struct Shadow: Sendable {
      /// Непрозрачность чёрного, от 0 до 1.
      let opacity: Double
      /// Ширина размытого края, в пунктах.
      let blur: CGFloat
      /// Насколько тень опущена, в пунктах.
      let offset: CGFloat

      /// В SwiftUI радиус тени — половина ширины края.
      var radius: CGFloat { blur / 2 }
    }

    static let none = Shadow(opacity: 0, blur: 0, offset: 0)
    static let low = Shadow(opacity: 0.12, blur: 3, offset: 1)
    static let medium = Shadow(opacity: 0.16, blur: 10, offset: 3)
    static let high = Shadow(opacity: 0.22, blur: 28, offset: 10)
  }

  /// Как выглядят состояния элементов управления.
  enum State {
    static let disabledOpacity: Double = 0.5
    static let pressedScale: CGFloat = 0.97
  }
}
