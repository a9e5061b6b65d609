import SwiftUI

/// Один факт: как он называется и чему равен.
///
/// ```swift
/// KeyValueRow(key: "Размер", value: "1024 байта", copyable: true)
/// ```
public struct KeyValueRow: View {
  /// Название факта.
  public let key: String
  /// Значение факта.
  public let value: String
  /// Копируется ли значение нажатием.
  public let copyable: Bool

  /// Создаёт строку.
  ///
  /// - Parameters:
  ///   - key: Название факта.
  ///   - value: Значение вместе с единицей измерения.
  ///   - copyable: Копируется ли значение нажатием.
  public init(key: String, value: String, copyable: Bool = false) {
    self.key = key
    self.value = value
    self.copyable = copyable
  }

  /// Название у начала строки, значение у конца.
  public var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: DS.Spacing.s) {
      // Копируемое значение уже произносит название; дважды оно не нужно.
      Text(key)
        .font(DS.Font.body)
        .multilineTextAlignment(.leading)
        .accessibilityHidden(copyable)
      Spacer(minLength: DS.Spacing.s)
      if copyable {
        CopyableText(text: value, label: key)
      } else {
        Text(value).font(DS.Font.body.monospaced())
      }
    }
    .multilineTextAlignment(.trailing)
    .accessibilityElement(children: .combine)
  }
}

#Preview {
  KeyValueRow(key: "Размер", value: "1024 байта", copyable: true).padding(DS.Spacing.l)
}
