import SwiftUI

/// Уровень: что говорит состояние.
///
/// Имя варианта служит и словом YAML для агентов.
public enum BadgeLevel: String, CaseIterable, Sendable {
  /// Факт, который ничего не требует.
  case info
  /// Что-то стоит проверить; работать дальше можно.
  case warning
  /// Что-то неверно.
  case error
  /// Проверка пройдена.
  case success
}

extension BadgeLevel {
  var background: Color {
    switch self {
    case .info: DS.Color.infoBG
    case .warning: DS.Color.warnBG
    case .error: DS.Color.errorBG
    case .success: DS.Color.successBG
    }
  }
}

/// Рисует текст как чип состояния: капсула, прописные буквы, фон уровня.
///
/// VoiceOver произносит уровень вместо текста, поэтому смысл не держится на цвете. Цвет самого
/// текста не меняется.
public struct BadgeChipStyle: ViewModifier {
  /// Уровень, который показывает чип.
  public let level: BadgeLevel

  /// Создаёт стиль чипа.
  ///
  /// - Parameter level: Уровень, который показывает чип.
  public init(level: BadgeLevel) {
    self.level = level
  }

  /// Возвращает содержимое в виде чипа.
  ///
  /// - Parameter content: Текст чипа.
  /// - Returns: Содержимое на капсуле с фоном уровня.
  public func body(content: Content) -> some View {
    content
      .font(DS.Font.label)
      .textCase(.uppercase)
      .padding(.horizontal, DS.Spacing.m)
      .padding(.vertical, DS.Spacing.s / 2)
      .background(level.background, in: Capsule())
      .accessibilityLabel("\(level.rawValue) badge")
  }
}

extension View {
  /// Рисует этот текст как чип состояния.
  ///
  /// - Parameter level: Уровень, который показывает чип.
  /// - Returns: Текст в виде чипа.
  public func badgeChipStyle(level: BadgeLevel) -> some View {
    modifier(BadgeChipStyle(level: level))
  }
}

#Preview("Все уровни") {
  VStack(alignment: .leading, spacing: DS.Spacing.s) {
    ForEach(BadgeLevel.allCases, id: \.self) { level in
      Text(level.rawValue).badgeChipStyle(level: level)
    }
  }
  .padding(DS.Spacing.l)
}
