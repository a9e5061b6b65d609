import SwiftSymbols
import Testing

/// What constants are computed with.
@Suite struct SwiftFunctionTests {
  private func read(_ text: String) -> SwiftConstants {
    SwiftConstantReader.read([SourceFile(path: "A.swift", text: text)], readsFunctions: true)
  }

  /// The results of the functions by their names.
  private func bodies(_ text: String) -> [String] {
    read(text).functions.map { "\($0.path.joined(separator: ".")): \($0.body)" }
  }

  @Test func bodiesThatChoose() {
    let text = """
      enum DS {
        static func a(_ isOn: Bool) -> CGFloat {
          let base = 2
          guard isOn else { return 0 }
          if base == 2 { return base * 3 }
          return 1
        }
        static func b(_ kind: Kind, of size: Size = .small) -> CGFloat {
          switch (kind, size) {
          case (.x, _), (.y, .small): 1
          default: 2
          }
        }
        static func c() -> Color {
          if let known = find() { return known }
          return .red
        }
        static func d() -> Color { if #available(iOS 26, *) { .mint } else { .green } }
        static func e(_ n: Int) -> String { "a/\\(n)b" }
      }
      """
    #expect(
      bodies(text) == [
        "DS.a: isOn ? (2 == 2) ? 2 * 3 : 1 : 0",
        "DS.b: ((kind == .x) || ((kind == .y) && (size == .small))) ? 1 : 2",
        "DS.c: find() ?? .red",
        "DS.d: #available(iOS 26, *) ? .mint : .green",
        "DS.e: \"a/\\(n)b\"",
      ])
    let parameters = read(text).functions[1].parameters
    #expect(parameters?.map(\.label) == [nil, "of"])
    #expect(parameters?.map { $0.defaultValue?.description } == [nil, ".small"])
  }

  @Test func whatIsNoneOfThem() {
    let text = """
      struct Row: View {
        var body: some View { Text("a") }
        let inset: CGFloat
        func load() async -> Color { .red }
        func pick<T>(_ value: T) -> Color { .red }
        func log() -> Color { print("a"); return .red }
        mutating func move() { inset = 2 }
        init(inset: CGFloat) { self.inset = inset }
        init(twice inset: CGFloat) { self.inset = inset * 2 }
      }
      """
    #expect(bodies(text) == [])
    #expect(read(text).assignedFields == [["Row"]: []])
    #expect(SwiftConstantReader.read([SourceFile(path: "A.swift", text: text)]).cases == [])
  }

  @Test func membersOfInstances() {
    let text = """
      enum Ink: String {
        case red, blue
        var color: Color { Color(rawValue) }
      }
      extension Color { init(_ ink: Ink) { self.init(ink.rawValue) } }
      struct Theme {
        var gap: CGFloat = 4
        #if os(iOS)
        var wide: CGFloat { gap * 2 }
        #endif
        init(gap: CGFloat) { self.gap = gap }
      }
      """
    #expect(
      bodies(text) == [
        "Ink.color: Color(rawValue)", "Color.init: .init(ink.rawValue)", "Theme.gap: 4",
        "Theme.wide: gap * 2",
      ])
    let constants = read(text)
    #expect(constants.cases == [["Ink", "red"], ["Ink", "blue"]])
    #expect(constants.assignedFields == [["Color"]: [], ["Theme"]: ["gap"]])
    #expect(constants.functions.map(\.isOfInstances) == [true, false, true, true])
    #expect(constants.functions.map(\.isStored) == [false, false, true, false])
    #expect(constants.functions[3].platforms == [.iOS])
  }

  @Test func manyCasesReadAsConditionsInsideEachOther() {
    let cases = (0..<10).map { "case .c\($0): \($0)" }.joined(separator: "\n")
    let text = "enum E { static func f(_ c: C) -> Int { switch c {\n\(cases)\n} } }"
    let body = read(text).functions.first?.body.description ?? ""
    #expect(body.hasPrefix("(c == .c0) ? 0 : (c == .c1) ? 1 : (c == "))
    #expect(body.hasSuffix("(c == .c8) ? 8 : 9"))
  }

  @Test func gettersThatDoMoreStayText() {
    let constants = read(
      """
      enum DS {
        static var a: Color { update(); return .red }
        static var b: Provider? { didSet { update() } }
        static var c: Provider?
        static var d: Provider
      }
      protocol P { static var e: Color? { get } }
      """
    ).constants
    #expect(constants.map(\.name) == ["a", "b", "c"])
    #expect(constants.map(\.isUnread) == [true, false, false])
    #expect(constants.map(\.value.form) == [.source("update(); return .red"), .none, .none])
  }

  @Test func whatIsPutInPlaceIsBounded() {
    let sum = "a + a"
    let lets = (0..<12).map { _ in "let a = \(sum)\n" }.joined()
    let text = "enum E { static func f(_ a: Int) -> Int {\n\(lets)return a } }"
    #expect(read(text).functions == [])
  }
}
