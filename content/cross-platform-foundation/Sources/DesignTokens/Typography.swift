import SwiftUI

extension DS {
  /// Три роли текста. Все построены на системных стилях и потому следуют Dynamic Type.
  public enum Font {
    /// Чипы и заголовки секций: стиль caption 2, полужирный.
    public static let label = SwiftUI.Font.caption2.weight(.semibold)

    /// Всё, что читают: основной стиль.
    public static let body = SwiftUI.Font.body

    /// Заголовки панелей: стиль title 3, полужирный.
    public static let title = SwiftUI.Font.title3.weight(.semibold)
  }
}
