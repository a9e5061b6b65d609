import Foundation
import Testing

/// The tutorial of the documentation, followed literally in an empty folder with the built tool.
@Suite struct TutorialTests {
  private static let page = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "content/catalog/guides/tutorial.md")

  @Test func everyCommandDoesWhatThePageSays() throws {
    let script = TutorialScript(markdown: try String(contentsOf: Self.page, encoding: .utf8))
    let run = try ToolRun()
    var printed = ""
    for step in script.steps {
      switch step {
      case .run(let commands, let fails):
        printed = ""
        for (index, command) in commands.enumerated() {
          let words = TutorialScript.words(of: command)
          #expect(words.first == "catalog", "'\(command)' is no command of the tool")
          let result = try run(Array(words.dropFirst()))
          let isExpected = fails && index == commands.count - 1 ? 1 : 0
          #expect(result.status == Int32(isExpected), "\(command): \(result.errors)")
          printed += result.output + result.errors
        }
      case .expect(let expected):
        #expect(TutorialScript.matches(printed, expected), "printed: \(printed)")
      case .change(let path, let old, let new):
        let text = try run.text(at: path)
        try #require(text.ranges(of: old).count == 1, "\(path) has not one line \(old)")
        try run.write(text.replacing(old, with: new), at: path)
      case .write(let path, let text):
        #expect(!run.exists(path), "\(path) already exists")
        try run.write(text, at: path)
      }
    }
    #expect(run.exists("site/components/notice.html"))
    #expect(run.exists("site/guides/opening-hours.html"))
  }

  @Test func thePageLeavesOnlyTheFolderAndTheServerToTheReader() throws {
    let script = TutorialScript(markdown: try String(contentsOf: Self.page, encoding: .utf8))
    #expect(script.byHand == 2)
    let commands = script.steps.count { if case .run = $0 { true } else { false } }
    #expect(commands == 6)
  }

  @Test func fencesBecomeSteps() {
    let script = TutorialScript(
      markdown: """
        Text.

        ```sh fails
        catalog check
        ```

        ```text
        1 error
        ```

        ~~~markdown a/b.md
        ```sh
        inner
        ```
        ~~~

        ```diff a/b.md
        -inner
        +outer
        ```

        ```swift
        let shown = true
        ```
        """)
    #expect(
      script.steps == [
        .run(["catalog check"], fails: true), .expect("1 error\n"),
        .write(path: "a/b.md", "```sh\ninner\n```\n"),
        .change(path: "a/b.md", from: "inner\n", to: "outer\n"),
      ])
  }

  @Test(arguments: [
    ("a b c", "a b c", true), ("a b c", "a … c", true), ("a b c", "…", true),
    ("a b c", "a … d", false), ("a b c", "b …", false), ("a b c", "a b", false),
  ])
  func anEllipsisStandsForAnything(text: String, expected: String, isSame: Bool) {
    #expect(TutorialScript.matches(text, expected) == isSame)
  }
}
