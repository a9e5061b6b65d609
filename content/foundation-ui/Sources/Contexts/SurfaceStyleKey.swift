import SwiftUI

/// The environment key behind ``SwiftUI/EnvironmentValues/surfaceStyle``.
public struct SurfaceStyleKey: EnvironmentKey {
  /// The regular material, used where no ancestor has chosen another.
  public static let defaultValue: Material = .regular
}

extension EnvironmentValues {
  /// The material of surfaces in this subtree.
  ///
  /// A view that draws a surface of its own reads it, as the popover of ``Indicator`` does.
  /// Set it once on a window or a pane: `.environment(\.surfaceStyle, .thin)`.
  public var surfaceStyle: Material {
    get { self[SurfaceStyleKey.self] }
    set { self[SurfaceStyleKey.self] = newValue }
  }
}
