import SwiftSymbols
import Testing

@Suite("Configurations")
struct ConfigurationTests {
  private func automatic(_ texts: String...) -> SourceConfiguration {
    SourceConfiguration.automatic(
      for: texts.enumerated().map { SourceFile(path: "\($0).swift", text: $1) })
  }

  @Test func linuxWithoutAppleModules() {
    #expect(automatic() == .linux)
    #expect(automatic("import Foundation\nimport NIOCore", "// import SwiftUI") == .linux)
    #expect(automatic("let a = \"import UIKit\"") == .linux)
    #expect(automatic("import Testing\nimport CoreFoundation") == .linux)
  }

  @Test(arguments: [
    "import SwiftUI", "\timport SwiftUI", "@_exported import SwiftUI", "public import SwiftUI",
    "@preconcurrency import UIKit", "import struct SwiftUI.Color", "import SwiftUI.View",
    "// A\nimport Foundation; import SwiftUI", "import Foundation\r\nimport SwiftUI\r\n",
  ])
  func iOS(_ text: String) {
    #expect(automatic("import Foundation", text) == .iOS)
  }

  @Test func oneFileDecides() {
    #expect(automatic("import SwiftUI", "import AppKit") == .macOS)
    #expect(automatic("import Cocoa") == .macOS)
    #expect(automatic("import SwiftUI\nimport WatchKit").platform == .watchOS)
    #expect(automatic("import TVUIKit").platform == .tvOS)
  }

  @Test func conditionalImportsSayNothing() {
    #expect(automatic("#if canImport(SwiftUI)\nimport SwiftUI\n#endif") == .linux)
    #expect(automatic("#if os(macOS)\nimport AppKit\n#else\nimport UIKit\n#endif") == .linux)
  }

  @Test(arguments: [
    (4, ["four()"]), (5, ["four()", "five()"]), (6, ["four()", "five()", "six()"]),
  ])
  func languageModes(_ mode: Int, _ expected: [String]) {
    let source = """
      #if swift(>=4.2)
      public func four() {}
      #endif
      #if swift(>=5.10)
      public func five() {}
      #endif
      #if swift(>=6.1)
      public func six() {}
      #endif
      """
    #expect(
      read(source, SourceConfiguration(platform: .linux, languageMode: mode)).paths == expected)
  }

  @Test func features() {
    let source = """
      #if hasFeature(StrictConcurrency)
      public func strict() {}
      #endif
      #if hasFeature(Lifetimes)
      public func lifetimes() {}
      #endif
      #if $AsyncAwait
      public func asyncAwait() {}
      #endif
      """
    func paths(_ mode: Int, _ features: Set<String>) -> [String] {
      read(
        source,
        SourceConfiguration(platform: .linux, languageMode: mode, features: features)
      ).paths
    }
    #expect(paths(5, []) == ["asyncAwait()"])
    #expect(paths(6, []) == ["strict()", "asyncAwait()"])
    #expect(paths(5, ["Lifetimes"]) == ["lifetimes()", "asyncAwait()"])
  }

  @Test func attributes() {
    let source = """
      #if hasAttribute(frozen)
      public func frozen() {}
      #endif
      #if hasAttribute(imagined)
      public func imagined() {}
      #endif
      """
    #expect(read(source, .linux).paths == ["frozen()"])
  }
}
