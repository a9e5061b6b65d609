import SwiftUI

/// Ключ окружения, за которым стоит ``SwiftUI/EnvironmentValues/surfaceStyle``.
public struct SurfaceStyleKey: EnvironmentKey {
  /// Материал regular: он действует, пока никто выше не выбрал другой.
  public static let defaultValue: Material = .regular
}

extension EnvironmentValues {
  /// Материал, из которого сделаны поверхности ниже этого места.
  ///
  /// Задаётся один раз для окна или панели: `.environment(\.surfaceStyle, .thin)`. Его читает
  /// ``SurfaceStyle``, если материал не указан в самом модификаторе.
  public var surfaceStyle: Material {
    get { self[SurfaceStyleKey.self] }
    set { self[SurfaceStyleKey.self] = newValue }
  }
}
