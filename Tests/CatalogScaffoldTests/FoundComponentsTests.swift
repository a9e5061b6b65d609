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
    #expect(found.components.map(\.grammar) == [.view, .view, .modifier])
    #expect(found.components.map(\.type) == ["Row", "Wide", "View"])
    #expect(
      found.diagnostics.map(\.summary) == [
        "left out of the components: methods of views that return something other than a view (1)"
      ])
    #expect(found.diagnostics.first?.notes.map(\.message) == ["count"])
  }

  @Test func aFolderKeepsTheLettersOfItsComponent() {
    let found = found("public struct ÜberRow: View { public init() {} }")
    #expect(found.components.map(\.folder) == ["über-row"])
  }

  @Test func aModifierMayReturnAViewOfThePackage() {
    let found = found(
      """
      public struct TabEntry<Content>: View {}
      public struct Model<Content> {}
      extension View {
        public func tab(tag: Int) -> TabEntry<Self> { TabEntry() }
        public func erased() -> AnyView { AnyView(self) }
        public func changed() -> ModifiedContent<Self, Change> { modifier(Change()) }
        public func model(_ id: Int) -> Model<TabEntry<Self>> { Model() }
      }
      """)
    #expect(found.components.map(\.name) == ["Tab", "Erased", "Changed"])
    #expect(found.diagnostics.last?.notes.map(\.message) == ["model"])
  }

  @Test func aModifierBelongsToTheTypeOfItsName() {
    let found = found(
      """
      public struct Framed: ViewModifier {}
      extension View { public func framed() -> some View { self } }
      """)
    #expect(found.components.map(\.type) == ["Framed"])
  }

  @Test func stylesAreGivenToTheMethodThatTakesThem() {
    let found = found(
      """
      public struct Wide: ButtonStyle { public init() {} }
      public struct Framed: ViewModifier { public init() {} }
      public struct Hidden: ToggleStyle {}
      """)
    #expect(found.components.map(\.name) == ["Wide", "Framed"])
    #expect(found.components.map(\.grammar) == [.style, .style])
    #expect(found.components.map(\.call) == ["buttonStyle", "modifier"])
    #expect(found.components.map(\.content.name) == ["Button", "Text"])
    #expect(
      found.diagnostics.map(\.summary) == [
        "'Hidden' is not among the components: it has no public initialiser"
      ])
  }

  @Test func stylesWithoutAnInitialiserAreGivenByStaticMembers() {
    let found = found(
      """
      public struct Wide: ButtonStyle { init() {} }
      extension ButtonStyle where Self == Wide {
        public static func wide(_ size: Int = 1) -> Wide { Wide() }
        public static func wide(_ size: Double) -> Self { Wide() }
      }
      public struct Toned: ToggleStyle { init() {} }
      extension ToggleStyle where Self == Kit.Toned {
        public static var calm: Self { Toned() }
        public static var loud: Self { Toned() }
      }
      """)
    #expect(found.components.map(\.name) == ["Wide", "CalmToggleStyle", "LoudToggleStyle"])
    #expect(found.components.map(\.member) == ["wide()", "calm", "loud"])
    #expect(found.components.map(\.type) == ["Wide", "Toned", "Toned"])
    #expect(found.components.map(\.call) == ["buttonStyle", "toggleStyle", "toggleStyle"])
    #expect(found.diagnostics == [])
  }

  @Test func conformancesMayComeFromExtensionsAndProtocolsOfThePackage() {
    let found = found(
      """
      public protocol Drawn: View {}
      public struct Row: Drawn { public init() {} }
      public struct Ring { public init() {} }
      extension Ring: Shape {}
      public struct Map: UIViewRepresentable { public init() {} }
      """)
    #expect(found.components.map(\.name) == ["Row", "Ring", "Map"])
  }

  @Test func aMethodOfOneViewIsAModifierOfIt() {
    let found = found(
      """
      extension Text { public func strong() -> Text { self } }
      extension Image { public func small() -> some View { self } }
      extension Text { public func length() -> Int { 0 } }
      """)
    #expect(found.components.map(\.type) == ["Text", "Image"])
    #expect(found.components.map(\.content.name) == ["Text", "Image"])
  }

  @Test func whatSwiftUICannotCallIsNamedOnce() {
    let found = found(
      """
      public class Old: UIControl {}
      public final class Older: Old {}
      public struct Flow: Layout { public init() {} }
      """)
    #expect(found.components.isEmpty)
    #expect(
      found.diagnostics.map(\.summary) == [
        "left out of the components: layouts, which Swift calls as a function (1)",
        "left out of the components: views of UIKit or AppKit, which SwiftUI code cannot call (2)",
      ])
    #expect(found.diagnostics.last?.notes.map(\.message) == ["Old, Older"])
  }

  @Test func aCommentWithASummaryDescribesAComponent() {
    let found = found(
      """
      /// A row.
      public struct Row: View { public init() {} }
      /// - Note: It is quiet.
      public struct Bare: View { public init() {} }
      """)
    #expect(found.components.map(\.isDescribed) == [true, false])
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

  @Test func twoOfOneNameAreToldApartByWhatTheyAreIn() {
    let found = found(
      """
      public struct Row: View { public init() {} }
      public enum Side { public struct Row: View { public init() {} } }
      """)
    #expect(found.components.map(\.name) == ["Row", "SideRow"])
    #expect(found.components.map(\.type) == ["Row", "Side.Row"])
    #expect(found.diagnostics == [])
  }
}
