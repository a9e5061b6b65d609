import AgentUI
import CatalogModel
import SwiftSymbols
import Testing

/// The components of Peptide Fox are described, and their metadata agree with the Swift sources.
@Suite struct PeptideFoxComponentTests {
  private typealias Content = PeptideFoxContent

  @Test func theComponentsAreThoseOfTheDocument() throws {
    let system = try Content.system()
    #expect(
      Set(system.components.map(\.name)) == [
        "AccentCard", "Badge", "BulletItem", "Card", "ComparisonCard", "FunctionalTypography",
        "IconLabel", "PeptideCard", "SynergyBadges", "TintedCard", "Typography",
      ])
    let planned = system.components.filter { $0.status == .planned }.map(\.name)
    #expect(Set(planned) == ["AccentCard", "SynergyBadges"])
  }

  @Test(arguments: try PeptideFoxContent.system().components.map(\.name))
  func eachComponentIsDescribed(name: String) throws {
    let component = try Content.component(name)
    #expect(component.examples.count >= 2, "examples")
    #expect(component.accessibility.notes.count >= 2, "accessibility notes")
    #expect(component.accessibility.role != nil, "role")
    #expect(component.guide != nil, "guide")
    #expect(component.semantics != nil, "semantics")
    for prop in component.contract.props {
      #expect(!prop.description.isEmpty, "\(component.name).\(prop.name)")
    }
  }

  /// Two components share the modifier of cards, which their methods choose between.
  private static let called = [
    "Badge", "BulletItem", "ComparisonCard", "FunctionalTypography", "IconLabel", "PeptideCard",
    "Typography",
  ]

  @Test(arguments: called) func propsAreTheArguments(name: String) throws {
    let component = try Content.component(name)
    let tokens = try Content.system().vocabulary.tokens
    #expect(
      try SwiftCall.declared(component, in: Content.module())
        == SwiftCall.described(component, tokens: tokens))
  }

  @Test func valuesOfEnumsAreTheCases() throws {
    let module = try Content.module()
    for component in try Content.system().components {
      for prop in component.contract.props where prop.kind == .enum {
        let cases = module.members(of: [prop.swiftType ?? ""]).filter { $0.kind == .enumCase }
        guard !cases.isEmpty else { continue }
        #expect(prop.choices.map(\.name) == cases.map(\.name), "\(component.name).\(prop.name)")
      }
    }
  }

  @Test func everyPublicDeclarationIsDocumented() throws {
    let module = try Content.module()
    let silent = module.symbols.filter { $0.documentation.state != .own }
    #expect(silent.map { "\($0.location.path) \($0.key)" } == [])
    #expect(module.symbols.count > 100)
    for symbol in module.symbols { #expect(symbol.unknownDocumentedParameters == []) }
  }

  @Test func tokensAgreeWithTheSwiftSource() throws {
    let drift = try #require(try Content.system().drift)
    #expect(drift.diagnostics.map(\.summary) == [])
    #expect(drift.matched == 46)
  }
}
