import SwiftSymbols
import Testing

/// The modules that lines import, and lines themselves.
struct ImportedModulesTests {
  @Test func howeverTheyAreImported() {
    let text = """
      import SwiftUI
      @testable import Kit
      public import struct Tokens.Size; let a = 1
        internal import UIKit // for fonts
      // import Combine
      /// Files that import AppKit
      let text = "import Charts"
      """
    let expected: Set = ["SwiftUI", "Kit", "Tokens", "UIKit"]
    for text in [text, text.replacing("\n", with: "\r\n")] {
      #expect(SourceFile(path: "a.swift", text: text).importedModules == expected)
    }
  }

  @Test func linesMayEndInCRLF() {
    #expect(SourceFile.lines(of: "a\r\n\r\nb\nc\r\n") == ["a", "", "b", "c", ""])
    #expect(SourceFile.lines(of: "a\rb\r\rc\n\r\n") == ["a", "b", "", "c", "", ""])
  }
}
