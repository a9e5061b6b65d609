import SwiftUI

/// Which appearance a person wants for the app.
public enum ThemePreference: String, CaseIterable, Sendable {
  /// The appearance of the system, even when it changes.
  case system
  /// Light, whatever the system says.
  case light
  /// Dark, whatever the system says.
  case dark
}

extension ThemePreference {
  /// The key for the choice in the user defaults.
  public static let storageKey = "themePreference"

  /// The colour scheme to request; `nil` requests none, so the system's applies.
  public var colorScheme: ColorScheme? {
    switch self {
    case .system: nil
    case .light: .light
    case .dark: .dark
    }
  }

  /// The name of the choice, as ``ThemeSetting`` shows it.
  public var title: LocalizedStringKey {
    switch self {
    case .system: "System"
    case .light: "Light"
    case .dark: "Dark"
    }
  }
}

/// Gives a window the appearance that a person has chosen for the app.
///
/// Use it once, at the root of each scene. The choice applies as soon as it changes:
///
/// ```swift fragment
/// @AppStorage(ThemePreference.storageKey) private var theme: ThemePreference = .system
///
/// ContentView().themePreference(theme)
/// ```
public struct ThemePreferenceModifier: ViewModifier {
  /// The appearance that was chosen.
  public let preference: ThemePreference

  /// Makes a modifier.
  ///
  /// - Parameter preference: The appearance that was chosen.
  public init(preference: ThemePreference = .system) {
    self.preference = preference
  }

  /// Returns the content with the preference for its window.
  ///
  /// - Parameter content: The root view of a scene.
  /// - Returns: The root view in the chosen appearance.
  public func body(content: Content) -> some View {
    content.preferredColorScheme(preference.colorScheme)
  }
}

extension View {
  /// Gives the window around this view the appearance that a person has chosen for the app.
  ///
  /// - Parameter preference: The appearance that was chosen.
  /// - Returns: The view with the preference for its window.
  public func themePreference(_ preference: ThemePreference = .system) -> some View {
    modifier(ThemePreferenceModifier(preference: preference))
  }
}
