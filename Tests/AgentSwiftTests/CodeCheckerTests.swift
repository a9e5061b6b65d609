import AgentSwift
import Diagnostics
import SwiftSymbols
import Testing

/// Code beside the declarations it calls.
@Suite struct CodeCheckerTests {
  private static let source = """
    public enum Level { case low, high; case custom(name: String, Int) }
    public struct Badge: View {
      public init(text: String, level: Level = .low, size: CGFloat = 1) {}
    }
    public struct Card<C: View>: View {
      public init(
        level: Level = .low, action: @escaping () -> Void = {}, @ViewBuilder content: () -> C
      ) {}
    }
    public struct Split<A: View, B: View>: View {
      public init(
        level: Level = .low, @ViewBuilder first: () -> A, @ViewBuilder second: () -> B
      ) {}
    }
    public struct Hidden: View { init() {} }
    public enum DS { public enum Space { public static let s: CGFloat = 1 } }
    extension View {
      public func framed(_ level: Level = .low, width: CGFloat) -> some View { self }
    }
    extension EnvironmentValues { public var surface: Level { get { .low } set {} } }
    """

  private func found(
    _ code: String, in source: String = source, ofModule name: String = "Sample"
  ) -> [String] {
    let module = SymbolExtractor.symbols(
      ofModule: name, in: [SourceFile(path: "A.swift", text: source)])
    return SwiftCodeChecker([module], tokens: ["DS.Space.s", "DS.Radius.card"])
      .check(code, path: "a.swift").map(line)
  }

  @Test func whatIsDeclaredIsNotReported() {
    let code = """
      import SwiftUI
      Badge(text: "a")
      Sample.Badge(text: "a", level: Level.high, size: DS.Space.s)
      Badge(text: name, size: 2).framed(.high, width: DS.Radius.card).padding()
      Card(level: .custom(name: "a", 1)) { Text("a").font(.headline) }
      Card { open() } content: { ForEach(rows) { row in Badge(text: row) } }
      Split { EmptyView() } second: { Divider() }
      Text("a").environment(\\.surface, .high)
      content.framed(width: Level.allCases.count)
      """
    #expect(found(code) == [])
  }

  @Test func whatTheSourcesExtendIsThere() {
    let source = """
      extension Text { public enum Weighty { case light } }
      extension Chart { public enum Kind { case bar } }
      public struct Texts: View { public init() {} }
      """
    #expect(found("Text(\"a\")\nChart { bars }", in: source) == [])
    #expect(
      found("Textt()", in: source) == [
        "1:1 agent/code-unknown-name: the sources declare no 'Textt' | help: did you mean 'Texts'?"
      ])
  }

  @Test func aTypeMayBeNamedAsItsModule() {
    let source = """
      public enum Warp {
        public struct Field: View { public init(title: String, text: Binding<String>) {} }
        public static func line() -> some View { Divider() }
      }
      public struct Plain: View { public init(a: Int) {} }
      """
    func found(_ code: String) -> [String] { self.found(code, in: source, ofModule: "Warp") }
    #expect(found("Warp.Field(title: \"a\", text: text)\nWarp.line()\nWarp.Plain(a: 1)") == [])
    #expect(
      found("Warp.Field(title: \"a\")") == [
        "1:1 agent/code-missing-argument: Warp.Field needs the argument 'text' (Binding<String>) "
          + "| declared as 'Warp.Field.init(title:text:)' | help: add 'text:' with a value"
      ])
    #expect(found("Warp.Plain()").count == 1)
  }

  @Test func argumentsThatTheDeclarationHasNot() {
    let declared = "declared as 'Badge.init(text:level:size:)'"
    #expect(
      found("Badge(txt: \"a\")") == [
        "1:7 agent/code-unknown-argument: Badge takes no argument 'txt' | \(declared) "
          + "| help: did you mean 'text'?"
      ])
    #expect(
      found("Badge(level: .low, text: \"a\")") == [
        "1:20 agent/code-argument-order: the argument 'text' of Badge comes too late | \(declared) "
          + "| help: write the arguments in the order of the declaration"
      ])
    #expect(
      found("Badge(level: .low)") == [
        "1:1 agent/code-missing-argument: Badge needs the argument 'text' (String) | \(declared) "
          + "| help: add 'text:' with a value"
      ])
    #expect(
      found("Badge(text: 1, level: .low, size: \"a\")") == [
        "1:13 agent/code-wrong-literal: a number is no String",
        "1:35 agent/code-wrong-literal: a text is no CGFloat",
      ])
  }

  @Test func aBindingTakesNoLiteral() {
    let source = """
      public struct Switch: View {
        public init(isOn: Binding<Bool>, level: Level = .low, note: Binding<String>? = nil) {}
      }
      public enum Level { case low, high }
      """
    func found(_ code: String) -> [String] { self.found(code, in: source, ofModule: "Kit") }
    #expect(found("Switch(isOn: .constant(true))\nSwitch(isOn: $isOn, note: $note)") == [])
    #expect(
      found("Switch(isOn: true)") == [
        "1:14 agent/code-wrong-literal: true or false is no Binding<Bool> "
          + "| help: write '.constant(…)' around it"
      ])
    #expect(
      found("Switch(isOn: .constant(\"a\"), note: .constant(1))") == [
        "1:24 agent/code-wrong-literal: a text is no Bool",
        "1:46 agent/code-wrong-literal: a number is no String",
      ])
    #expect(
      found("Switch(isOn: .constant(true), level: \"low\")") == [
        "1:38 agent/code-wrong-literal: a text is no Level"
      ])
  }

  @Test func overloadsMayDifferInTypesAlone() {
    let source = """
      public struct Bar: View {
        public init(offset: Binding<CGFloat>) {}
        public init(offset: CGFloat) {}
      }
      """
    func found(_ code: String) -> [String] { self.found(code, in: source, ofModule: "Kit") }
    #expect(found("Bar(offset: 20)\nBar(offset: $offset)\nBar(offset: .constant(1))") == [])
    #expect(found("Bar(offset: \"a\")").count == 1)
  }

  @Test func casesThatAreNotDeclared() {
    #expect(
      found("Badge(text: \"a\", level: .hihg)") == [
        "1:26 agent/code-unknown-member: 'Level' has no public member 'hihg' "
          + "| its cases: low, high, custom | help: did you mean 'high'?"
      ])
    #expect(
      found("Text(\"a\").framed(Level.top, width: 1)") == [
        "1:24 agent/code-unknown-member: 'Level' has no public member 'top' "
          + "| its cases: low, high, custom"
      ])
    #expect(
      found("Card(level: .custom(title: \"a\", 1)) {}").map { $0.prefix(32) } == [
        "1:21 agent/code-unknown-argument"
      ])
  }

  @Test func closuresTokensAndNames() {
    #expect(
      found("Split {} third: {}").first
        == "1:10 agent/code-unknown-argument: Split takes no closure 'third' "
        + "| declared as 'Split.init(level:first:second:)'")
    #expect(
      found("Badge(text: \"a\", level: .low) {}") == [
        "1:31 agent/code-unknown-argument: Badge takes no closure here "
          + "| declared as 'Badge.init(text:level:size:)'"
      ])
    #expect(
      found("Card()") == [
        "1:1 agent/code-missing-argument: Card needs the argument 'content' (() -> C) "
          + "| declared as 'Card.init(level:action:content:)' | help: add 'content:' with a value"
      ])
    #expect(
      found("Hidden()") == ["1:1 agent/code-no-initializer: 'Hidden' has no public initialiser"])
    #expect(
      found("Text(\"a\").padding(DS.Space.xs)") == [
        "1:28 agent/code-unknown-member: 'DS.Space' has no public member 'xs' "
          + "| help: did you mean 's'?"
      ])
    #expect(
      found("Text(\"a\").padding(DS.Radius.car)") == [
        "1:19 agent/code-unknown-token: there is no token 'DS.Radius.car' "
          + "| help: did you mean 'DS.Radius.card'?"
      ])
  }

  @Test func namesThatAreNearlyDeclared() {
    #expect(
      found("Bagde(text: \"a\").frmaed(width: 1)") == [
        "1:1 agent/code-unknown-name: the sources declare no 'Bagde' | help: did you mean 'Badge'?",
        "1:18 agent/code-unknown-name: the sources declare no '.frmaed(…)' "
          + "| help: did you mean 'framed'?",
      ])
    #expect(
      found("Text(\"a\").environment(\\.surfaec, .low)") == [
        "1:23 agent/code-unknown-name: the sources declare no '\\.surfaec' "
          + "| help: did you mean 'surface'?"
      ])
  }

  @Test func codeThatIsNoSwift() {
    #expect(
      found("Badge(text: \"a\"") == [
        "1:16 agent/code-syntax-error: ')' is missing from the Swift source "
          + "| help: correct the code so that the Swift compiler accepts it"
      ])
  }
}
