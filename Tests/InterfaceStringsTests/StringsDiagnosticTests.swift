import Diagnostics
import InterfaceStrings
import Testing

@Suite("What is wrong with a strings file")
struct StringsDiagnosticTests {
  private static let english = StringsFile(
    path: "strings/en.yaml", language: "en",
    text: """
      frame: { skip: "Skip to content", open: "Open {name}" }
      start: { pages: { one: "{count} page", other: "{count} pages" } }
      """)

  private func messages(_ russian: String) -> [String] {
    InterfaceStrings([
      Self.english, StringsFile(path: "strings/ru.yaml", language: "ru", text: russian),
    ]).diagnostics.map(Self.line)
  }

  private static func line(_ diagnostic: Diagnostic) -> String {
    let place = diagnostic.location.map { "\($0.path):\($0.line.map(String.init) ?? "")" } ?? ""
    let suggestion = diagnostic.suggestion.map { " — \($0)" } ?? ""
    return
      "\(place) \(diagnostic.severity) \(diagnostic.id.name): \(diagnostic.summary)\(suggestion)"
  }

  private static let pages = """
    start: { pages: { one: "{count} страница", few: "{count} страницы", many: "{count} страниц" } }
    """

  @Test("A complete file has nothing wrong")
  func complete() {
    #expect(
      messages("frame: { skip: К содержанию, open: \"Открыть {name}\" }\n" + Self.pages) == [])
  }

  @Test("A phrase that no page has is told with the nearest one")
  func unknownKey() {
    #expect(
      messages("frame: { skp: А, skip: Б, open: В }\n" + Self.pages) == [
        "strings/ru.yaml:1 warning strings/unknown-key: no page has a phrase 'frame.skp'"
          + " — did you mean 'frame.skip'?"
      ])
  }

  @Test("A value that the English phrase does not have")
  func unknownValue() {
    #expect(
      messages("frame: { skip: А, open: \"Открыть {nme}\" }\n" + Self.pages) == [
        "strings/ru.yaml:1 error strings/unknown-value: the phrase 'frame.open' gets no value"
          + " '{nme}' — did you mean 'name'?"
      ])
  }

  @Test("Plural forms that a language needs")
  func forms() {
    #expect(
      messages(
        "frame: { skip: А, open: Б }\nstart: { pages: { one: \"{count} с\", other: \"{count} с\" } }"
      ) == [
        "strings/ru.yaml:2 warning strings/plural: the phrase 'start.pages' lacks plural forms:"
          + " few, many — write a text for each, as in 'one: {count} token'"
      ])
    #expect(
      messages("frame: { skip: { one: А }, open: Б }\n" + Self.pages) == [
        "strings/ru.yaml:1 error strings/plural: the phrase 'frame.skip' counts nothing and has"
          + " no plural forms — write one text"
      ])
    #expect(
      messages("frame: { skip: А, open: Б }\nstart: { pages: { ones: А } }").first
        == "strings/ru.yaml:2 error strings/plural-form: there is no plural form 'ones'"
        + " — did you mean 'one'?")
  }

  @Test(
    "A later English file may leave a value out and add phrases, and neither is a fault of Russian")
  func laterEnglish() {
    let strings = InterfaceStrings([
      Self.english,
      StringsFile(
        path: "strings/ru.yaml", language: "ru",
        text: "frame: { skip: А, open: \"Открыть {name}\" }\n" + Self.pages),
      StringsFile(
        path: "mine/en.yaml", language: "EN",
        text: "frame: { open: Open it, mine: \"Mine\", skip: \"To {where}\" }"),
    ])
    #expect(
      strings.diagnostics.map(Self.line) == [
        "mine/en.yaml:1 error strings/unknown-value: the phrase 'frame.skip' gets no value '{where}'"
      ])
    #expect(strings.words(for: "en").text("frame.open", ["name": "A"]) == "Open it")
    #expect(strings.words(for: "en").text("frame.mine") == "Mine")
  }

  @Test("A phrase of the wrong form is said in English, so that templates still know it")
  func wrongForm() {
    let strings = InterfaceStrings([
      Self.english,
      StringsFile(
        path: "strings/ru.yaml", language: "ru", text: "frame: { skip: { one: А, other: Б } }"),
    ])
    #expect(strings.words(for: "ru").parts(of: "frame.skip") == [.text("Skip to content")])
  }

  @Test("Phrases that are not translated are one finding")
  func missing() {
    #expect(
      messages("frame: { skip: А }") == [
        "strings/ru.yaml: warning strings/missing: 2 phrases are not translated"
          + " — pages show them in English until this file has them"
      ])
    #expect(
      messages("frame: { skip: А, open: Б }") == [
        "strings/ru.yaml: warning strings/missing: the phrase 'start.pages' is not translated"
          + " — pages show them in English until this file has them"
      ])
  }

  @Test("A brace without a name, and what is no phrase")
  func shape() {
    #expect(
      messages("frame: { skip: \"А {\", open: Б }\n" + Self.pages).first
        == "strings/ru.yaml:1 error strings/braces: a brace of this phrase contains no name"
        + " — write {name} for a value, and {{ or }} for a brace")
    #expect(
      messages("frame: { skip: [а], open: Б }\n" + Self.pages).first
        == "strings/ru.yaml:1 error strings/shape: a phrase is a text or a mapping of plural"
        + " forms, not a list — put the text in quotes")
    #expect(
      messages("frame: А\n" + Self.pages).first
        == "strings/ru.yaml:1 error strings/shape: here stand phrases by their key, not the text \"А\""
        + " — write 'section:', and below it 'key: text' with two spaces before it")
  }
}
