import Testing

@testable import CommonMark

@Suite struct AlertTests {
  @Test(arguments: Alert.Kind.allCases)
  func kinds(_ kind: Alert.Kind) {
    let word = kind.rawValue.uppercased()
    let title = word.prefix(1) + kind.rawValue.dropFirst()
    #expect(
      html("> [!\(word)]\n> *a*\n>\n> - b") == """
        <aside class="alert alert-\(kind.rawValue)" role="note">
        <p class="alert-title">\(title)</p>
        <p><em>a</em></p>
        <ul>
        <li>b</li>
        </ul>
        </aside>

        """)
  }

  @Test func titlesAreOfThePage() {
    var labels = HTMLLabels()
    labels.alerts[.tip] = "Совет"
    #expect(
      html("> [!tip]\n>\n> a", HTMLOptions(labels: labels))
        .contains("<p class=\"alert-title\">Совет</p>\n<p>a</p>"))
  }

  @Test(arguments: [
    "> [!NOTE]", "> \\[!NOTE]\n> a", "> a\n> [!NOTE]", "> [! NOTE]\n> a",
    "> [!NOTE](b)\n> a", "> # [!NOTE]\n> a",
  ])
  func quotesStayQuotes(_ text: String) {
    #expect(html(text).hasPrefix("<blockquote>"))
    #expect(findings(text).isEmpty)
  }

  @Test func unknownKindIsAnswered() {
    let document = parse("a\n\n> [!WARNIG]\n> b")
    #expect(document.diagnostics.map(\.summary) == ["there is no alert 'WARNIG'"])
    #expect(document.diagnostics.map(\.suggestion) == ["did you mean 'WARNING'?"])
    #expect(document.diagnostics.map { $0.location?.line } == [3])
    #expect(
      document.diagnostics.flatMap(\.notes).map(\.message) == [
        "alerts are NOTE, TIP, IMPORTANT, WARNING, CAUTION"
      ])
  }
}

@Suite struct TaskListTests {
  @Test func tightAndLoose() {
    #expect(
      html("- [ ] a\n- [x] *b*\n- c") == """
        <ul>
        <li class="task"><input type="checkbox" disabled aria-label="Not done" /> a</li>
        <li class="task"><input type="checkbox" disabled checked aria-label="Done" /> \
        <em>b</em></li>
        <li>c</li>
        </ul>

        """)
    #expect(
      html("1. [X] a\n\n   b").contains(
        "\n<p><input type=\"checkbox\" disabled checked aria-label=\"Done\" /> a</p>\n<p>b</p>"))
  }

  @Test(arguments: [
    "- [ ]a", "- \\[ ] a", "- [y] a", "- [x](b) a", "- a [ ] b", "- [x]", "[ ] a", "> [ ] a",
    "- [] a", "- # [ ] a", "- [x] a\n\n[x]: b",
  ])
  func notTasks(_ text: String) {
    #expect(!html(text).contains("checkbox"))
  }

  @Test func canBeNested() {
    let document = parse("> - [ ] a\n>   - [x] b")
    let states = document.allBlocks.flatMap { block -> [Bool?] in
      guard case .list(let list) = block.content else { return [] }
      return list.items.map(\.isDone)
    }
    #expect(states == [false, true])
  }
}

@Suite struct ExtensionSwitchTests {
  @Test func eachCanBeOff() {
    let text = "~~a~~ www.a.b\n\n- [ ] a\n\n> [!NOTE]\n> a\n\n| a |\n|---|\n"
    for (off, mark) in [
      (ParsingOptions.Extensions.strikethrough, "<del>"), (.autolinks, "<a "),
      (.taskLists, "checkbox"), (.alerts, "aside"), (.tables, "<table>"),
    ] {
      let options = ParsingOptions(extensions: ParsingOptions.Extensions.all.subtracting(off))
      #expect(html(text).contains(mark))
      #expect(!HTMLRenderer().render(parse(text, options)).text.contains(mark))
    }
  }
}
