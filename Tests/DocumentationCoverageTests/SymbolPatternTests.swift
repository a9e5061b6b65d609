import Testing

@testable import DocumentationCoverage

struct SymbolPatternTests {
  @Test(arguments: [
    ("Kit.Button", "Kit.Button"), ("Kit.*", "Kit.Button"),
    ("Kit.Button.init*", "Kit.Button.init(_:size:)"),
    ("Kit.**", "Kit.Button.size"), ("**", "Kit.Button.size"), ("**.size", "Kit.Button.size"),
    ("Kit.B*n.s*", "Kit.Button.size"), ("*.*.size", "Kit.Button.size"), ("Kit.***", "Kit.a.b"),
    ("Kit.B*", "Kit.B"), ("Kit.+(_:_:)", "Kit.+(_:_:)"), ("*", ""), ("**x", "xx"),
  ])
  func matches(pattern: String, path: String) {
    #expect(SymbolPattern(pattern).matches(path))
  }

  @Test(arguments: [
    ("Kit.Button", "Kit.Button.size"), ("Kit.Button", "Kit.Butto"), ("Kit.*", "Kit.Button.size"),
    ("Kit.Legacy.**", "Kit.Legacy"), ("Kit.Legacy.**", "Kit.LegacyView"), ("", "Kit"), ("*", "a.b"),
    ("**.size", "Kit.Button.sized"), ("Kit.?utton", "Kit.Button"), ("kit.*", "Kit.Button"),
  ])
  func doesNotMatch(pattern: String, path: String) {
    #expect(!SymbolPattern(pattern).matches(path))
  }

  @Test func manyWildcardsTakeNoLongerThanTheirProduct() {
    let pattern = SymbolPattern(String(repeating: "*a", count: 200) + "b")
    #expect(!pattern.matches(String(repeating: "a", count: 2000)))
  }
}
