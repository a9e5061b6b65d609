import SwiftSymbols
import Testing

/// What another compiler than that of the platform reads of macros and versions.
struct AvailableRangeTests {
  private func read(_ text: String) -> CompilableSource {
    .read(SourceFile(path: "a.swift", text: text), SourceConfiguration(platform: .iOS), .standIn)
  }

  @Test(arguments: [
    ("if #available(iOS 17, *) {\nHERE\n}", true),
    ("if #available(iOS 17, *) {\n} else {\nHERE\n}", false),
    ("if #unavailable(iOS 17) {\n} else {\nHERE\n}", true),
    ("func f() {\nguard #available(iOS 17.0, macOS 14, *) else { return }\nHERE\n}", true),
    ("func f() {\nguard #available(iOS 17, *) else {\nHERE\nreturn }\n}", false),
    ("@available(iOS 17.1, *)\nfunc f() {\nHERE\n}", true),
    ("@available(iOS, introduced: 18)\nstruct A {\nfunc f() {\nHERE\n}\n}", true),
    ("if #available(iOS 16.4, *) {\nHERE\n}", false),
    ("if #available(macOS 17, *) {\nHERE\n}", false),
    ("HERE", false),
  ])
  func branchesForAVersion(text: String, isAssured: Bool) throws {
    let line = try #require(text.split(separator: "\n").firstIndex { $0 == "HERE" }) + 1
    let ranges = read(text).availability
    #expect(ranges.contains { $0.assures("iOS", "17.0", line: line, column: 1) } == isAssured)
  }

  @Test(arguments: [
    (
      "  @Entry var density: Double = 1.5", "     var density: Double {get{ 1.5}set{}}"
    ),
    ("@Entry public var title: String?", "       public var title: String?{get{nil}set{}}"),
    ("@Entry var isDense = false // x", " var isDense:Bool  {get{ false}set{}} // x"),
    ("@Previewable @State var on = false", "             @State var on = false"),
    ("@Entry var theme = .dark", "@Entry var theme = .dark"),
  ])
  func macros(text: String, written: String) {
    #expect(read(text).lines == [written])
  }
}
