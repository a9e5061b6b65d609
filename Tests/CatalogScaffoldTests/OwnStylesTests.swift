import SwiftSymbols
import Testing

@testable import CatalogScaffold

/// Styles of kinds that the package declares, and modifiers that a property of views leads to.
@Suite struct OwnStylesTests {
  private func found(_ source: String) -> FoundComponents {
    let file = SourceFile(path: "A.swift", text: source)
    return FoundComponents([SymbolExtractor.symbols(ofModule: "Kit", in: [file])])
  }

  private let rich = """
    public struct Rich: View {
      public init(_ text: String) {}
      public protocol TableStyle {}
    }
    extension Rich {
      public struct Plain: TableStyle { public init() {} }
      public protocol HeadingStyle {}
      public struct Big: HeadingStyle { public init() {} }
    }
    public struct Small: Kit.Rich.HeadingStyle { init() {} }
    extension Rich.HeadingStyle where Self == Small { public static var small: Small { Small() } }
    public struct Grid: TableStyle { public init() {} }

    """

  @Test func aProtocolOfThePackageIsNotThatOfSwiftUI() {
    let found = found(rich)
    #expect(found.components.map(\.name) == ["Rich", "Grid"])
    #expect(found.components.last?.call == "tableStyle")
    #expect(
      found.diagnostics.map(\.summary) == [
        "left out of the components: styles of a kind that no modifier of the package takes (3)"
      ])
    #expect(found.diagnostics.first?.notes.map(\.message) == ["Plain, Big, Small"])
  }

  @Test(arguments: [
    "(_ style: some Rich.HeadingStyle)", "<S: Rich.HeadingStyle>(_ style: S)",
    "<S>(_ style: S, animated: Bool = true) -> some View where S: Rich.HeadingStyle",
    "(_ style: any Kit.Rich.HeadingStyle)",
  ])
  func aModifierThatTakesAStyleOfThePackageIsItsCall(signature: String) {
    let result = signature.contains("->") ? "" : " -> some View"
    let found = found(rich + "extension View { public func heading\(signature)\(result) { self } }")
    let styles = found.components.filter { $0.call == "heading" && $0.grammar == .style }
    #expect(styles.map(\.type) == ["Rich.Big", "Small"])
    #expect(styles.map(\.member) == [nil, "small"])
  }

  @Test func aModifierWithALabelTakesNoStyle() {
    let found = found(
      rich + "extension View { public func heading(style: some Rich.HeadingStyle) -> some View {} }"
    )
    #expect(found.components.map(\.name) == ["Rich", "Grid", "Heading"])
    #expect(found.diagnostics.first?.notes.map(\.message) == ["Plain, Big, Small"])
  }

  @Test func aPropertyOfViewsLeadsToModifiers() {
    let found = found(
      rich + """
        public struct Spaced<Base> {}
        extension View { public var kit: Spaced<Self> { Spaced() } }
        extension Spaced where Base: View {
          public func headingStyle(_ style: some Rich.HeadingStyle) -> some View { base }
          public func wide() -> some View { base }
          public func count() -> Int { 0 }
        }
        public struct Other<Base> { public func narrow() -> some View { base } }
        """)
    let calls = found.components.map { "\($0.type): \($0.call ?? "-")" }
    #expect(
      calls == [
        "Rich: -", "Rich.Big: kit.headingStyle", "Small: kit.headingStyle", "Grid: tableStyle",
        "Spaced: kit.headingStyle", "Spaced: kit.wide",
      ])
    #expect(found.components.compactMap(\.obstacle) == [])
  }

  @Test func modifiersOfAnyViewOfSwiftUIAreFound() {
    let found = found(
      """
      extension TextField { public func clearable() -> some View { self } }
      extension List { public func quiet() -> some View { self } }
      extension Picker { public func tall() -> some View { self } }
      extension TextField where Label == Text { public func short() -> some View { self } }
      extension View where Self: Shape { public func dashed() -> some View { self } }
      extension View where Self == Image { public func tiny() -> some View { self } }
      """)
    #expect(
      found.components.map(\.name) == ["Clearable", "Quiet", "Tall", "Short", "Dashed", "Tiny"])
    #expect(
      found.components.map(\.content.name) == [
        "TextField", "List", "Text", "TextField", "Text", "Image",
      ])
    #expect(
      found.components.map(\.obstacle) == [
        nil, nil, "it is a method of 'Picker', which examples do not show", nil,
        "it is a method of views of some kind alone: Self: Shape", nil,
      ])
  }

  @Test func aClosureThatGivesAViewTakesChildren() {
    let found = found(
      """
      public struct Watch<Content: View>: View {
        public init(content: @escaping () -> Content) {}
      }
      public struct Load<Value>: View { public init(value: @escaping () -> Value) {} }
      """)
    #expect(found.components.map(\.takesChildren) == [true, false])
  }
}
