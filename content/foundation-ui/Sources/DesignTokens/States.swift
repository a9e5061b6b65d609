import SwiftUI

extension DS {
  /// How the states of controls look, for the module's own controls only.
  enum State {
    /// Opacity of a disabled control.
    static let disabledOpacity: Double = 0.5
    /// Size of a pressed control, relative to one at rest.
    static let pressedScale: CGFloat = 0.97
    /// Size of a halo under the pointer, relative to one at rest.
    static let hoveredScale: CGFloat = 1.25
    /// How long a control shows that it has copied.
    static let confirmation: Duration = .seconds(2)
  }
}
