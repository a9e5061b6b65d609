import InterfaceStrings
import Testing

@Suite("Plural rules")
struct PluralRuleTests {
  @Test(
    "Whole numbers take the forms of the CLDR",
    arguments: [
      ("en", [1: PluralForm.one, 0: .other, 2: .other, 21: .other]),
      (
        "ru",
        [
          1: .one, 21: .one, 101: .one, 11: .many, 2: .few, 24: .few, 12: .many, 0: .many, 5: .many,
          111: .many,
        ]
      ),
      ("uk", [1: .one, 3: .few, 14: .many]),
      ("hr", [1: .one, 22: .few, 5: .other]),
      ("pl", [1: .one, 21: .many, 2: .few, 22: .few, 12: .many]),
      ("cs", [1: .one, 4: .few, 22: .other]),
      ("sl", [1: .one, 101: .one, 2: .two, 103: .few, 5: .other]),
      ("lt", [1: .one, 11: .other, 21: .one, 2: .few, 12: .other, 10: .other]),
      ("lv", [0: .zero, 10: .zero, 11: .zero, 1: .one, 21: .one, 2: .other]),
      ("ro", [1: .one, 0: .few, 19: .few, 20: .other, 119: .few]),
      ("ar", [0: .zero, 1: .one, 2: .two, 3: .few, 110: .few, 11: .many, 100: .other]),
      ("he", [1: .one, 2: .two, 3: .other]),
      ("fr", [0: .one, 1: .one, 2: .other]),
      ("ja", [0: .other, 1: .other]),
    ] as [(String, [Int: PluralForm])])
  func forms(language: String, expected: [Int: PluralForm]) {
    for (number, form) in expected {
      #expect(PluralRule.of(language).form(of: number) == form, "\(language) \(number)")
    }
  }

  @Test("A variety of a language has its rule, an unknown language that of English")
  func languages() {
    #expect(PluralRule.of("ru-RU") == .eastSlavic)
    #expect(PluralRule.of("PT-br") == .zeroOneOther)
    #expect(PluralRule.of("tlh") == .oneOther)
  }

  @Test("The sign makes no difference")
  func negative() {
    #expect(PluralRule.eastSlavic.form(of: -2) == .few)
    #expect(PluralRule.oneOther.form(of: .min) == .other)
  }

  @Test("A language lists the forms that whole numbers take")
  func list() {
    #expect(PluralRule.eastSlavic.forms == [.one, .few, .many])
    #expect(PluralRule.arabic.forms == PluralForm.allCases)
    #expect(PluralRule.single.forms == [.other])
  }
}
