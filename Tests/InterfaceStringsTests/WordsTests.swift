import InterfaceStrings
import Testing

@Suite("Words")
struct WordsTests {
  private let strings = InterfaceStrings([
    StringsFile(
      path: "strings/en.yaml", language: "en",
      text: """
        health:
          title: Health
          of: "{good} of {total}"
          pages: { one: "{count} page", other: "{count} pages" }
          braces: "{{name}}"
          only: English only
        numbers: { decimalSeparator: "." }
        """),
    StringsFile(
      path: "strings/ru.yaml", language: "ru",
      text: """
        health:
          title: Состояние
          of: "{good} из {total}"
          pages: { one: "{count} страница", few: "{count} страницы", many: "{count} страниц" }
          braces: "{{name}}"
        numbers: { decimalSeparator: "," }
        """),
  ])

  @Test("A phrase is said in its language, with its values")
  func values() {
    let russian = strings.words(for: "ru")
    #expect(russian.text("health.title") == "Состояние")
    #expect(russian.text("health.of", ["good": "3", "total": "4"]) == "3 из 4")
    #expect(russian.number("98.4") == "98,4")
  }

  @Test(
    "A number takes its form",
    arguments: [
      (1, "1 страница"), (2, "2 страницы"), (5, "5 страниц"), (11, "11 страниц"),
      (21, "21 страница"), (0, "0 страниц"),
    ])
  func counts(count: Int, text: String) {
    #expect(strings.words(for: "ru").text("health.pages", count: count) == text)
  }

  @Test("What a language lacks is said in English, with its plural rule")
  func fallback() {
    #expect(strings.words(for: "ru").text("health.only") == "English only")
    #expect(strings.words(for: "de").text("health.pages", count: 1) == "1 page")
    #expect(strings.words(for: "de").language == "en")
    #expect(!strings.speaks("de"))
  }

  @Test("A variety of a language has the words of the language")
  func varieties() {
    #expect(strings.words(for: "RU-cyrl-RU").language == "ru")
    #expect(strings.speaks("ru-RU"))
  }

  @Test("A variety has its own phrases over those of its language, whose plural rules they keep")
  func layers() {
    let strings = InterfaceStrings([
      StringsFile(path: "en.yaml", language: "en", text: "s: { a: one, b: two, c: three }"),
      StringsFile(path: "pt.yaml", language: "pt", text: "s: { a: um, b: dois, c: três }"),
      StringsFile(path: "pt-BR.yaml", language: "pt-BR", text: "s: { b: dous }"),
    ])
    let brazilian = strings.words(for: "pt-BR")
    #expect(["s.a", "s.b", "s.c"].map { brazilian.text($0) } == ["um", "dous", "três"])
    #expect(strings.languages == ["en", "pt", "pt-BR"])
    #expect(strings.diagnostics == [])
  }

  @Test("Thousands stand apart as the language writes them")
  func groups() {
    let strings = InterfaceStrings([
      StringsFile(path: "en.yaml", language: "en", text: "numbers: { groupSeparator: \",\" }"),
      StringsFile(path: "ru.yaml", language: "ru", text: "numbers: { groupSeparator: \" \" }"),
    ])
    #expect(strings.words(for: "en").grouped(1_234_567) == "1,234,567")
    #expect(strings.words(for: "ru").grouped(-12_345) == "-12 345")
    #expect(strings.words(for: "en").grouped(999) == "999")
  }

  @Test("A brace that is written twice is a brace, a value that is not given stays in braces")
  func braces() {
    let words = strings.words(for: "en")
    #expect(words.text("health.braces") == "{name}")
    #expect(words.text("health.of", ["good": "3"]) == "3 of {total}")
  }

  @Test("A key that does not exist is shown as it is")
  func unknown() {
    #expect(strings.words(for: "en").text("health.no") == "health.no")
    #expect(strings.words(for: "en").text("health.no", count: 2) == "2 health.no")
  }

  @Test("A phrase is given to templates in pieces; one that counts is not")
  func parts() {
    let words = strings.words(for: "en")
    #expect(words.parts(of: "health.of") == [.value("good"), .text(" of "), .value("total")])
    #expect(words.parts(of: "health.pages") == nil)
  }

  @Test("A later file replaces phrases one by one")
  func overlay() {
    let strings = InterfaceStrings([
      StringsFile(path: "a/en.yaml", language: "en", text: "s: { a: one, b: two }"),
      StringsFile(path: "b/en.yaml", language: "en", text: "s: { b: three }"),
    ])
    #expect(strings.words(for: "en").text("s.a") == "one")
    #expect(strings.words(for: "en").text("s.b") == "three")
    #expect(strings.diagnostics == [])
  }
}
