import SwiftUI

/// One action of a toolbar, with a symbol, a name and, where given, a shortcut.
///
/// The button draws the symbol alone, as the tint colour does not reach 4.5:1 as text. VoiceOver
/// and the help tag have the name.
public struct ToolbarAction: View {
  /// What the action does, as a verb.
  public let label: String
  /// The name of the SF Symbol that is shown.
  public let systemImage: String
  /// The keyboard shortcut as people write it, such as `⌘F`.
  public let shortcut: String?
  /// What happens on a press.
  public let action: () -> Void

  /// Makes an action.
  ///
  /// - Parameters:
  ///   - label: What the action does, as a verb.
  ///   - systemImage: The name of the SF Symbol that is shown.
  ///   - shortcut: Modifier signs (⌘ ⇧ ⌥ ⌃) and one key, such as `⌘F`. A text that cannot be read
  ///     that way shows in the help tag but answers to no key.
  ///   - action: What happens on a press.
  public init(
    label: String,
    systemImage: String,
    shortcut: String? = nil,
    action: @escaping () -> Void = {}
  ) {
    self.label = label
    self.systemImage = systemImage
    self.shortcut = shortcut
    self.action = action
  }

  /// A button without a border.
  public var body: some View {
    Button(action: action) {
      Label(label, systemImage: systemImage)
        .font(DS.Font.body.weight(.semibold))
        .labelStyle(.iconOnly)
        .foregroundStyle(.tint)
        .frame(minWidth: DS.Target.minimum, minHeight: DS.Target.minimum)
        .contentShape(Rectangle())
    }
    .buttonStyle(.borderless)
    .keyboardShortcut(shortcut.flatMap(KeyboardShortcut.init(symbols:)))
    .help(shortcut.map { "\(label) (\($0))" } ?? label)
    .accessibilityShowsLargeContentViewer()
  }
}

#Preview {
  ToolbarAction(label: "Find", systemImage: "magnifyingglass", shortcut: "⌘F")
    .padding(DS.Spacing.m)
}
