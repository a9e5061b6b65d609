import SwiftUI

/// Сочетания клавиш модуля: ни один экран не пишет их по-своему.
public enum KeyboardShortcuts {
  /// Копирует выделенное: ⌘C.
  public static let copy = KeyboardShortcut("c", modifiers: .command)

  /// Выделяет всё: ⌘A.
  public static let selectAll = KeyboardShortcut("a", modifiers: .command)

  /// Открывает поиск: ⌘F.
  public static let find = KeyboardShortcut("f", modifiers: .command)
}

extension View {
  /// Вызывает действия по стандартным сочетаниям, пока это представление на экране.
  ///
  /// - Parameters:
  ///   - onCopy: Что делать по ⌘C.
  ///   - onSelectAll: Что делать по ⌘A.
  ///   - onFind: Что делать по ⌘F.
  /// - Returns: Представление, которое отвечает на сочетания.
  public func keyboardShortcuts(
    onCopy: (() -> Void)? = nil,
    onSelectAll: (() -> Void)? = nil,
    onFind: (() -> Void)? = nil
  ) -> some View {
    background {
      Group {
        Button("Копировать") { onCopy?() }
          .keyboardShortcut(KeyboardShortcuts.copy).disabled(onCopy == nil)
        Button("Выделить всё") { onSelectAll?() }
          .keyboardShortcut(KeyboardShortcuts.selectAll).disabled(onSelectAll == nil)
        Button("Найти") { onFind?() }
          .keyboardShortcut(KeyboardShortcuts.find).disabled(onFind == nil)
      }
      .frame(width: .zero, height: .zero)
      .clipped()
      .accessibilityHidden(true)
    }
  }
}
