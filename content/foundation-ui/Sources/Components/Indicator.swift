import SwiftUI

/// How large the dot of an indicator is.
public enum IndicatorSize: String, CaseIterable, Sendable {
  /// ``DS/Spacing/s`` in diameter: in trees and tables.
  case mini
  /// ``DS/Spacing/m`` in diameter: beside body text.
  case small
  /// ``DS/Spacing/l`` in diameter: on its own.
  case medium
}

extension IndicatorSize {
  /// The diameter of the dot, in points.
  var diameter: CGFloat {
    switch self {
    case .mini: DS.Spacing.s
    case .small: DS.Spacing.m
    case .medium: DS.Spacing.l
    }
  }
}

/// A status dot with the levels of ``Badge`` but without text.
///
/// The dot takes the hue of its level and lies on a halo in the chip background of that level. The
/// halo grows under a pointer. A hairline gives the dot its edge where the hue alone is too pale.
/// People can find out its meaning on every platform: by hovering on macOS, by a tap or a long
/// press on iOS and iPadOS, with VoiceOver everywhere. With Differentiate Without Color on, a
/// symbol takes the place of the dot.
///
/// ```swift
/// Indicator(level: .warning, reason: "Checksum mismatch")
///   .copyable(text: "Checksum mismatch")
/// ```
public struct Indicator: View {
  @Environment(\.accessibilityDifferentiateWithoutColor) private var differentiateWithoutColor
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @State private var isHovered = false

  /// The status the dot shows.
  public let level: BadgeLevel
  /// How large the dot is.
  public let size: IndicatorSize
  /// Why the status is what it is, for VoiceOver and as the text of the tooltip.
  public let reason: String?
  /// What the tooltip shows in place of the reason.
  public let tooltip: IndicatorTooltip?

  /// Makes an indicator.
  ///
  /// Give a reason or a tooltip: a dot that cannot say what it means is decoration.
  ///
  /// - Parameters:
  ///   - level: The status the dot shows.
  ///   - size: How large the dot is.
  ///   - reason: Why the status is what it is, in a few words.
  ///   - tooltip: What the tooltip shows; `nil` shows the reason.
  public init(
    level: BadgeLevel,
    size: IndicatorSize = .small,
    reason: String? = nil,
    tooltip: IndicatorTooltip? = nil
  ) {
    self.level = level
    self.size = size
    self.reason = reason
    self.tooltip = tooltip
  }

  /// The dot, with a target that reaches beyond it.
  public var body: some View {
    mark
      .frame(width: size.diameter, height: size.diameter)
      .background { halo }
      .contentShape(target)
      .contentShape(.accessibility, target)
      .onHover { isHovered = $0 }
      .accessibleAnimation(DS.Animation.quick, value: isHovered)
      .modifier(IndicatorTooltipModifier(tooltip: shownTooltip))
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(accessibilityLabel)
      .accessibilityAddTraits(.isImage)
  }

  @ViewBuilder private var mark: some View {
    if differentiateWithoutColor {
      Image(systemName: level.symbolName).resizable().scaledToFit()
    } else {
      Circle()
        .fill(level.tint)
        .overlay { Circle().strokeBorder(.secondary, lineWidth: DS.Layout.hairline) }
    }
  }

  private var halo: some View {
    Circle()
      .fill(level.background)
      .padding(-DS.Spacing.s / 4)
      .scaleEffect(isHovered && !reduceMotion ? DS.State.hoveredScale : 1)
  }

  /// Larger than the dot by as much as a finger needs, without moving its neighbours.
  private var target: some Shape {
    Rectangle().inset(by: -max(0, DS.Target.indicator - size.diameter) / 2)
  }

  private var shownTooltip: IndicatorTooltip? {
    tooltip ?? reason.map(IndicatorTooltip.text)
  }

  private var accessibilityLabel: String {
    let name = "\(level.rawValue.capitalized) indicator"
    guard let reason = reason ?? tooltip?.plainText else { return name }
    return "\(name) — \(reason)"
  }
}

#Preview("Levels and sizes") {
  Grid(horizontalSpacing: DS.Spacing.xl, verticalSpacing: DS.Spacing.xl) {
    ForEach(BadgeLevel.allCases, id: \.self) { level in
      GridRow {
        ForEach(IndicatorSize.allCases, id: \.self) { size in
          Indicator(level: level, size: size, reason: "Checksum mismatch")
        }
      }
    }
  }
  .padding(DS.Spacing.xl)
}
