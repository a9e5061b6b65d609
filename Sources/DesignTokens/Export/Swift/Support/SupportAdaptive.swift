extension SwiftSupport {
  static let adaptiveToken = """
    extension NAMESPACE {
      /// A value that depends on appearance and contrast.
      public struct AdaptiveToken<Value: Sendable>: Sendable {
        public var light: Value
        public var dark: Value
        public var lightHighContrast: Value
        public var darkHighContrast: Value

        /// Without values for increased contrast the usual ones hold there too.
        public init(
          light: Value, dark: Value, lightHighContrast: Value? = nil,
          darkHighContrast: Value? = nil
        ) {
          self.light = light
          self.dark = dark
          self.lightHighContrast = lightHighContrast ?? light
          self.darkHighContrast = darkHighContrast ?? dark
        }

        /// The value for an appearance and a contrast.
        public func value(
          for scheme: SwiftUI.ColorScheme, contrast: SwiftUI.ColorSchemeContrast = .standard
        ) -> Value {
          switch (scheme == .dark, contrast == .increased) {
          case (false, false): light
          case (true, false): dark
          case (false, true): lightHighContrast
          case (true, true): darkHighContrast
          }
        }

        /// The value where a view stands.
        public func value(in environment: SwiftUI.EnvironmentValues) -> Value {
          value(for: environment.colorScheme, contrast: environment.colorSchemeContrast)
        }
      }
    }
    """

  static let dynamicColor = """
    extension SwiftUI.Color {
      /// A colour that follows appearance and contrast.
      ///
      /// Without values for increased contrast the usual ones hold there too. A watch is always
      /// dark.
      public init(
        light: SwiftUI.Color, dark: SwiftUI.Color, lightHighContrast: SwiftUI.Color? = nil,
        darkHighContrast: SwiftUI.Color? = nil
      ) {
        let increasedLight = lightHighContrast ?? light
        let increasedDark = darkHighContrast ?? dark
        #if os(watchOS)
          self = dark
        #elseif canImport(UIKit)
          self.init(
            uiColor: UIColor { traits in
              let isIncreased = traits.accessibilityContrast == .high
              let color =
                traits.userInterfaceStyle == .dark
                ? (isIncreased ? increasedDark : dark) : (isIncreased ? increasedLight : light)
              return UIColor(color).resolvedColor(with: traits)
            })
        #elseif canImport(AppKit)
          self.init(
            nsColor: NSColor(name: nil) { appearance in
              let known: [NSAppearance.Name] = [
                .aqua, .darkAqua, .accessibilityHighContrastAqua,
                .accessibilityHighContrastDarkAqua,
              ]
              switch appearance.bestMatch(from: known) {
              case .darkAqua: return NSColor(dark)
              case .accessibilityHighContrastAqua: return NSColor(increasedLight)
              case .accessibilityHighContrastDarkAqua: return NSColor(increasedDark)
              default: return NSColor(light)
              }
            })
        #else
          self = light
        #endif
      }
    }
    """
}
