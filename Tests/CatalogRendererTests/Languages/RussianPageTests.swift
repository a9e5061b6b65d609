import Testing

/// Components, examples and tokens of a Russian system, as its pages and their twins say them.
@Suite struct RussianPageTests {
  private static let sections = [
    "component", "example", "screens", "tokens", "values", "contexts", "groups",
  ]

  @Test(arguments: [
    "one/components/badge.html", "one/examples.html", "one/tokens/index.html",
    "one/tokens/color.html", "one/tokens/motion.html", "one/tokens/shadow.html",
    "one/tokens/typography.html",
  ])
  func aPageHasNoEnglishWords(path: String) throws {
    let text = VisibleText.of(html: try RussianSite.page(path))
    #expect(VisibleText.english(Self.sections, in: text, of: "ru") == [])
  }

  @Test(arguments: [
    "one/components/badge.md", "one/examples.md", "one/tokens/index.md", "one/tokens/color.md",
    "one/tokens/shadow.md",
  ])
  func aTwinHasNoEnglishWords(path: String) throws {
    let text = VisibleText.of(markdown: try RussianSite.page(path))
    #expect(VisibleText.english(Self.sections, in: text, of: "ru") == [])
  }

  @Test func aComponentSpeaksRussian() throws {
    let page = try RussianSite.page("one/components/badge.html")
    #expect(page.contains("<h2 id=\"examples\">Примеры</h2>"))
    #expect(page.contains("<p class=\"context-label\">Тёмное</p>"))
    #expect(page.contains("<strong>Дочерние узлы:</strong> нет"))
    #expect(page.contains("aria-label=\"Ссылка на «Новое»\""))
    #expect(page.contains("data-copy-named=\"Копировать: [name]\""))
  }

  @Test func aTokenSpeaksRussian() throws {
    let page = try RussianSite.page("one/tokens/color.html")
    #expect(page.contains("<h1>Цвета</h1>"))
    #expect(page.contains("<span class=\"tag\">цвет</span>"))
    #expect(page.contains("<strong>Устарел.</strong> Причина не указана."))
    #expect(page.contains("<th scope=\"row\">тёмное <span class=\"token-chosen\""))
    let motion = try RussianSite.page("one/tokens/motion.html")
    #expect(motion.contains("data-still=\"Без движения\""))
  }

  @Test func theOverviewCountsInRussian() throws {
    let page = try RussianSite.page("one/tokens/index.html")
    #expect(page.contains("<span class=\"count\">5 токенов</span>"))
    #expect(page.contains("<span class=\"count\">1 токен</span>"))
    #expect(page.contains("Меняет 3 токена."))
    #expect(page.contains("светлое (по умолчанию), тёмное"))
  }

  @Test func aTwinSpeaksRussian() throws {
    let twin = try RussianSite.page("one/components/badge.md")
    #expect(twin.contains("- Статус: стабильный; приоритет в плане — P1\n"))
    #expect(twin.contains("- Наименьшая область нажатия: 44 × 44 pt\n"))
    #expect(twin.contains("| Свойство | Тип | Значения | По умолчанию | Обязательно | Описание |"))
    let tokens = try RussianSite.page("one/tokens/color.md")
    #expect(tokens.contains("светлое: #000000; тёмное: #ffffff"))
  }
}
