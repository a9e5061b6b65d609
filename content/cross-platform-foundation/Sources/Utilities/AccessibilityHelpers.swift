import SwiftUI

/// Правила доступности, общие для представлений и проверок.
public enum AccessibilityHelpers {
  /// Наименьший контраст любого текста в этой системе: 4,5:1.
  public static let minimumTextContrast: Double = 4.5

  /// Контраст двух непрозрачных цветов по формуле WCAG 2.1.
  ///
  /// Полупрозрачный цвет сначала наложите на то, что лежит под ним.
  ///
  /// - Parameters:
  ///   - foreground: Цвет текста или фигуры.
  ///   - background: Цвет под ним.
  /// - Returns: Отношение от 1 до 21.
  public static func contrastRatio(
    of foreground: Color.Resolved, on background: Color.Resolved
  ) -> Double {
    let pair = [foreground, background].map(relativeLuminance).sorted()
    return (pair[1] + flare) / (pair[0] + flare)
  }

  /// Анимация с учётом настройки пользователя.
  ///
  /// - Parameters:
  ///   - animation: Анимация для тех, кто не просил меньше движения.
  ///   - reduceMotion: Включено ли «Уменьшение движения».
  /// - Returns: Анимация или `nil`.
  public static func animation(_ animation: Animation, reduceMotion: Bool) -> Animation? {
    reduceMotion ? nil : animation
  }

  /// Свет, который, по WCAG, отражает экран.
  private static let flare = 0.05

  private static func relativeLuminance(_ color: Color.Resolved) -> Double {
    0.2126 * Double(color.linearRed)
      + 0.7152 * Double(color.linearGreen)
      + 0.0722 * Double(color.linearBlue)
  }
}

extension View {
  /// Даёт малому представлению имя и область, в которую легко попасть.
  ///
  /// - Parameter label: Что произносит VoiceOver.
  /// - Returns: Представление с именем и областью нажатия.
  public func accessibleTarget(label: String) -> some View {
    frame(minWidth: DS.Target.minimum, minHeight: DS.Target.minimum)
      .contentShape(Rectangle())
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(label)
  }

  /// Анимирует изменения значения, если пользователь не просил меньше движения.
  ///
  /// - Parameters:
  ///   - animation: Токен ``DS/Animation``.
  ///   - value: Значение, изменения которого видны.
  /// - Returns: Представление с анимацией.
  public func accessibleAnimation<Value: Equatable>(
    _ animation: Animation, value: Value
  ) -> some View {
    modifier(AccessibleAnimation(animation: animation, value: value))
  }
}

private struct AccessibleAnimation<Value: Equatable>: ViewModifier {
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  let animation: Animation
  let value: Value

  func body(content: Content) -> some View {
    content.animation(
      AccessibilityHelpers.animation(animation, reduceMotion: reduceMotion), value: value)
  }
}
