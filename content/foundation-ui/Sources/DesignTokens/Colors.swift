import SwiftUI

extension DS {
  /// Colours named by what they mean.
  ///
  /// The four level backgrounds are translucent: what lies below them shows through, so the
  /// contrast of text on a chip depends on the surface the chip stands on.
  public enum Color {
    /// Background of the info level: gray at 18 percent.
    public static let infoBG = SwiftUI.Color.gray.opacity(0.18)

    /// Background of the warning level: orange at 22 percent.
    public static let warnBG = SwiftUI.Color.orange.opacity(0.22)

    /// Background of the error level: red at 22 percent.
    public static let errorBG = SwiftUI.Color.red.opacity(0.22)

    /// Background of the success level: green at 20 percent.
    public static let successBG = SwiftUI.Color.green.opacity(0.20)

    #if os(macOS)
      /// Background of content areas: the system's control background.
      ///
      /// It must stay a background colour. A label colour such as `tertiaryLabelColor` is made to
      /// be read on a background and leaves text on top of it with too little contrast.
      public static let tertiary = SwiftUI.Color(nsColor: .controlBackgroundColor)
    #else
      /// Background of content areas: the system's tertiary background.
      public static let tertiary = SwiftUI.Color(uiColor: .tertiarySystemBackground)
    #endif
  }

  /// The earlier spelling of ``Color``, kept so that `DS.Colors.tertiary` still compiles.
  @available(*, deprecated, renamed: "Color")
  public typealias Colors = Color
}
