import SwiftSymbols
import SwiftTokens
import Testing

/// The namespace where nobody names one.
@Suite struct NamespaceTests {
  @Test(
    arguments: [
      ("enum Theme { enum A { static let a = 1 }; static let b = 2 }", "Theme"),
      ("enum Theme {}\nextension Theme { static let a = 1 }", "Theme"),
      ("enum Theme { static let a = 1 }\nprivate let b = 2\nenum Empty {}", "Theme"),
      ("enum Theme { static let a = 1 }\nenum Other { static let b = 2 }", nil),
      ("enum Other { static let b = 2 }\nenum DS { static let a = 1 }", "DS"),
      ("enum Theme { static let a = 1 }\nlet b = 2", nil),
      ("extension Color { static let a = Color.red }", nil),
      ("", nil),
    ] as [(String, String?)])
  func isTheOneTypeThatHoldsAllConstants(text: String, name: String?) {
    #expect(SwiftTokenOptions.namespace(of: [SourceFile(path: "A.swift", text: text)]) == name)
  }
}
