import SwiftUI

extension RadarDesign {
  /// The numbers that decide how the navigation bar follows the content that scrolls below it.
  public enum Navigation {
    /// Height of the bar at rest, in points.
    public static let expandedHeight: CGFloat = 96

    /// Height of the bar once collapsed, in points.
    public static let collapsedHeight: CGFloat = 44

    /// Beyond this offset the bar is collapsed, in points.
    public static let collapseOffset: CGFloat = 50

    /// The offset at which the background is opaque, in points.
    public static let fadeDistance: CGFloat = 100

    /// The offset at which the scale of the title would be 0 without ``minimumScale``, in points.
    public static let scaleDistance: CGFloat = 200

    /// The smallest scale of the title.
    public static let minimumScale: CGFloat = 0.8
  }
}

/// A bar with a title and a subtitle that shrinks and becomes opaque as the content scrolls.
///
/// ```swift
/// @State private var offset: CGFloat = 0
/// RadarNavigationBar(title: "Radar", subtitle: "All topics", scrollOffset: $offset)
/// ```
public struct RadarNavigationBar: View {
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @Binding private var scrollOffset: CGFloat

  private let title: String
  private let subtitle: String?

  /// Makes a bar.
  ///
  /// - Parameters:
  ///   - title: The name of the screen.
  ///   - subtitle: A line below the title, which is hidden while the bar is collapsed.
  ///   - scrollOffset: How far the content has been scrolled up, in points. The bar only reads it.
  public init(title: String, subtitle: String? = nil, scrollOffset: Binding<CGFloat>) {
    self.title = title
    self.subtitle = subtitle
    _scrollOffset = scrollOffset
  }

  /// Makes a bar for an offset that is stored elsewhere.
  ///
  /// The bar never writes to its offset, so a value is enough: in previews and tests, and where the
  /// offset comes from a model.
  ///
  /// - Parameters:
  ///   - title: The name of the screen.
  ///   - subtitle: A line below the title, which is hidden while the bar is collapsed.
  ///   - scrollOffset: How far the content has been scrolled up, in points.
  public init(title: String, subtitle: String? = nil, scrollOffset: CGFloat) {
    self.init(title: title, subtitle: subtitle, scrollOffset: .constant(scrollOffset))
  }

  /// The title over its background.
  public var body: some View {
    ZStack {
      RadarTheme.background
        .opacity(backgroundOpacity)
        .ignoresSafeArea()
        .modifier(GlassBackground(cornerRadius: RadarRadius.bar))
      VStack(spacing: RadarSpacing.xs) {
        Text(title)
          .font(isCollapsed ? RadarTypography.headline : RadarTypography.largeTitle)
          .foregroundStyle(RadarTheme.primary)
          .scaleEffect(titleScale)
          .accessibilityAddTraits(.isHeader)
        if let subtitle {
          Text(subtitle)
            .font(RadarTypography.footnote)
            .foregroundStyle(RadarTheme.subtle)
            .opacity(isCollapsed ? RadarOpacity.hidden : 1)
        }
      }
      .animation(reduceMotion ? nil : RadarMotion.interactiveSpring, value: scrollOffset)
    }
    .frame(height: height)
  }

  private var isCollapsed: Bool { scrollOffset > RadarNavigation.collapseOffset }

  private var height: CGFloat {
    isCollapsed ? RadarNavigation.collapsedHeight : RadarNavigation.expandedHeight
  }

  private var backgroundOpacity: Double {
    min(max(scrollOffset / RadarNavigation.fadeDistance, 0), 1)
  }

  private var titleScale: CGFloat {
    let scale = 1 - scrollOffset / RadarNavigation.scaleDistance
    return min(max(scale, RadarNavigation.minimumScale), 1)
  }
}

/// The numbers of the navigation bar, as ``RadarDesign/Navigation``.
public typealias RadarNavigation = RadarDesign.Navigation
