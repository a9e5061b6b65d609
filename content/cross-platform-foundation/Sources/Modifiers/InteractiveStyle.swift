import SwiftUI

/// Что делает нажатие; от этого зависит заливка.
public enum InteractiveRole: String, CaseIterable, Sendable {
  /// Одно из действий.
  case standard
  /// Действие, которое чаще всего нужно.
  case prominent
  /// Действие, которое что-то удаляет.
  case destructive
}

/// Даёт представлению состояния элемента управления: наведение, нажатие, недоступность.
///
/// Модификатор рисует состояния и область нажатия; что произойдёт, решает само представление.
public struct InteractiveStyle: ViewModifier {
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @State private var isHovered = false
  @GestureState private var isPressed = false

  /// Что делает нажатие.
  public let role: InteractiveRole
  /// Отвечает ли представление на нажатие.
  public let isEnabled: Bool

  /// Создаёт стиль.
  ///
  /// - Parameters:
  ///   - role: Что делает нажатие.
  ///   - isEnabled: Отвечает ли представление на нажатие.
  public init(role: InteractiveRole = .standard, isEnabled: Bool = true) {
    self.role = role
    self.isEnabled = isEnabled
  }

  /// Возвращает содержимое с состояниями элемента управления.
  ///
  /// - Parameter content: То, что нажимают.
  /// - Returns: Содержимое с заливкой, краем и областью нажатия.
  public func body(content: Content) -> some View {
    content
      .font(DS.Font.body)
      .padding(.horizontal, DS.Spacing.m)
      .padding(.vertical, DS.Spacing.s / 2)
      .frame(minWidth: DS.Target.minimum, minHeight: DS.Target.minimum)
      .background(isEnabled && isHovered ? AnyShapeStyle(.fill) : AnyShapeStyle(.clear), in: shape)
      .background(fill, in: shape)
      .overlay { shape.strokeBorder(edge) }
      .contentShape(shape)
      .opacity(isEnabled ? 1 : DS.State.disabledOpacity)
      .scaleEffect(isPressed && !reduceMotion ? DS.State.pressedScale : 1)
      .onHover { isHovered = $0 }
      .simultaneousGesture(
        DragGesture(minimumDistance: .zero).updating($isPressed) { _, state, _ in state = true }
      )
      .focusable(isEnabled, interactions: .activate)
      .disabled(!isEnabled)
      .accessibleAnimation(DS.Animation.quick, value: isHovered)
      .accessibleAnimation(DS.Animation.quick, value: isPressed)
      .accessibilityAddTraits(.isButton)
  }

  private var shape: RoundedRectangle {
    RoundedRectangle(cornerRadius: DS.Radius.small, style: .continuous)
  }

  /// Роль красит заливку и край, но не текст: акцентный и красный текст на светлом фоне не
  /// достигают 4,5:1.
  private var fill: AnyShapeStyle {
    switch role {
    case .standard: AnyShapeStyle(.fill)
    case .prominent: AnyShapeStyle(.tint.quaternary)
    case .destructive: AnyShapeStyle(DS.Color.errorBG)
    }
  }

  private var edge: AnyShapeStyle {
    switch role {
    case .standard: AnyShapeStyle(.clear)
    case .prominent: AnyShapeStyle(.tint)
    case .destructive: AnyShapeStyle(Color.red)
    }
  }
}

extension View {
  /// Даёт этому представлению состояния элемента управления.
  ///
  /// - Parameters:
  ///   - role: Что делает нажатие.
  ///   - isEnabled: Отвечает ли представление на нажатие.
  /// - Returns: Представление с состояниями.
  public func interactiveStyle(
    role: InteractiveRole = .standard, isEnabled: Bool = true
  ) -> some View {
    modifier(InteractiveStyle(role: role, isEnabled: isEnabled))
  }
}

#Preview("Все роли") {
  HStack(spacing: DS.Spacing.m) {
    ForEach(InteractiveRole.allCases, id: \.self) { role in
      Text(role.rawValue).interactiveStyle(role: role)
    }
  }
  .padding(DS.Spacing.l)
}
