import SwiftUI

/// What pressing an element does, which decides how it is filled.
public enum InteractiveRole: String, CaseIterable, Sendable {
  /// An action among others.
  case standard
  /// The action most people want here.
  case prominent
  /// An action that removes something.
  case destructive
}

/// Gives an element that is not a control the states of one: hover, press, focus and disabled.
///
/// The modifier draws states and sizes the target; what happens on a press stays with the content,
/// for example a tap gesture. State changes are animated with ``DS/Animation/quick`` unless Reduce
/// Motion is on.
public struct InteractiveStyle: ViewModifier {
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @State private var isHovered = false
  @GestureState private var isPressed = false
  @FocusState private var isFocused: Bool

  /// What pressing the element does.
  public let role: InteractiveRole
  /// Whether the element can be pressed.
  public let isEnabled: Bool

  /// Makes an interactive style.
  ///
  /// - Parameters:
  ///   - role: What pressing the element does.
  ///   - isEnabled: Whether the element can be pressed.
  public init(role: InteractiveRole = .standard, isEnabled: Bool = true) {
    self.role = role
    self.isEnabled = isEnabled
  }

  /// Returns the content with the states of a control.
  ///
  /// - Parameter content: What is pressed.
  /// - Returns: The content with target size, fill, edge, focus ring and state tracking.
  public func body(content: Content) -> some View {
    content
      .padding(.vertical, DS.Spacing.s / 2)
      .padding(.horizontal, DS.Spacing.m)
      .frame(minWidth: DS.Target.minimum, minHeight: DS.Target.minimum)
      .font(role == .prominent ? DS.Font.body.weight(.semibold) : DS.Font.body)
      .background(isActive ? AnyShapeStyle(.fill) : AnyShapeStyle(.clear), in: shape)
      .background(fill, in: shape)
      .overlay { shape.strokeBorder(edge, lineWidth: DS.Layout.hairline) }
      .overlay { focusRing }
      .contentShape(shape)
      .opacity(isEnabled ? 1 : DS.State.disabledOpacity)
      .scaleEffect(isPressed && !reduceMotion ? DS.State.pressedScale : 1)
      .onHover { isHovered = $0 }
      .simultaneousGesture(press)
      .focusable(isEnabled, interactions: .activate)
      .focused($isFocused)
      .disabled(!isEnabled)
      .accessibleAnimation(DS.Animation.quick, value: isHovered)
      .accessibleAnimation(DS.Animation.quick, value: isPressed)
      .accessibilityAddTraits(.isButton)
  }

  private var isActive: Bool { isEnabled && (isHovered || isPressed) }

  private var shape: RoundedRectangle {
    RoundedRectangle(cornerRadius: DS.Radius.small, style: .continuous)
  }

  private var press: some Gesture {
    DragGesture(minimumDistance: .zero).updating($isPressed) { _, isPressed, _ in
      isPressed = true
    }
  }

  /// The role colours the fill and the edge, never the text: the accent and red as text do not
  /// reach 4.5:1 on a light background.
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

  /// Drawn outside the edge, so that it shows in every role.
  @ViewBuilder private var focusRing: some View {
    if isFocused {
      shape
        .stroke(.tint, lineWidth: DS.Layout.hairline * 2)
        .padding(-DS.Layout.hairline * 2)
    }
  }
}

extension View {
  /// Gives this view the states of a control: hover, press, focus and disabled.
  ///
  /// Do not apply it to a `Button` or another control, which has its own states.
  ///
  /// - Parameters:
  ///   - role: What pressing the element does.
  ///   - isEnabled: Whether the element can be pressed.
  /// - Returns: The view with the states of a control.
  public func interactiveStyle(
    role: InteractiveRole = .standard, isEnabled: Bool = true
  ) -> some View {
    modifier(InteractiveStyle(role: role, isEnabled: isEnabled))
  }
}

#Preview("Every role") {
  HStack(spacing: DS.Spacing.m) {
    ForEach(InteractiveRole.allCases, id: \.self) { role in
      Text(role.rawValue).interactiveStyle(role: role)
    }
    Text("disabled").interactiveStyle(isEnabled: false)
  }
  .padding(DS.Spacing.l)
}
