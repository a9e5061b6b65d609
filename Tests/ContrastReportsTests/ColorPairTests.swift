import ColorScience
import ContrastReports
import Testing

/// Two colours that somebody named.
@Suite struct ColorPairTests {
  private func pair(
    _ foreground: String, _ background: String, over: [String] = [],
    use: ColorTerms.Use = .text, level: ColorTerms.Level? = nil
  ) throws -> ColorPair {
    try ColorPair(
      foreground: foreground, background: background,
      terms: ColorTerms(over: over, use: use, level: level))
  }

  @Test func theJSONIsOneLineWithTheRatioAsItIs() throws {
    #expect(
      try pair("#767676", "white").json == """
        {"foreground":"#767676","background":"white","ratio":4.542224959605253,"level":"AA",\
        "foregroundHex":"#767676","backgroundHex":"#ffffff"}

        """)
    #expect(try pair("#777", "#FFF").json.contains(##""level":null,"foregroundHex":"#777777""##))
    #expect(try pair("black", "white").json.contains(#""ratio":21,"level":"AAA""#))
  }

  @Test func theTextCutsTheRatioAndNamesTheLevel() throws {
    #expect(
      try pair("#767676", "white").text == """
        #767676 on white: 4.54 to 1, AA for text
          seen as #767676 on #ffffff

        """)
  }

  @Test func belowTheLevelTheNearestPassingColorsAreTold() throws {
    #expect(
      try pair("#777777", "white").text == """
        #777777 on white: 4.47 to 1, below AA for text (4.5 to 1)
          seen as #777777 on #ffffff
          nearest passing foreground: #767676, 4.54 to 1

        """)
  }

  @Test func aHexThatStandsOtherwiseThanTheColorIsSaidToBeRounded() throws {
    #expect(
      try pair("hsl(0 0% 46.5%)", "white").text == """
        hsl(0 0% 46.5%) on white: 4.50 to 1, AA for text
          seen as #777777 on #ffffff
          which is rounded to eight bits a channel, and has 4.47 to 1 itself

        """)
  }

  @Test func bothColorsMayGiveWay() throws {
    let text = try pair("#888888", "#222222").text
    #expect(text.contains("  nearest passing foreground: #"))
    #expect(text.contains("  nearest passing background: #"))
  }

  @Test func layersAreCompositedFromTheBottomUp() throws {
    let text = try pair("rgb(0 0 0 / 50%)", "#ffffff80", over: ["white", "#000c"]).text
    #expect(
      text.hasPrefix(
        """
        rgb(0 0 0 / 50%) on #ffffff80 over #000c over white: 2.99 to 1, below AA for text (4.5 to 1)
          seen as #4d4d4d on #999999

        """))
  }

  @Test func aColorOutsideTheGamutHasTheRatioOfItsClippedFormToo() throws {
    let text = try pair("color(display-p3 0 1 0)", "black").text
    #expect(text.contains("  seen as #00fb29 on #000000\n"))
    #expect(text.contains("to 1 where colours outside sRGB are clipped, as browsers do\n"))
  }

  @Test(arguments: [
    (ColorTerms.Use.text, ColorTerms.Level?.none, false), (.text, .aa, true),
    (.largeText, .aa, false), (.largeText, .aaa, true), (.nonText, .aaa, false),
  ])
  func aLevelIsMissedWhenItWasAskedFor(
    use: ColorTerms.Use, level: ColorTerms.Level?, misses: Bool
  ) throws {
    #expect(try pair("#777777", "white", use: use, level: level).missesLevel == misses)
  }

  @Test func whatIsNotTextHasNoAAA() throws {
    let text = try pair("#959595", "white", use: .nonText, level: .aaa).text
    #expect(
      text.hasPrefix("#959595 on white: 2.99 to 1, below AA for what is not text (3 to 1)\n"))
  }

  @Test func aTranslucentBackgroundNeedsSomethingBelow() throws {
    let error = #expect(throws: WrongColor.self) { try pair("black", "#fff8") }
    #expect(
      error?.diagnostic.summary
        == "the background '#fff8' is translucent, and nothing is named below it")
    #expect(
      error?.diagnostic.suggestion == "name what is below it, such as '--over white'")
    let lowest = #expect(throws: WrongColor.self) { try pair("black", "white", over: ["#0008"]) }
    #expect(lowest?.diagnostic.summary == "the lowest colour of '--over', '#0008', is translucent")
  }

  @Test(
    arguments: [
      ("#12", "3, 4, 6 or 8 digits must follow '#', not 2"),
      ("#12g", "only hexadecimal digits may follow '#', and 'g' is not one"),
      ("1e3a8a", "hexadecimal digits are a colour only with a '#' before them"),
      ("rgb(1 2 3", "the bracket of rgb() is not closed"),
      ("rgb(1 2)", "read as rgb(), but its arguments are wrong"),
      ("rbg(1 2 3)", "there is no colour function 'rbg'"),
      ("var(--ink)", "what var() stands for depends on where it is used"),
      ("", "a colour is missing here"),
      (
        "system.label",
        "read as the name of a colour, but CSS has no fixed colour of this name"
      ),
    ])
  func whatWasUnderstoodOfAWrongColorIsTold(color: String, note: String) throws {
    let error = #expect(throws: WrongColor.self) { try pair(color, "white") }
    let diagnostic = try #require(error?.diagnostic)
    #expect(diagnostic.summary == "'\(color)' is not a CSS colour")
    #expect(diagnostic.notes.map(\.message) == [note])
    #expect(diagnostic.suggestion?.isEmpty == false)
  }

  @Test func aMisspeltFunctionIsSuggested() throws {
    let error = #expect(throws: WrongColor.self) { try pair("okclh(0.5 0 0)", "white") }
    #expect(
      error?.diagnostic.suggestion == "did you mean one like oklch(0.57 0.1 250)?")
  }
}
