import CatalogModel
import Diagnostics
import Testing

@Suite struct AgreeingPropsTests {
  /// What is said of the badge, whose initialiser takes `parameters`.
  private func found(
    _ parameters: String, _ props: String, more: String = ""
  ) throws -> [String] {
    try diagnostics(parameters, props, more: more).map(\.summary)
  }

  private func diagnostics(
    _ parameters: String, _ props: String, more: String = ""
  ) throws -> [Diagnostic] {
    let source = """
      public struct Badge<Content: View>: View { public init(\(parameters)) {} }
      public enum Level { case low, high }
      \(more)
      """
    return try sourceFindings(source, appending: [badge: "props:\n" + props])
      .filter { $0.id.name == "component/props" && $0.summary.hasPrefix("Badge") }
  }

  private let text = "  - { name: text, type: string, required: true }\n"

  @Test func propsThatAgreeAreNotReported() throws {
    let parameters = """
      text: LocalizedStringKey, count: Int = 1_000, size: CGFloat = 2, isOn: Bool = true,
      level: Level = .low, note: String? = nil, @ViewBuilder content: () -> Content,
      state: Binding<Bool>, choice: SwiftUI.Binding<Level?>, format: (Int) -> String, action: @escaping () -> Void = {}
      """
    let props =
      text + """
          - { name: count, type: integer, default: 1000 }
          - { name: size, type: number, default: 2.0 }
          - { name: isOn, type: boolean, default: true }
          - { name: level, type: enum, values: [low, high], default: low }
          - { name: note, type: string }
          - { name: state, type: boolean, swift: "Binding<Bool>", required: true }
          - { name: choice, type: enum, swift: "Binding<Level>", values: [low, high], required: true }
          - { name: action, type: action }
        """
    #expect(try found(parameters, props) == [])
  }

  @Test(arguments: ["borrowing String", "(String)", "sending (Swift.String)", "((String))"])
  func aTypeIsThatWithoutSpecifiersAndParentheses(type: String) throws {
    #expect(try found("text: \(type)", text) == [])
  }

  @Test func aClosureThatGivesAViewTakesChildren() throws {
    let props = "  - { name: content, type: string, required: true }\n"
    let plain = try found("content: Content", props)
    #expect(plain.count == 1)
    #expect(try found("content: () -> Content", props) == plain)
  }

  @Test func aBindingIsAPropThatSaysSo() throws {
    #expect(
      try found("isOn: Binding<Bool>", "  []\n") == [
        "Badge: no prop describes 'isOn', which Swift takes"
      ])
    let plain = try diagnostics(
      "isOn: Binding<Bool>", "  - { name: isOn, type: boolean, required: true }\n")
    #expect(
      plain.map(\.summary) == ["Badge: 'isOn' is a boolean here and Binding<Bool> in Swift"])
    #expect(plain.first?.suggestion == "write 'swift: \"Binding<Bool>\"'")
    #expect(
      try found(
        "isOn: Bool",
        "  - { name: isOn, type: boolean, swift: \"Binding<Bool>\", required: true }\n")
        == ["Badge: 'isOn' is Binding<Bool> here and Bool in Swift"])
  }

  @Test func aParameterWithoutAPropIsMissing() throws {
    let found = try diagnostics("text: String, level: Level = .low", text)
    #expect(found.map(\.summary) == ["Badge: no prop describes 'level', which Swift takes"])
    #expect(found.first?.location?.description == "\(badge):1:1")
    #expect(found.first?.notes.first?.location?.description == "one/Sources/A.swift:1:51")
    #expect(found.first?.suggestion == "describe it under 'props'")
  }

  @Test func whatMetadataCannotStateIsMissedOnlyWhereSwiftNeedsIt() throws {
    #expect(try found("text: String, date: Date = .now", text) == [])
    #expect(
      try found("text: String, date: Date", text) == [
        "Badge: no prop describes 'date', which Swift takes"
      ])
  }

  @Test func aPropThatSwiftDoesNotTakeIsExtra() throws {
    let found = try diagnostics("text: String", text + "  - { name: tone, type: string }\n")
    #expect(found.map(\.summary) == ["Badge: Swift takes no 'tone'"])
    #expect(found.first?.location?.description == "\(badge):6:5")
    #expect(found.first?.suggestion == "remove the prop")
  }

  @Test func anotherNameIsSeenByItsNearnessAndByItsPlace() throws {
    let near = try diagnostics("text: String", "  - { name: txet, type: string, required: true }\n")
    #expect(near.map(\.summary) == ["Badge: 'txet' is called 'text' in Swift"])
    #expect(near.first?.suggestion == "did you mean 'text'?")
    #expect(
      try found(
        "text: String, on: Bool = false",
        text + "  - { name: active, type: boolean, default: false }\n")
        == ["Badge: 'active' is called 'on' in Swift"])
  }

  @Test func labelsAreCompared() throws {
    #expect(
      try found("_ text: String", text) == ["Badge: 'text' is written without a label in Swift"])
    #expect(
      try found("text: String", "  - { name: text, type: string, label: \"_\", required: true }\n")
        == ["Badge: 'text' is written with a label in Swift"])
    #expect(
      try found(
        "_ word: String", "  - { name: text, type: string, label: \"_\", required: true }\n")
        == [])
  }

  @Test func typesAreCompared() throws {
    #expect(
      try found("text: Int", text) == ["Badge: 'text' is a string here and Int in Swift"])
    #expect(
      try found("size: Bool", "  - { name: size, type: integer, required: true }\n")
        == ["Badge: 'size' is an integer here and Bool in Swift"])
    #expect(
      try found(
        "text: Level",
        "  - { name: text, type: enum, swift: Tone, values: [low], required: true }\n")
        == ["Badge: 'text' is Tone here and Level in Swift"])
    #expect(
      try found(
        "text: Kit.Level",
        "  - { name: text, type: enum, swift: Kit.Level, values: [low, high], required: true }\n")
        == [])
    #expect(
      try found("text: @escaping () -> Void", text) == [
        "Badge: 'text' is a string here and @escaping () -> Void in Swift"
      ])
  }

  @Test(arguments: [
    ("Int", "write 'type: integer'"), ("() -> Void", "write 'type: action'"),
    ("Level", "write 'swift: Level' and a type that fits it"),
  ])
  func aTypeThatFitsIsProposed(type: String, suggestion: String) throws {
    #expect(try diagnostics("text: \(type)", text).map(\.suggestion) == [suggestion])
  }

  @Test func aWrappedTextHasTheTypeThatWrapsIt() throws {
    let props = "  - { name: text, type: string, swift: Tip.text }\n"
    #expect(try found("text: Tip? = nil", props) == [])
  }

  @Test func valuesAreCasesOfTheType() throws {
    let props = "  - { name: level, type: enum, values: [low, hihg], required: true }\n"
    let found = try diagnostics("level: Level", props)
    #expect(
      found.map(\.summary) == ["Badge: 'level' has the value 'hihg', which Level does not have"])
    #expect(found.first?.suggestion == "did you mean 'high'?")
  }

  @Test func aValueThatIsCutShortIsRecognised() throws {
    let more = "public enum Tone { case info, warning }"
    let props = "  - { name: tone, type: enum, values: [info, warn], required: true }\n"
    let found = try diagnostics("tone: Tone", props, more: more)
    #expect(
      found.map(\.summary) == ["Badge: 'tone' has the value 'warn', which Tone does not have"])
    #expect(found.first?.suggestion == "did you mean 'warning'?")
  }

  @Test func casesThatAreNoValuesAreMissing() throws {
    let more = """
      public enum Tone {
        case info, custom(Int)
        @available(iOS 17.0, *) case warning
        @available(*, deprecated) case old
        public static let usual: Tone = .info
      }
      public struct Width { public static let narrow = Width(), wide = Width() }
      """
    let tone = "  - { name: tone, type: enum, values: [info], required: true }\n"
    let found = try diagnostics("tone: Tone", tone, more: more)
    #expect(found.map(\.summary) == ["Badge: 'tone' lacks the value 'warning', which Tone has"])
    #expect(found.first?.suggestion == "add it under 'values'")
    #expect(found.first?.location?.description == "\(badge):5:5")
    let width = "  - { name: width, type: enum, values: [wide], required: true }\n"
    #expect(try self.found("width: Width", width, more: more) == [])
  }

  @Test func aLongListOfMissingCasesIsCut() throws {
    let cases = (1...8).map { "c\($0)" }.joined(separator: ", ")
    let props = "  - { name: tone, type: enum, values: [c1], required: true }\n"
    #expect(
      try found("tone: Tone", props, more: "public enum Tone { case \(cases) }") == [
        "Badge: 'tone' lacks the values 'c2', 'c3', 'c4', 'c5', 'c6' and 2 more, which Tone has"
      ])
  }

  @Test(arguments: [
    (".high", "default: low", "low here and high in Swift"),
    (".high", "", "nothing here and high in Swift"),
    ("nil", "default: low", "low here and nothing in Swift"),
  ])
  func defaultsAreCompared(swift: String, yaml: String, text: String) throws {
    let comma = yaml.isEmpty ? "" : ", "
    let props = "  - { name: level, type: enum, values: [low, high]\(comma)\(yaml) }\n"
    #expect(
      try found("level: Level? = \(swift)", props) == ["Badge: the default of 'level' is \(text)"])
  }

  @Test func aDefaultThatOnlySwiftCanEvaluateIsNotCompared() throws {
    let props = "  - { name: size, type: number, default: 4 }\n"
    #expect(try found("size: CGFloat = 2 * 2", props) == [])
  }

  @Test func whatSwiftNeedsIsRequired() throws {
    let props = "  - { name: text, type: string }\n"
    #expect(
      try found("text: String?", props) == [
        "Badge: 'text' may be left out here and is required in Swift"
      ])
    let found = try diagnostics("text: String = \"a\"", text)
    #expect(
      found.map(\.summary) == ["Badge: 'text' is required here and may be left out in Swift"])
    #expect(found.first?.suggestion == "remove 'required'")
  }

  @Test func anOverloadWithoutAParameterIsADefault() throws {
    let more = "extension Badge { public init() {} }"
    #expect(try found("text: String", "  - { name: text, type: string }\n", more: more) == [])
  }

  @Test func theOverloadWithTheFewestDifferencesCounts() throws {
    let more = "extension Badge { public init(image: String, size: Int) {} }"
    #expect(try found("text: String", text, more: more) == [])
  }

  @Test func theOrderIsThatOfSwift() throws {
    let props = "  - { name: level, type: enum, values: [low, high], required: true }\n" + text
    let found = try diagnostics("text: String, level: Level", props)
    #expect(found.map(\.summary) == ["Badge: Swift takes the props in the order text, level"])
  }

  @Test func aTypeMustBeDeclaredUnlessItIsPlanned() throws {
    let missing = try sourceFindings(
      "public struct Bagde: View { public init() {} }\npublic struct Card: View {}",
      appending: [card: "status: planned\n"]
    ).filter { $0.id.name == "component/props" }
    #expect(
      missing.map(\.summary) == ["Badge: the Swift sources declare no public type 'Badge'"])
    #expect(missing.first?.suggestion == "did you mean 'Bagde'?")
  }

  @Test func typesAndListsOfAnyLengthAreCompared() throws {
    let type = "(" + Array(repeating: "Int", count: 20_000).joined(separator: ", ") + ")"
    let shown = String(type.prefix(60)) + "…"
    #expect(
      try found("text: \(type)", text) == [
        "Badge: 'text' is a string here and \(shown) in Swift"
      ])
    let parameters = (0..<300).map { "a\($0): Int" }.joined(separator: ", ")
    let props = (0..<300).map { "  - { name: b\($0), type: integer, required: true }\n" }
    #expect(try found(parameters, props.joined()).count == 300)
  }

  @Test func nothingIsComparedWithSourcesThatDoNotParse() throws {
    let found = try sourceFindings("public struct Badge { public init(text: }")
    #expect(!found.contains { $0.id.name == "component/props" })
  }
}

@Suite struct AgreeingModifierTests {
  private func found(_ source: String, _ yaml: String) throws -> [String] {
    try sourceFindings(source, appending: [badge: yaml, card: "status: planned\n"])
      .filter { $0.id.name == "component/props" }.map(\.summary)
  }

  private let level = "props: [{ name: level, type: integer, required: true }]\n"

  @Test func aModifierIsCalledByItsMethod() throws {
    let swift = "swift: { form: modifier, call: badge }\n"
    let source = "extension View { public func badge(level: Int) -> some View { self } }"
    #expect(try found(source, swift + level) == [])
    #expect(
      try found(source, "swift: { form: modifier, call: badges }\n" + level) == [
        "Badge: the Swift sources declare no public method 'badges'"
      ])
  }

  @Test func anEnvironmentValueHasATypeAlone() throws {
    let swift = "swift: { form: environment, call: level }\n"
    let source = "extension EnvironmentValues { public var level: Int { 1 } }"
    #expect(try found(source, swift + level) == [])
    #expect(
      try found(source, swift + "props: [{ name: name, type: string }]\n") == [
        "Badge: 'name' is a string here and Int in Swift"
      ])
  }

  @Test func aFunctionIsFoundByItsPath() throws {
    let swift = "swift: { form: function, call: Badges.make }\n"
    let source = "public enum Badges { public static func make(level: Int) {} }"
    #expect(try found(source, swift + level) == [])
  }
}
