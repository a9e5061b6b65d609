import SwiftUI

/// Puts a view on Liquid Glass from iOS 26 on, and before on a solid card with a subtle shadow.
///
/// Only this modifier checks the version, so views need no check of their own.
public struct GlassSurface: ViewModifier {
  /// Makes a surface.
  public init() {}

  /// Returns the content on the surface of the running system.
  ///
  /// - Parameter content: What lies on the surface.
  /// - Returns: The content with padding, on glass or on a solid card.
  @ViewBuilder public func body(content: Content) -> some View {
    #if compiler(>=6.2)
      if #available(iOS 26, *) {
        padded(content).glassEffect(.regular, in: shape)
      } else {
        solid(content)
      }
    #else
      solid(content)
    #endif
  }

  private var shape: RoundedRectangle {
    RoundedRectangle(cornerRadius: NativeDesign.Radius.card, style: .continuous)
  }

  private func padded(_ content: Content) -> some View {
    content.padding(NativeDesign.Spacing.medium)
  }

  /// SwiftUI measures a shadow by the deviation of its blur, half of the 8 points in the tokens.
  private func solid(_ content: Content) -> some View {
    padded(content).background {
      shape
        .fill(Color(.secondarySystemBackground))
        .shadow(color: Color(.sRGBLinear, white: 0, opacity: 0.08), radius: 4, y: 2)
    }
  }
}

extension View {
  /// Puts this view on Liquid Glass from iOS 26 on, and on a solid card with a subtle shadow
  /// before.
  ///
  /// - Returns: The view on the surface of the running system.
  public func glassSurface() -> some View {
    modifier(GlassSurface())
  }
}
