import SwiftUI

extension DS {
  /// The shadows behind the four values of `CardElevation`.
  ///
  /// Callers choose an elevation by name; the numbers stay inside the module.
  enum Elevation {
    /// One shadow, in the terms of the token file.
    struct Shadow: Sendable {
      /// Opacity of the black the shadow is drawn in, from 0 to 1.
      let opacity: Double
      /// Distance over which the edge fades, in points.
      let blur: CGFloat
      /// How far the shadow falls below the card, in points.
      let offset: CGFloat

      /// SwiftUI measures a shadow by the deviation of its blur, which is half the fading distance.
      var radius: CGFloat { blur / 2 }
    }

    static let none = Shadow(opacity: 0, blur: 0, offset: 0)
    static let low = Shadow(opacity: 0.12, blur: 3, offset: 1)
    static let medium = Shadow(opacity: 0.16, blur: 10, offset: 3)
    static let high = Shadow(opacity: 0.22, blur: 28, offset: 10)
  }
}
