import SwiftSymbols
import Testing

@testable import CatalogScaffold

/// Which type of a package holds its design tokens.
@Suite struct TokenHolderTests {
  private func holder(_ source: String) -> String? {
    let file = SourceFile(path: "Sources/Kit/A.swift", text: source)
    let module = SymbolExtractor.symbols(ofModule: "Kit", in: [file])
    return TokenHolder.find(in: [file], [module], folders: ["Sources/Kit"])?.type
  }

  @Test func oneColourIsEnough() {
    #expect(
      holder("public enum Theme { public static let ink = Color(red: 0, green: 0, blue: 0) }")
        == "Theme")
  }

  @Test func oneLengthMayBeAnything() {
    let one = "public enum Socket { public static let invalid: CGFloat = -1 }"
    #expect(holder(one) == nil)
    #expect(holder(one.replacing("Socket", with: "DS")) == "DS")
    #expect(
      holder(
        """
        public enum Gap {
          public static let s: CGFloat = 8
          public static let m: CGFloat = 12
        }
        """) == "Gap")
  }
}
