import SnippetCompilation
import SwiftSymbols
import Testing

/// The types of which all members are known.
struct ClosedTypesTests {
  @Test func aTypeThatTakesMembersFromAFrameworkIsNotAmongThem() {
    let text = """
      public enum Level: String, CaseIterable, Sendable { case low }
      public struct Spacing { public static let small = 4 }
      public struct Chip: View { public var body: Int { 0 } }
      public struct Late {}
      extension Late: ViewModifier {}
      """
    let file = SourceFile(path: "Kit/Chip.swift", text: text)
    let module = SymbolExtractor.symbols(ofModule: "Kit", in: [file])
    #expect(ClosedTypes.names(in: module.symbols) == ["Level", "Spacing"])
  }
}
