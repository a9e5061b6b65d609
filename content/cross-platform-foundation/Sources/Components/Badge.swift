import SwiftUI

/// Короткое слово на чипе, которое называет состояние.
///
/// ```swift
/// Badge(text: "OK", level: .success)
/// ```
public struct Badge: View {
  /// Слово на чипе; показывается прописными буквами.
  public let text: String
  /// Уровень, который показывает чип.
  public let level: BadgeLevel

  /// Создаёт бейдж.
  ///
  /// - Parameters:
  ///   - text: Слово на чипе, одно или два.
  ///   - level: Уровень, который показывает чип.
  public init(text: String, level: BadgeLevel) {
    self.text = text
    self.level = level
  }

  /// Текст в виде чипа.
  public var body: some View {
    Text(text).badgeChipStyle(level: level)
  }
}

#Preview {
  Badge(text: "ERROR", level: .error).padding(DS.Spacing.l)
}
