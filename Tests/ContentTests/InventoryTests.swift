import CatalogModel
import Testing

/// Everything that FoundationUI is said to have is there, and described.
@Suite struct InventoryTests {
  static let names: [Layer: [String]] = [
    .modifier: ["BadgeChipStyle", "CardStyle", "InteractiveStyle", "SurfaceStyle"],
    .component: [
      "Badge", "BoxTreeNode", "Card", "Indicator", "KeyValueRow", "ScaffoldContent",
      "SectionHeader", "SidebarItem", "ToolbarAction",
    ],
    .pattern: [
      "BoxTreePattern", "InspectorPattern", "NavigationSplitScaffold", "SidebarPattern",
      "ToolbarPattern",
    ],
    .context: ["ColorSchemeAdapter", "PlatformAdaptation", "SurfaceStyleKey"],
    .utility: ["AccessibilityHelpers", "CopyableModifier", "CopyableText", "KeyboardShortcuts"],
  ]

  @Test(arguments: names.keys.sorted { $0.rawValue < $1.rawValue })
  func eachLayerHasItsComponents(layer: Layer) throws {
    let components = try ShippedContent.foundationUI().components
    #expect(components.filter { $0.layer == layer }.map(\.name) == Self.names[layer])
  }

  @Test func thePrimitivesAreThoseOfAgentYAML() throws {
    #expect(
      try ShippedContent.foundationUI().primitives.map(\.name) == [
        "Button", "Divider", "HStack", "Image", "Label", "Spacer", "Text", "VStack",
      ])
  }

  @Test(arguments: try ShippedContent.foundationUI().components)
  func eachComponentIsDescribed(component: Component) throws {
    #expect(!component.summary.isEmpty)
    #expect(component.examples.count >= 2, "examples")
    #expect(component.accessibility.notes.count >= 2, "accessibility notes")
    #expect(component.accessibility.role != nil, "role")
    #expect(component.guide != nil, "guide")
    #expect(component.semantics != nil, "semantics")
    for prop in component.contract.props {
      #expect(!prop.description.isEmpty, "\(component.name).\(prop.name)")
    }
  }

  @Test(arguments: try ShippedContent.foundationUI().components)
  func noExampleIsShownTwice(component: Component) {
    let names = Set(component.examples.map(\.name))
    #expect(names.count == component.examples.count)
    let trees = Set(component.examples.map { $0.root.withoutPlaces })
    #expect(trees.count == component.examples.count)
  }

  @Test func everyComponentIsOnThePlatformsItIsMadeFor() throws {
    let all = ["iOS 17.0", "iPadOS 17.0", "macOS 14.0"]
    for component in try ShippedContent.foundationUI().components {
      let platforms = component.platforms.map { "\($0.name) \($0.minimumVersion)" }
      let isSidebar = ["SidebarPattern", "SidebarItem"].contains(component.name)
      #expect(platforms == (isSidebar ? Array(all.dropFirst()) : all), "\(component.name)")
    }
  }

  @Test(arguments: [
    (
      "P0",
      ["BadgeChipStyle", "Badge", "Card", "Indicator", "KeyValueRow", "SectionHeader"]
        + ["InspectorPattern", "SidebarPattern", "CopyableText"]
    ),
    ("P1", ["BoxTreePattern", "ToolbarPattern"]),
  ]) func prioritiesAreThoseOfTheFirstVersion(priority: String, names: [String]) throws {
    let components = try ShippedContent.foundationUI().components
    #expect(components.filter { $0.priority == priority }.map(\.name) == names)
  }

  @Test func guidesAreInReadingOrder() throws {
    let guides = try ShippedContent.foundationUI().guides.sorted { $0.order < $1.order }
    #expect(
      guides.map(\.slug) == [
        "getting-started", "principles", "token-reference", "platform-adaptation", "accessibility",
        "navigation", "agent-integration", "custom-components", "best-practices", "performance",
        "testing", "migration", "requirements", "tertiary-colour-on-macos", "corrections",
      ])
    #expect(
      guides.filter { $0.kind == .case }.map(\.slug) == ["tertiary-colour-on-macos", "corrections"])
  }
}
