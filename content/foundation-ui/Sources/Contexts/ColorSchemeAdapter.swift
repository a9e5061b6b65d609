import SwiftUI

/// Which appearance a window or a sheet has.
public enum ColorSchemePreference: String, CaseIterable, Sendable {
  /// The appearance of the system.
  case system
  /// Light, whatever the system says.
  case light
  /// Dark, whatever the system says.
  case dark
}

extension ColorSchemePreference {
  /// The colour scheme to request; `nil` requests none, so the system's applies.
  var colorScheme: ColorScheme? {
    switch self {
    case .system: nil
    case .light: .light
    case .dark: .dark
    }
  }
}

/// Lets the window or sheet around a view follow the appearance of the system, or keeps it light or
/// dark.
///
/// SwiftUI hands the preference up to what presents the view, so every colour and material in the
/// window resolves for it. Use it once, at the root of a scene, bound to a setting.
public struct ColorSchemeAdapter: ViewModifier {
  /// The appearance to apply.
  public let preference: ColorSchemePreference

  /// Makes an adapter.
  ///
  /// - Parameter preference: The appearance to apply.
  public init(preference: ColorSchemePreference = .system) {
    self.preference = preference
  }

  /// Returns the content in the chosen appearance.
  ///
  /// - Parameter content: The root view.
  /// - Returns: The root view with its preference.
  public func body(content: Content) -> some View {
    content.preferredColorScheme(preference.colorScheme)
  }
}

extension View {
  /// Lets the window around this view follow the appearance of the system, or keeps it light or
  /// dark.
  ///
  /// - Parameter preference: The appearance to apply.
  /// - Returns: The view with the preference for its window.
  public func colorSchemeAdapter(_ preference: ColorSchemePreference = .system) -> some View {
    modifier(ColorSchemeAdapter(preference: preference))
  }
}

#Preview("Dark") {
  Card { Text("Dark, whatever the system says") }
    .padding(DS.Spacing.xl)
    .colorSchemeAdapter(.dark)
}
