import SwiftUI

/// Сколько из того, что лежит под поверхностью, видно сквозь неё.
public enum SurfaceMaterial: String, CaseIterable, Sendable {
  /// Видно больше всего.
  case thin
  /// Средняя прозрачность.
  case regular
  /// Видно мало; для текста над пёстрым содержимым.
  case thick
}

extension SurfaceMaterial {
  var material: Material {
    switch self {
    case .thin: .thin
    case .regular: .regular
    case .thick: .thick
    }
  }
}

/// Кладёт содержимое на полупрозрачный материал, без отступа и тени.
///
/// Если материал не указан, он берётся из ``SwiftUI/EnvironmentValues/surfaceStyle``. Контраст текста
/// на материале зависит от того, что под ним, и одного значения не имеет.
public struct SurfaceStyle: ViewModifier {
  @Environment(\.surfaceStyle) private var inheritedMaterial

  /// Материал поверхности; `nil` — тот, что задан в окружении.
  public let material: SurfaceMaterial?
  /// Радиус скругления, токен ``DS/Radius``, в пунктах.
  public let cornerRadius: CGFloat

  /// Создаёт стиль поверхности.
  ///
  /// - Parameters:
  ///   - material: Материал поверхности; `nil` — тот, что задан в окружении.
  ///   - cornerRadius: Радиус скругления, токен ``DS/Radius``, в пунктах.
  public init(material: SurfaceMaterial? = nil, cornerRadius: CGFloat = DS.Radius.card) {
    self.material = material
    self.cornerRadius = cornerRadius
  }

  /// Возвращает содержимое на поверхности.
  ///
  /// - Parameter content: То, что лежит на поверхности.
  /// - Returns: Содержимое на материале.
  public func body(content: Content) -> some View {
    content.background(
      material?.material ?? inheritedMaterial,
      in: RoundedRectangle(cornerRadius: cornerRadius, style: .continuous))
  }
}

extension View {
  /// Кладёт это представление на полупрозрачный материал.
  ///
  /// - Parameters:
  ///   - material: Материал поверхности; `nil` — тот, что задан в окружении.
  ///   - cornerRadius: Радиус скругления, токен ``DS/Radius``, в пунктах.
  /// - Returns: Представление на поверхности.
  public func surfaceStyle(
    material: SurfaceMaterial? = nil, cornerRadius: CGFloat = DS.Radius.card
  ) -> some View {
    modifier(SurfaceStyle(material: material, cornerRadius: cornerRadius))
  }
}

#Preview("Все материалы") {
  VStack(spacing: DS.Spacing.m) {
    ForEach(SurfaceMaterial.allCases, id: \.self) { material in
      Text(material.rawValue).padding(DS.Spacing.m).surfaceStyle(material: material)
    }
  }
  .padding(DS.Spacing.xl)
}
