import SwiftSymbols
import Testing

@Suite("Which comment documents a declaration")
struct CommentAttachmentTests {
  private func text(_ source: String) -> String? {
    read(source).symbols.last?.documentation.comment?.text
  }

  @Test(arguments: [
    ("/// Text\n", "Text"),
    ("//// Text\n", "/ Text"),
    ("/** Text */\n", "Text"),
    ("/**\n * One\n *\n *   Two\n */\n", "One\n\n  Two"),
    ("/**\n  One\n    Two\n  */\n", "One\n  Two"),
    ("///   One\n///     Two\n", "One\n  Two"),
    ("/// Text\n\n\n", "Text"),
    ("/// Text\n// plain\n", "Text"),
    ("/// First\n\n/// Last\n", "Last"),
    ("/// First\n// plain\n/// Last\n", "First\nLast"),
    ("/// First\n// plain\n\n/// Last\n", "Last"),
    ("/// First\n/** Last */\n", "First\nLast"),
    ("///   First\n///     Deeper\n/** Last */\n/// End\n", "First\n  Deeper\nLast\nEnd"),
    ("/// Text\n/** */\n", "Text"),
    ("public func e() {}; /** Text */ ", "Text"),
    ("/// Text\n@MainActor\n", "Text"),
    ("/// Text\r\n/// More\r\n", "Text\nMore"),
  ])
  func attached(_ prefix: String, _ expected: String) {
    #expect(text(prefix + "public func f() {}") == expected)
  }

  @Test(arguments: [
    "// Text\n", "//! Text\n", "/* Text */\n", "///\n", "///   \n", "/** */\n", "/**/\n",
    "@MainActor\n/// Text\n",
  ])
  func notAttached(_ prefix: String) {
    let symbol = read(prefix + "public func f() {}").symbols.last
    #expect(symbol?.documentation.state == SymbolDocumentation.State.none)
    #expect(symbol?.documentation.comment == nil)
  }

  @Test func notThroughACondition() {
    #expect(text("/// Text\n#if os(Linux)\npublic func f() {}\n#endif") == nil)
  }

  @Test func allNamesShareTheComment() {
    let module = read("/// Text\npublic let a = 1, b = 2")
    #expect(module.symbols.map(\.documentation.state) == [.own, .own])
  }

  @Test func trailingCommentsAreReported() {
    let module = read("public enum E {\n  case a /// Text\n  case b\n}")
    #expect(module.diagnostics.map(\.id.name) == ["swift/trailing-doc-comment"])
    #expect(module.diagnostics.first?.location?.description == "A.swift:2:8")
    #expect(
      module.diagnostics.first?.summary
        == "this documentation comment documents the next declaration, not the one before it")
    #expect(module.symbols.allSatisfy { $0.documentation.state != .own })
  }
}
