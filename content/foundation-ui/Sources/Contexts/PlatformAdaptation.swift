import SwiftUI

/// Pads content for the platform and the width of the window.
///
/// The padding is ``DS/Spacing/m`` on macOS, ``DS/Spacing/s`` in a compact width on iOS and iPadOS,
/// and ``DS/Spacing/m`` in a regular width.
public struct PlatformAdaptiveModifier: ViewModifier {
  @Environment(\.horizontalSizeClass) private var environmentSizeClass

  /// The size class to adapt to, or `nil` to follow the environment.
  public let sizeClass: UserInterfaceSizeClass?

  /// Makes an adaptive padding.
  ///
  /// - Parameter sizeClass: The size class to adapt to, or `nil` to follow the environment.
  public init(sizeClass: UserInterfaceSizeClass? = nil) {
    self.sizeClass = sizeClass
  }

  /// Returns the content with the padding of the platform.
  ///
  /// - Parameter content: What is padded.
  /// - Returns: The padded content.
  public func body(content: Content) -> some View {
    content.padding(padding)
  }

  private var padding: CGFloat {
    #if os(macOS)
      DS.Spacing.m
    #else
      (sizeClass ?? environmentSizeClass) == .compact ? DS.Spacing.s : DS.Spacing.m
    #endif
  }
}

extension View {
  /// Pads this view for the platform and the environment's size class.
  ///
  /// - Returns: The padded view.
  public func platformAdaptive() -> some View {
    modifier(PlatformAdaptiveModifier())
  }

  /// Pads this view for the platform and a given size class.
  ///
  /// macOS has one density and ignores the size class.
  ///
  /// - Parameter sizeClass: The size class to adapt to, for previews and for panes that are
  ///   narrower than their window.
  /// - Returns: The padded view.
  public func platformAdaptive(sizeClass: UserInterfaceSizeClass) -> some View {
    modifier(PlatformAdaptiveModifier(sizeClass: sizeClass))
  }
}

#Preview("Compact and regular") {
  VStack(spacing: DS.Spacing.l) {
    Text("compact").platformAdaptive(sizeClass: .compact).background(DS.Color.infoBG)
    Text("regular").platformAdaptive(sizeClass: .regular).background(DS.Color.infoBG)
  }
}
