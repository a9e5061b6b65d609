import SwiftUI

extension DS {
  /// Движение.
  ///
  /// Применяйте через ``SwiftUI/View/accessibleAnimation(_:value:)``: при «Уменьшении движения»
  /// анимация не запускается.
  public enum Animation {
    /// Ответ на нажатие или наведение: пружина snappy, 0,15 секунды.
    public static let quick = SwiftUI.Animation.snappy(duration: 0.15)

    /// Панели, которые открываются и закрываются: плавно с обеих сторон, 0,25 секунды.
    public static let medium = SwiftUI.Animation.easeInOut(duration: 0.25)
  }
}
