import DesignTokens
import SwiftTokens
import Testing
import TokenDialects

/// Constants that are named in another notation than their tokens.
@Suite struct NameNotationTests {
  private static let tokens = """
    { "color": { "$type": "number",
      "text": { "primary": { "$value": 1 }, "muted": { "$value": 2 } } } }
    """

  private func drift(_ swift: String, _ tokens: String = tokens) -> TokenDrift {
    let tokens = TokenLoad(parsing: Array(tokens.utf8), path: "ds.tokens.json").tokens
    let source = load(swift, modifiers: tokens.modifiers)
    return TokenDrift(tokens: tokens, source: source, namespace: "DS")
  }

  @Test(arguments: ["colorText", "dsColorText", "color_text_"])
  func flatNamesAreMapped(prefix: String) {
    let result = drift(
      """
      public enum DS {
        public static let \(prefix)Primary: Double = 1
        public static let \(prefix)Muted: Double = 3
      }
      """)
    #expect(result.matched == 1)
    #expect(
      result.diagnostics.map(\.summary).sorted() == [
        "'color.text.muted' is 2 in the tokens and 3 in Swift",
        "2 constants are named in another notation than their tokens",
      ])
  }

  @Test func aPrefixOfTheTokensIsLeftOut() {
    let result = drift(
      """
      public enum DS {
        public static let colorTextPrimary: Double = 1
        public static let colorTextMuted: Double = 2
      }
      """, "{ \"acme\": \(Self.tokens) }")
    #expect(result.matched == 2)
    #expect(result.diagnostics.count == 1)
  }

  @Test func namesThatSayTwoThingsAreNotMapped() {
    let result = drift(
      """
      public enum DS {
        public static let colorTextPrimary: Double = 1
        public static let colortextprimary: Double = 1
      }
      """)
    #expect(result.matched == 0)
    #expect(result.diagnostics.allSatisfy { $0.severity == .error })
  }
}
