import SwiftUI

extension RadarDesign {
  /// The parts of the glass background.
  public enum Glass {
    /// Where the sheen begins, at the top leading corner: white at 10 percent.
    public static let sheenStart = Color.white.opacity(0.1)

    /// Where the sheen ends, at the bottom trailing corner: white at 5 percent.
    public static let sheenEnd = Color.white.opacity(0.05)

    /// Where the edge begins, at the top leading corner: white at 30 percent.
    public static let edgeStart = Color.white.opacity(0.3)

    /// Where the edge ends, at the bottom trailing corner: white at 10 percent.
    public static let edgeEnd = Color.white.opacity(0.1)

    /// Width of the edge: half a point.
    public static let edgeWidth: CGFloat = 0.5
  }
}

/// Puts a view on glass, a material with a sheen and an edge that fades.
///
/// With Reduce Transparency on, the background is the opaque surface of cards.
public struct GlassBackground: ViewModifier {
  @Environment(\.accessibilityReduceTransparency) private var reduceTransparency

  /// Radius of the corners, in points.
  public let cornerRadius: CGFloat

  /// Makes the modifier.
  ///
  /// - Parameter cornerRadius: Radius of the corners, in points.
  public init(cornerRadius: CGFloat) {
    self.cornerRadius = cornerRadius
  }

  /// Returns the content on glass.
  ///
  /// - Parameter content: What lies on the glass.
  /// - Returns: The content over the material, the sheen and the edge.
  public func body(content: Content) -> some View {
    content
      .background {
        if reduceTransparency {
          shape.fill(RadarTheme.surface)
        } else {
          ZStack {
            shape.fill(.ultraThinMaterial)
            shape.fill(fade(from: RadarGlass.sheenStart, to: RadarGlass.sheenEnd))
          }
        }
      }
      .overlay {
        shape.stroke(
          fade(from: RadarGlass.edgeStart, to: RadarGlass.edgeEnd),
          lineWidth: RadarGlass.edgeWidth)
      }
  }

  private var shape: RoundedRectangle { RoundedRectangle(cornerRadius: cornerRadius) }

  private func fade(from start: Color, to end: Color) -> LinearGradient {
    LinearGradient(colors: [start, end], startPoint: .topLeading, endPoint: .bottomTrailing)
  }
}

extension View {
  /// Puts this view on glass.
  ///
  /// - Parameter cornerRadius: Radius of the corners, in points.
  /// - Returns: The view on glass.
  public func glassBackground(cornerRadius: CGFloat = RadarRadius.card) -> some View {
    modifier(GlassBackground(cornerRadius: cornerRadius))
  }
}

/// The parts of the glass background, as ``RadarDesign/Glass``.
public typealias RadarGlass = RadarDesign.Glass
