import Diagnostics
import SwiftSymbols
import Testing

@Suite struct SwiftConstantReaderTests {
  private func read(_ text: String) -> SwiftConstants {
    SwiftConstantReader.read([SourceFile(path: "A.swift", text: text)])
  }

  @Test func whatIsWrittenAboutAConstant() throws {
    let constants = read(
      """
      import SwiftUI
      /// Group.
      public enum DS {
            /// Doc.
        @available(*, deprecated, renamed: "b")
        public static let a: CGFloat = base * 2 // remark
      }
      extension SwiftUI.Color { static let `default` = Color.red }
      """)
    let first = try #require(constants.constants.first)
    #expect(first.path == ["DS", "a"])
    #expect(first.kind == .typeProperty)
    #expect(first.type == "CGFloat")
    #expect(first.text == "base * 2")
    #expect(first.documentation == "Doc.")
    #expect(first.remark == "remark")
    #expect(first.deprecation?.renamed == "b")
    #expect(first.access == .public)
    #expect(first.location.description == "A.swift:6:21")
    #expect(first.value.location.description == "A.swift:6:34")
    #expect(constants.constants.last?.path == ["Color", "default"])
    #expect(constants.types.map(\.path) == [["DS"]])
  }

  @Test func whatIsNoConstant() {
    let constants = read(
      """
      struct S {
        private static let a = 1
        fileprivate let b = 2
        var c = 3
        let d: Int
        var e: Int { 5 }
        static func f() -> Int { let g = 1; return g }
        enum CodingKeys: String, CodingKey { case x }
        enum Plain { case y }
      }
      private enum P { static let z = 1 }
      private extension S { static let w = 1 }
      """)
    #expect(constants.constants == [])
  }

  @Test func expressionsByPrecedence() {
    let constants = read(
      """
      let a = 1 + 2 * (3 - x.y) / 4
      let b = t.style == .dark && !f ? [1, -2] : g(0xFF_00, label: "s")
      let c = a as Any
      """)
    #expect(
      constants.constants.map(\.value.description) == [
        "1 + ((2 * (3 - x.y)) / 4)",
        "((t.style == .dark) && (!f)) ? [1, -2] : g(0xFF00, label: \"s\")",
        "a as Any",
      ])
  }

  @Test func branches() {
    let constants = read(
      """
      enum E {
        #if os(macOS)
        static let a = 1
        #else
        static let a = 2
        #endif
        static var b: Int {
          #if canImport(UIKit)
            3
          #else
            4
          #endif
        }
      }
      """
    ).constants
    #expect(constants.map(\.text) == ["1", "2", "3", "4"])
    #expect(
      constants.map(\.condition) == ["#if os(macOS)", "#else", "#if canImport(UIKit)", "#else"])
    #expect(constants[0].platforms == [.macOS])
    #expect(constants[1].platforms?.contains(.macOS) == false)
    #expect(constants[2].platforms == [.iOS, .tvOS, .visionOS, .watchOS])
  }

  @Test func rawValues() {
    let constants = read(
      """
      enum A: Int { case a, b = 5, c }
      enum B: String { case x, y = "why" }
      """
    ).constants
    #expect(constants.map(\.text) == ["0", "5", "6", "\"x\"", "\"why\""])
    #expect(constants.map(\.type) == ["Int", "Int", "Int", "String", "String"])
  }

  @Test func depthIsBounded() {
    let sum = Array(repeating: "1", count: 400).joined(separator: " + ")
    let nested = String(repeating: "f(", count: 60) + "1" + String(repeating: ")", count: 60)
    let constants = read("let a = \(sum)\nlet b = \(nested)").constants
    #expect(constants.first?.value.form == .source(sum))
    #expect(constants.count == 2)
  }
}
