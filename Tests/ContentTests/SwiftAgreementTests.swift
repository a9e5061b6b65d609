import CatalogModel
import Testing

/// What the metadata say about a component is what its Swift declaration says: labels, order, types
/// and defaults.
@Suite struct SwiftAgreementTests {
  /// Declarations that agent YAML cannot mirror argument by argument, as Swift writes them.
  static let exceptions: [String: [String]] = [
    // Without an argument the size class is the environment's: an overload, not a default.
    "PlatformAdaptation": ["sizeClass: UserInterfaceSizeClass"],
    // An environment value has a name and a type; its default is that of the key.
    "SurfaceStyleKey": ["surfaceStyle: Material"],
  ]

  @Test(arguments: try ShippedContent.foundationUI().components)
  func propsAreTheArguments(component: Component) throws {
    let system = try ShippedContent.foundationUI()
    let declared = try SwiftCall.declared(component, in: ShippedContent.module())
    if let exception = Self.exceptions[component.name] {
      #expect(declared.map(\.description) == exception)
    } else {
      #expect(declared == SwiftCall.described(component, tokens: system.vocabulary.tokens))
    }
  }

  @Test(arguments: try ShippedContent.foundationUI().components)
  func valuesOfEnumsAreTheCases(component: Component) throws {
    let module = try ShippedContent.module()
    for prop in component.contract.props where prop.kind == .enum {
      let cases = module.members(of: [prop.swiftType ?? ""]).filter { $0.kind == .enumCase }
      // A type of SwiftUI, or `String` for the names of symbols, has no cases here.
      guard !cases.isEmpty else { continue }
      #expect(prop.choices.map(\.name) == cases.map(\.name), "\(component.name).\(prop.name)")
    }
  }

  @Test func typesOfComponentsAreDeclared() throws {
    let module = try ShippedContent.module()
    for component in try ShippedContent.foundationUI().components {
      let type = component.contract.swift.type
      #expect(module.symbols.contains { $0.path == [type] }, "\(component.name): \(type)")
      #expect(component.contract.swift.module == "FoundationUI")
    }
  }

  @Test func everyTokenOfTheSystemHasItsSwiftName() throws {
    let module = try ShippedContent.module()
    let declared = Set(module.symbols.map { $0.path.joined(separator: ".") })
    // The module keeps these for its own controls; nobody else can name them.
    let kept = ["DS.State.", "DS.Target.indicator"]
    for token in try ShippedContent.foundationUI().tokens {
      guard let name = token.metadata.swift, name.hasPrefix("DS.") else { continue }
      if kept.contains(where: name.hasPrefix) { continue }
      #expect(declared.contains(name), "\(token.path): \(name)")
    }
  }

  @Test func viewsOfComponentsAndPatternsDescribeThemselves() throws {
    let module = try ShippedContent.module()
    for component in try ShippedContent.foundationUI().components
    where [.component, .pattern].contains(component.layer) {
      let type = component.contract.swift.type
      let members = Set(module.members(of: [type]).map(\.name))
      #expect(members.isSuperset(of: ["componentType", "properties", "semantics"]), "\(type)")
    }
  }
}
