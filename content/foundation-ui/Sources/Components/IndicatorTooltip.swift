import SwiftUI

/// What an indicator shows to explain its meaning.
public enum IndicatorTooltip: Hashable, Sendable {
  /// A plain sentence.
  case text(String)
  /// A badge; where only text can be shown, its text.
  case badge(text: String, level: BadgeLevel)
}

extension IndicatorTooltip {
  /// The tooltip as text, for help tags and VoiceOver.
  var plainText: String {
    switch self {
    case .text(let text), .badge(let text, _): text
    }
  }
}

/// How indicators in a subtree show their meaning.
public enum IndicatorTooltipStyle: String, CaseIterable, Sendable {
  /// A help tag on macOS; a popover and a context menu on iOS and iPadOS.
  case automatic
  /// A help tag, which needs a pointer.
  case help
  /// A popover on a press and a context menu on a long press or a secondary click.
  case contextMenu
}

extension IndicatorTooltipStyle {
  /// Whether the tooltip is a help tag on this platform.
  var usesHelpTag: Bool {
    switch self {
    case .help: return true
    case .contextMenu: return false
    case .automatic:
      #if os(macOS)
        return true
      #else
        return false
      #endif
    }
  }
}

extension View {
  /// Chooses how indicators in this view show what they mean.
  ///
  /// - Parameter style: The way to show it.
  /// - Returns: The view with the style in its environment.
  public func indicatorTooltipStyle(_ style: IndicatorTooltipStyle) -> some View {
    environment(\.indicatorTooltipStyle, style)
  }
}

private struct IndicatorTooltipStyleKey: EnvironmentKey {
  static let defaultValue: IndicatorTooltipStyle = .automatic
}

extension EnvironmentValues {
  var indicatorTooltipStyle: IndicatorTooltipStyle {
    get { self[IndicatorTooltipStyleKey.self] }
    set { self[IndicatorTooltipStyleKey.self] = newValue }
  }
}

/// Attaches a tooltip in the style of the environment; without a tooltip it does nothing.
struct IndicatorTooltipModifier: ViewModifier {
  @Environment(\.indicatorTooltipStyle) private var style
  @Environment(\.surfaceStyle) private var surfaceStyle
  @Environment(\.copyableText) private var copyableText
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @State private var isPresented = false

  private let tooltip: IndicatorTooltip?

  init(tooltip: IndicatorTooltip?) {
    self.tooltip = tooltip
  }

  func body(content: Content) -> some View {
    if let tooltip {
      if style.usesHelpTag {
        content.help(tooltip.plainText)
      } else {
        content
          .onTapGesture { present() }
          .popover(isPresented: $isPresented) {
            card(for: tooltip)
              .presentationCompactAdaptation(.popover)
              .presentationBackground(surfaceStyle)
          }
          .contextMenu {
            menu(for: tooltip)
          } preview: {
            card(for: tooltip)
          }
      }
    } else {
      content
    }
  }

  @MainActor private func present() {
    var transaction = Transaction()
    transaction.disablesAnimations = reduceMotion
    withTransaction(transaction) { isPresented = true }
  }

  @ViewBuilder private func card(for tooltip: IndicatorTooltip) -> some View {
    Group {
      switch tooltip {
      case .text(let text): Text(text).font(DS.Font.body)
      case .badge(let text, let level): Badge(text: text, level: level)
      }
    }
    .padding(DS.Spacing.m)
  }

  /// A menu of the indicator's own would hide the one of an enclosing `copyable(text:)`, so it
  /// offers to copy too.
  @MainActor @ViewBuilder private func menu(for tooltip: IndicatorTooltip) -> some View {
    Text(tooltip.plainText)
    if let copyableText {
      Button("Copy", systemImage: "doc.on.doc") { Clipboard.copy(copyableText) }
    }
  }
}

#Preview("Help tag, as on macOS") {
  Indicator(level: .error, reason: "Integrity check failed")
    .indicatorTooltipStyle(.help)
    .padding(DS.Spacing.xl)
}

#Preview("Popover and menu, as on iOS and iPadOS") {
  Indicator(
    level: .warning, tooltip: .badge(text: "Checksum mismatch", level: .warning)
  )
  .indicatorTooltipStyle(.contextMenu)
  .padding(DS.Spacing.xl)
}
