import SwiftUI

/// Даёт содержимому отступ, который подходит платформе и ширине окна.
///
/// На macOS это ``DS/Spacing/m``; на iOS и iPadOS при компактной ширине ``DS/Spacing/s``, при
/// обычной ``DS/Spacing/m``.
public struct PlatformAdaptiveModifier: ViewModifier {
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass

  /// Класс ширины вместо взятого из окружения; `nil` — из окружения.
  public let sizeClass: UserInterfaceSizeClass?

  /// Создаёт отступ.
  ///
  /// - Parameter sizeClass: Класс ширины; `nil` — из окружения.
  public init(sizeClass: UserInterfaceSizeClass? = nil) {
    self.sizeClass = sizeClass
  }

  /// Возвращает содержимое с отступом платформы.
  ///
  /// - Parameter content: То, что получает отступ.
  /// - Returns: Содержимое с отступом.
  public func body(content: Content) -> some View {
    #if os(macOS)
      content.padding(DS.Spacing.m)
    #else
      content.padding(
        (sizeClass ?? horizontalSizeClass) == .compact ? DS.Spacing.s : DS.Spacing.m)
    #endif
  }
}

extension View {
  /// Даёт этому представлению отступ, который подходит платформе и ширине окна.
  ///
  /// - Returns: Представление с отступом.
  public func platformAdaptive() -> some View {
    modifier(PlatformAdaptiveModifier())
  }

  /// Даёт этому представлению отступ для заданного класса ширины.
  ///
  /// - Parameter sizeClass: Класс ширины; на macOS он не учитывается.
  /// - Returns: Представление с отступом.
  public func platformAdaptive(sizeClass: UserInterfaceSizeClass) -> some View {
    modifier(PlatformAdaptiveModifier(sizeClass: sizeClass))
  }
}

#Preview("Компактно и обычно") {
  VStack(spacing: DS.Spacing.l) {
    Text("compact").platformAdaptive(sizeClass: .compact).background(DS.Color.infoBG)
    Text("regular").platformAdaptive(sizeClass: .regular).background(DS.Color.infoBG)
  }
}
