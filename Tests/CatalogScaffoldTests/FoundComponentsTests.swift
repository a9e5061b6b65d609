import SwiftSymbols
import Testing

@testable import CatalogScaffold

/// Which declarations become components, and what their declarations tell.
@Suite struct FoundComponentsTests {
  private func found(_ source: String) -> FoundComponents {
    let file = SourceFile(path: "A.swift", text: source)
    return FoundComponents([SymbolExtractor.symbols(ofModule: "Kit", in: [file])])
  }

  @Test func viewsAndModifiersAreComponents() {
    let found = found(
      """
      public struct Row: View { public init() {} }
      public struct Wide: SwiftUI.View { public init() {} }
      public struct Plain { public init() {} }
      struct Hidden: View { init() {} }
      extension View {
        public func framed() -> some View { self }
        public func framed(width: Int) -> some View { self }
        public func count() -> Int { 0 }
      }
      """)
    #expect(found.components.map(\.name) == ["Row", "Wide", "Framed"])
    #expect(found.components.map(\.isModifier) == [false, false, true])
    #expect(found.components.map(\.type) == ["Row", "Wide", "View"])
    #expect(found.diagnostics == [])
  }

  @Test func aModifierBelongsToTheTypeOfItsName() {
    let found = found(
      """
      public struct Framed: ViewModifier {}
      extension View { public func framed() -> some View { self } }
      """)
    #expect(found.components.map(\.type) == ["Framed"])
  }

  @Test func theSummaryIsOneLineWithoutMarks() {
    let found = found(
      """
      /// A row with a ``Badge``,
      /// and `more`.
      ///
      /// And so on.
      public struct Row: View { public init() {} }
      """)
    #expect(found.components.map(\.summary) == ["A row with a Badge, and more."])
  }

  @Test func childrenComeInClosuresWithABuilder() {
    let found = found(
      """
      public struct Box<Content: View>: View {
        public init(@ViewBuilder content: () -> Content) {}
      }
      public struct Room<Content: View>: View {
        public init() {}
        public init(@ViewBuilder content: () -> Content) {}
      }
      """)
    #expect(found.components.map(\.takesChildren) == [true, true])
    #expect(found.components.map(\.canLeaveChildrenOut) == [false, true])
  }

  @Test func twoOfOneNameCannotBeTwoFolders() {
    let found = found(
      """
      public struct Row: View { public init() {} }
      public enum Side { public struct Row: View { public init() {} } }
      """)
    #expect(found.components.map(\.declaration) == ["Row"])
    #expect(
      found.diagnostics.map(\.summary) == [
        "'Side.Row' is not among the components: 'Row' has its name already"
      ])
  }
}
