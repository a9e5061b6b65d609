import SwiftUI

/// The setting with which a person chooses the appearance of the app.
///
/// The choice is kept in the user defaults under ``ThemePreference/storageKey``, so it is still
/// there after a restart.
public struct ThemeSetting: View {
  /// The choice until a person makes one.
  public let selection: ThemePreference

  @AppStorage private var stored: ThemePreference

  /// Makes a setting.
  ///
  /// - Parameter selection: What is chosen until a person makes a choice.
  public init(selection: ThemePreference = .system) {
    self.selection = selection
    _stored = AppStorage(wrappedValue: selection, ThemePreference.storageKey)
  }

  /// A segmented picker of the three choices.
  public var body: some View {
    Picker("Appearance", selection: $stored) {
      ForEach(ThemePreference.allCases, id: \.self) { preference in
        Text(preference.title).tag(preference)
      }
    }
    .pickerStyle(.segmented)
    .frame(minHeight: NativeDesign.Target.minimum)
  }
}

#Preview {
  ThemeSetting()
    .padding(NativeDesign.Spacing.medium)
}
