import Testing

/// What `catalog check --compile` says, and how it ends; one real run of the compiler.
@Suite("The option --compile")
struct CompileCommandTests {
  private let run: ToolRun

  init() throws {
    run = try ToolRun()
    try run.write(
      "name: Kit\nsummary: A kit.\nlanguage: en\nplatforms: { iOS: \"15.0\" }\n"
        + "modules: [{ name: Kit, path: Kit }]\n", at: "content/system.yaml")
    try run.write(
      """
      import SwiftUI

      /// A chip.
      ///
      /// ```swift
      /// Chip("New", color: .red)
      /// ```
      public struct Chip: View {
        private let text: String
        public init(_ text: String) { self.text = text }
        public var body: some View { Text(text).padding(8).background(.tint, in: .capsule) }
      }

      #Preview { Chip("New").unheardOf() }

      let size = Chip.Size.vast
      extension Chip { public enum Size { case small } }

      """, at: "content/Kit/Chip.swift")
    let fences = [
      ("swift", "Chip(\"New\").opacity(\"half\")"), ("swift wrong", "Chip()"),
      ("swift wrong", "Chip(\"New\")"), ("swift fragment", "Chip { … }"),
      ("swift", "Chip(\"A\")\n  .frame(width: 3)"),
      ("swift", "if #available(iOS 26, *) { Chip(\"A\").glassEffect() }"),
      ("swift", "Chip(\"A\").glassEffect()"),
    ]
    let text = fences.map { "```\($0.0)\n\($0.1)\n```\n" }.joined()
    try run.write("---\ntitle: A\nsummary: x\n---\n" + text, at: "content/guides/a.md")
  }

  @Test("Each mistake is told at its line")
  func findings() throws {
    let result = try run("check", "--compile", "--only", "swift")
    #expect(result.status == 1)
    let told = [
      "content/Kit/Chip.swift:6:25: error: extra argument 'color' in call [compile/error]",
      "content/Kit/Chip.swift:16:22: error: type 'Chip.Size' has no member 'vast' [compile/error]",
      "content/guides/a.md:6:21: error: cannot convert value of type 'String' to expected argument "
        + "type 'Double' [compile/error]",
      "content/guides/a.md:11: error: this code is marked as wrong, and compiles "
        + "[compile/wrong-compiles]",
      "content/guides/a.md:25:11: error: 'glassEffect(_:in:)' needs iOS 26.0, and the system supports "
        + "iOS 15.0 [compile/newer]",
    ]
    for line in told { #expect(result.errors.contains(line + "\n")) }
    // SwiftUI may have it: the interface does not know all that views can do.
    #expect(result.errors.contains("content/Kit/Chip.swift:14:24: note: "))
    #expect(result.errors.hasSuffix("5 errors, 1 note\n"))
  }

  @Test("A toolchain that is not there is told")
  func missingToolchain() throws {
    let result = try run("check", "--compile", "--only", "swift", "--toolchain", "nowhere")
    #expect(result.status == 2)
    #expect(result.errors.contains("[compile/no-toolchain]"))
  }

  @Test("What the compiler does not accept is not published")
  func publishing() throws {
    let result = try run("build", "--compile", "--toolchain", "nowhere")
    #expect(result.status == 2)
    #expect(result.errors.contains("[compile/no-toolchain]"))
    #expect(result.errors.hasSuffix("the site was not changed\n"))
    #expect(!run.exists("site/index.html"))
  }

  @Test("An old toolchain is told")
  func oldToolchain() throws {
    try run.write("#!/bin/sh\necho 'Swift version 5.10 (swift-5.10-RELEASE)'\n", at: "old/swiftc")
    let result = try run("check", "--compile", "--only", "swift", "--toolchain", "old")
    #expect(result.status == 2)
  }
}
