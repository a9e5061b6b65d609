import ColorScience
import DesignTokens
import Testing

/// What guides and notes of FoundationUI say about contrast in words is what its tokens give.
@Suite struct ContrastStatementTests {
  private static let fills = ["color.infoBG", "color.warnBG", "color.errorBG", "color.successBG"]

  /// A context with the ratio there.
  private typealias Measured = (context: Context, ratio: ContrastRatio)

  /// The ratio of `foreground` on layers, the lowest first, in every context of `choice` in which
  /// all of them are known; there must be some.
  private func ratios(
    of foreground: String, on layers: [String], where choice: [String: String] = [:]
  ) throws -> [Measured] {
    let tokens = try ShippedContent.foundationUI().tokens
    let contexts = tokens.modifiers.reduce([Context()]) { partial, modifier in
      partial.flatMap { context in
        modifier.contexts.filter { choice[modifier.name] ?? $0 == $0 }.map { name in
          var next = context
          next[modifier.name] = name
          return next
        }
      }
    }
    let measured: [Measured] = try contexts.compactMap { context in
      let front = try color(foreground, in: context)
      let back = try layers.compactMap { try color($0, in: context) }
      guard let front, back.count == layers.count else { return nil }
      return ContrastRatio.of(front, over: back).map { (context, $0) }
    }
    #expect(!measured.isEmpty, "\(foreground) on \(layers)")
    return measured
  }

  /// `nil` where the value is not known.
  private func color(_ path: String, in context: Context) throws -> SRGBColor? {
    let token = try #require(try ShippedContent.foundationUI().tokens[TokenPath(path)], "\(path)")
    guard let value = token.value(in: context), !value.isUnknown,
      case .color(let color) = value.value
    else { return nil }
    return color.value.srgb
  }

  /// Guides "Accessibility" and "Token reference", `Badge`.
  @Test func labelTextPassesOnEveryBackground() throws {
    let plain = [
      "system.background", "system.secondaryBackground", "system.groupedBackground",
      "system.windowBackground", "system.controlBackground", "color.tertiary",
    ]
    let stacks =
      plain.map { [$0] }
      + (Self.fills + ["system.fill", "system.selection"]).flatMap { fill in
        ["system.background", "color.tertiary"].map { [$0, fill] }
      }
    for stack in stacks {
      for (context, ratio) in try ratios(of: "system.label", on: stack) {
        #expect(ratio.meets(.aa, for: .normalText), "\(stack) \(context): \(ratio.text)")
      }
    }
  }

  /// Guide "Token reference", `Badge`.
  @Test(arguments: zip(["gray", "orange", "red", "green"], fills))
  func noHuePassesAsTextOnItsOwnFillInLightAppearance(hue: String, fill: String) throws {
    let layers = ["system.background", fill]
    for (context, ratio) in try ratios(
      of: "system.\(hue)", on: layers, where: ["appearance": "light"])
    {
      #expect(!ratio.meets(.aa, for: .normalText), "\(context): \(ratio.text)")
    }
  }

  /// `KeyValueRow`, `SectionHeader`.
  @Test(arguments: ["system.background", "color.tertiary"])
  func secondaryTextMissesTheLevelInLightAppearance(background: String) throws {
    let choice = ["appearance": "light", "contrast": "normal"]
    for (context, ratio) in try ratios(
      of: "system.secondaryLabel", on: [background], where: choice)
    {
      #expect(!ratio.meets(.aa, for: .normalText), "\(context): \(ratio.text)")
    }
  }

  /// `InteractiveStyle`.
  @Test(arguments: ["light", "dark"])
  func whiteOnTheAccentMissesTheLevel(appearance: String) throws {
    let choice = ["appearance": appearance, "contrast": "normal"]
    for (context, ratio) in try ratios(of: "system.white", on: ["system.accent"], where: choice) {
      #expect(!ratio.meets(.aa, for: .normalText), "\(context): \(ratio.text)")
    }
  }

  /// `Indicator`, `BoxTreeNode`.
  @Test(arguments: ["system.orange", "system.green"])
  func orangeAndGreenAreTooPaleToBeEdges(hue: String) throws {
    let choice = ["appearance": "light", "contrast": "normal"]
    for (context, ratio) in try ratios(of: hue, on: ["system.background"], where: choice) {
      #expect(!ratio.meets(.aa, for: .nonText), "\(context): \(ratio.text)")
    }
  }

  /// `BadgeChipStyle`, `Button`, `InteractiveStyle`, `SidebarItem`, and the tertiary case.
  @Test(
    arguments: (fills + ["system.fill", "system.separator"]).map { ($0, "system.background") }
      + [("system.selection", "system.groupedBackground"), ("system.separator", "color.tertiary")])
  func fillsAndSeparatorsAreTooPaleToBeEdges(color: String, background: String) throws {
    for (context, ratio) in try ratios(of: color, on: [background]) {
      #expect(!ratio.meets(.aa, for: .nonText), "\(context): \(ratio.text)")
    }
  }

  /// `InteractiveStyle`, `SidebarItem`.
  @Test(arguments: [
    ("system.accent", "system.groupedBackground"), ("system.accent", "system.background"),
    ("system.accent", "color.tertiary"), ("system.red", "system.background"),
    ("system.red", "color.tertiary"),
  ])
  func edgesReachWhatABoundaryNeeds(color: String, background: String) throws {
    for (context, ratio) in try ratios(of: color, on: [background]) {
      #expect(ratio.meets(.aa, for: .nonText), "\(context): \(ratio.text)")
    }
  }
}
