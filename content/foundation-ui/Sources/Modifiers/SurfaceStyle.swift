import SwiftUI

/// How much of what lies behind a surface shows through it.
public enum SurfaceMaterial: String, CaseIterable, Sendable {
  /// Most shows through.
  case thin
  /// The balance for panes and cards.
  case regular
  /// Little shows through; for text over busy content.
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

/// Puts content on a translucent surface without padding or shadow.
///
/// The contrast of text on a material depends on what lies behind it and has no fixed value. With
/// Reduce Transparency on, the surface is ``DS/Color/tertiary``.
public struct SurfaceStyle: ViewModifier {
  @Environment(\.accessibilityReduceTransparency) private var reduceTransparency

  /// How much of the background shows through.
  public let material: SurfaceMaterial
  /// Radius of the corners, a token of ``DS/Radius``, in points.
  public let cornerRadius: CGFloat

  /// Makes a surface style.
  ///
  /// - Parameters:
  ///   - material: How much of the background shows through.
  ///   - cornerRadius: Radius of the corners, a token of ``DS/Radius``, in points.
  public init(material: SurfaceMaterial = .regular, cornerRadius: CGFloat = DS.Radius.card) {
    self.material = material
    self.cornerRadius = cornerRadius
  }

  /// Returns the content on the surface.
  ///
  /// - Parameter content: What lies on the surface.
  /// - Returns: The content over a material, or over an opaque colour where the reader asks for it.
  public func body(content: Content) -> some View {
    content.background(
      fill, in: RoundedRectangle(cornerRadius: cornerRadius, style: .continuous))
  }

  private var fill: AnyShapeStyle {
    reduceTransparency ? AnyShapeStyle(DS.Color.tertiary) : AnyShapeStyle(material.material)
  }
}

extension View {
  /// Puts this view on a translucent surface.
  ///
  /// - Parameters:
  ///   - material: How much of the background shows through.
  ///   - cornerRadius: Radius of the corners, a token of ``DS/Radius``, in points.
  /// - Returns: The view on the surface.
  public func surfaceStyle(
    material: SurfaceMaterial = .regular, cornerRadius: CGFloat = DS.Radius.card
  ) -> some View {
    modifier(SurfaceStyle(material: material, cornerRadius: cornerRadius))
  }
}

#Preview("Every material") {
  VStack(spacing: DS.Spacing.m) {
    ForEach(SurfaceMaterial.allCases, id: \.self) { material in
      Text(material.rawValue)
        .padding(DS.Spacing.m)
        .surfaceStyle(material: material)
    }
  }
  .padding(DS.Spacing.xl)
  .background(DS.Color.infoBG)
}
