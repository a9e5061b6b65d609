import SwiftUI

/// Which appearance a subtree has.
public enum ColorSchemePreference: String, CaseIterable, Sendable {
  /// The appearance of the system.
  case system
  /// Light, whatever the system says.
  case light
  /// Dark, whatever the system says.
  case dark
}

extension ColorSchemePreference {
  /// The scheme of the subtree; `nil` leaves it as it is.
  var colorScheme: ColorScheme? {
    switch self {
    case .system: nil
    case .light: .light
    case .dark: .dark
    }
  }
}

/// Lets a subtree follow the appearance of the system, or keeps it light or dark.
///
/// Every colour and material below resolves for the chosen appearance. Use it at the root of a
/// scene, bound to a setting, or around a part that must not change, such as controls over video.
public struct ColorSchemeAdapter: ViewModifier {
  @Environment(\.colorScheme) private var systemScheme

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
  /// - Parameter content: The subtree.
  /// - Returns: The subtree with the colour scheme in its environment.
  public func body(content: Content) -> some View {
    content.environment(\.colorScheme, preference.colorScheme ?? systemScheme)
  }
}

extension View {
  /// Lets this view follow the appearance of the system, or keeps it light or dark.
  ///
  /// - Parameter preference: The appearance to apply.
  /// - Returns: The view in the chosen appearance.
  public func colorSchemeAdapter(_ preference: ColorSchemePreference = .system) -> some View {
    modifier(ColorSchemeAdapter(preference: preference))
  }
}

#Preview("Every preference") {
  VStack(spacing: DS.Spacing.m) {
    ForEach(ColorSchemePreference.allCases, id: \.self) { preference in
      Card { Text(preference.rawValue) }.colorSchemeAdapter(preference)
    }
  }
  .padding(DS.Spacing.xl)
}
