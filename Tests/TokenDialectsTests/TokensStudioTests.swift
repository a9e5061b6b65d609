import Testing
import TokenDialects

@Suite struct TokensStudioTests {
  /// The tokens of a file without sets, each on its own line after the first.
  private func read(_ tokens: String...) -> Reading {
    Reading(
      ##"{"c":{"type":"color","value":"#102030"},"f":{"type":"fontSizes","value":"10px"}"##
        + tokens.map { ",\n" + $0 }.joined() + "}")
  }

  @Test(arguments: [
    ("fontFamilies", #""A, B""#, #"{"$type":"fontFamily","$value":["A","B"]}"#),
    ("fontWeights", #""Semi Bold""#, #"{"$type":"fontWeight","$value":"semi-bold"}"#),
    ("lineHeights", #""110%""#, #"{"$type":"number","$value":1.1}"#),
    ("lineHeights", #""24px""#, #"{"$type":"dimension","$value":{"value":24,"unit":"px"}}"#),
    ("letterSpacing", #""1px""#, #"{"$type":"dimension","$value":{"value":1,"unit":"px"}}"#),
    ("opacity", #""30%""#, #"{"$type":"number","$value":0.3}"#),
    ("spacing", #""{f.value}""#, #"{"$type":"dimension","$value":"{f}"}"#),
    ("borderRadius", #""1rem""#, #"{"$type":"dimension","$value":{"value":1,"unit":"rem"}}"#),
    (
      "boxShadow",
      #"{"x":"0px","y":"1px","blur":"0","spread":"0","color":"{c}","type":"innerShadow"}"#,
      #"{"$type":"shadow","$value":{"offsetX":{"value":0,"unit":"px"},"offsetY":{"value":1,"unit":"px"},"blur":{"value":0,"unit":"px"},"spread":{"value":0,"unit":"px"},"color":"{c}","inset":true}}"#
    ),
    (
      "boxShadow",
      #"[{"x":"0","y":"0","blur":"0","spread":"0","color":"{c}","type":"dropShadow"}]"#,
      #"{"$type":"shadow","$value":[{"offsetX":{"value":0,"unit":"px"},"offsetY":{"value":0,"unit":"px"},"blur":{"value":0,"unit":"px"},"spread":{"value":0,"unit":"px"},"color":"{c}"}]}"#
    ),
  ])
  func translatesItsTypes(type: String, value: String, expected: String) {
    let reading = read(#""t":{"type":"\#(type)","value":\#(value)}"#)
    #expect(reading.tokenText("t") == expected)
    #expect(reading.messages.isEmpty)
  }

  @Test(arguments: ["textCase", "textDecoration", "asset", "composition", "other", "boolean"])
  func passesOnTypesWithoutCounterpart(type: String) {
    let reading = read(#""t":{"type":"\#(type)","value":"x"}"#)
    #expect(reading.tokenText("t") == #"{"$type":"\#(type)","$value":"x"}"#)
    #expect(reading.messages == [])
  }

  @Test func computesArithmetic() throws {
    let reading = read(
      #""a":{"type":"dimension","value":"{f} * 2"}"#,
      #""b":{"type":"dimension","value":"({a} + 4px) / 3 - 0.1"}"#,
      #""n":{"type":"number","value":"0.1 * 3"}"#)
    #expect(reading.tokenText("a") == #"{"$type":"dimension","$value":{"value":20,"unit":"px"}}"#)
    #expect(reading.tokenText("b") == #"{"$type":"dimension","$value":{"value":7.9,"unit":"px"}}"#)
    #expect(reading.tokenText("n") == #"{"$type":"number","$value":0.3}"#)
    let warning = try #require(reading.document.diagnostics.last)
    #expect(warning.id.name == "tokens/dialect-computed")
    #expect(warning.summary == "2 values are computed, and no longer follow what they refer to")
    #expect(
      warning.notes.map(\.message) == ["'{f} * 2' is 20px", "'({a} + 4px) / 3 - 0.1' is 7.9px"])
  }

  @Test func computesWithNegativeNumbers() {
    let reading = read(#""a":{"type":"dimension","value":"{f} * -2"}"#)
    #expect(reading.tokenText("a") == #"{"$type":"dimension","$value":{"value":-20,"unit":"px"}}"#)
  }

  @Test func looksAtNoLongTexts() {
    func read(_ length: Int) -> String? {
      let text = "{f} + 0".padding(to: length)
      return self.read(#""a":{"type":"dimension","value":"\#(text)"}"#).tokenText("a")
    }
    #expect(read(512) == #"{"$type":"dimension","$value":{"value":10,"unit":"px"}}"#)
    #expect(read(513)?.contains(#""value":10"#) != true)
  }

  @Test(arguments: ["{gone} * 2", "{f} + 1rem", "-{gone}", "{gone.value} * 2"])
  func leavesArithmeticOnOtherFilesToCSS(text: String) {
    let reading = read(#""t":{"type":"dimension","value":"\#(text)"}"#)
    let formula = text == "-{gone}" ? "-1 * {gone}" : text.replacing(".value", with: "")
    #expect(reading.tokenText("t") == #"{"$type":"dimension","$value":"calc(\#(formula))"}"#)
    #expect(reading.messages == [])
  }

  @Test(arguments: ["{t} + 1px", "{f} * {f}", "1px / 0", "{c} * 2"])
  func refusesArithmeticWithoutResult(text: String) {
    let reading = read(#""t":{"type":"dimension","value":"\#(text)"}"#)
    #expect(reading.tokenText("t") == nil)
    #expect(
      reading.messages == ["2:33 a token is left out: DTCG 2025.10 cannot express this calculation"]
    )
  }

  /// The modifiers that stand beside a colour in `$extensions`.
  private func modify(_ kind: String, _ more: String = "", amount: String = "0.25") -> String {
    #""$extensions":{"studio.tokens":{"id":"7","modify":{"type":"\#(kind)","value":"\#(amount)"\#(more)}}}"#
  }

  @Test func appliesAlphaAndRefusesUnknownModifiers() {
    let reading = read(
      #""a":{"type":"color","value":"{c}",\#(modify("alpha"))}"#,
      #""b":{"type":"color","value":"{c}",\#(modify("invert"))}"#,
      #""d":{"type":"color","value":"{b}"}"#)
    #expect(
      reading.tokenText("a")
        == #"{"$type":"color","$value":{"colorSpace":"srgb","components":[0.062745098,0.1254901961,0.1882352941],"alpha":0.25},"$extensions":{"studio.tokens":{"id":"7"}}}"#
    )
    #expect(reading.tokenText("b") == nil)
    #expect(reading.tokenText("d") == nil)
    #expect(
      reading.messages == [
        "2:29 a value is computed, and no longer follows what it refers to",
        "3:29 a token is left out: DTCG 2025.10 has no colour modifier 'invert'",
        "4:29 a token is left out: what it refers to is left out",
      ])
  }

  /// With `#ff0000`, of which the results are known: 255 × 0.5 + 255 × 0.5, and 255 × 0.5.
  @Test(arguments: [
    ("lighten", #","space":"srgb""#, #""srgb","components":[1,0.5,0.5]"#),
    ("darken", #","space":"srgb""#, #""srgb","components":[0.5,0,0]"#),
    ("darken", #","space":"hsl""#, #""hsl","components":[0,100,25]"#),
    ("lighten", #","space":"hsl""#, #""hsl","components":[0,100,75]"#),
    ("mix", ##","space":"srgb","color":"#0000ff""##, #""srgb","components":[0.5,0,0.5]"#),
    ("mix", ##","space":"hsl","color":"#ff00ff""##, #""hsl","components":[330,100,50]"#),
  ])
  func changesColors(kind: String, more: String, expected: String) {
    let reading = read(
      ##""t":{"type":"color","value":"#ff0000",\##(modify(kind, more, amount: "0.5"))}"##)
    #expect(reading.tokenText("t")?.contains(#"{"colorSpace":\#(expected)}"#) == true)
    #expect(reading.messages == [])
  }

  @Test(arguments: [
    ("alpha", "", "rgb(from {gone} r g b / 0.5)"),
    ("darken", #","space":"srgb""#, "color-mix(in srgb, {gone}, black 50%)"),
    ("lighten", #","space":"p3""#, "color-mix(in display-p3, {gone}, white 50%)"),
    ("lighten", #","space":"hsl""#, "hsl(from {gone} h s calc(l + (100 - l) * 0.5))"),
    ("darken", #","space":"lch""#, "lch(from {gone} calc(l - l * 0.5) calc(c - c * 0.5) h)"),
    ("mix", #","space":"lch","color":"{c}""#, "color-mix(in lch, {gone}, {c} 50%)"),
  ])
  func leavesColorsOfOtherFilesToCSS(kind: String, more: String, expected: String) {
    let reading = read(
      #""t":{"type":"color","value":"{gone.value}",\#(modify(kind, more, amount: "0.5"))}"#)
    #expect(reading.tokenText("t")?.contains(#""$value":"\#(expected)""#) == true)
    #expect(reading.messages == [])
  }

  @Test func anAmountMayBeInAnotherFile() {
    let reading = read(
      #""t":{"type":"color","value":"{c}",\#(modify("alpha", amount: "{gone} "))}"#)
    #expect(
      reading.tokenText("t")?.contains(#""$value":"rgb(from {c} r g b / {gone})""#) == true)
  }

  @Test func aGroupWhoseTokensWouldReferToThemselvesIsNoSet() {
    let reading = Reading(
      #"{"button":{"size":{"value":"{size}","type":"fontSizes"},"b":{"value":"{size}","type":"fontSizes"}}}"#
    )
    #expect(reading.document.root?.object?["button"] != nil)
  }

  @Test func readsNumbersBesideSignsThatNobodySees() {
    let reading = read(#""t":{"type":"opacity","value":"\b90%\u200b"}"#)
    #expect(reading.tokenText("t") == #"{"$type":"number","$value":0.9}"#)
  }

  @Test func relatesTypographyThroughReferences() {
    let reading = read(
      #""s":{"type":"letterSpacing","value":"-5%"},"h":{"type":"lineHeights","value":"15px"}"#,
      #""t":{"type":"typography","value":{"fontSize":"{f}","letterSpacing":"{s}","lineHeight":"{h}","textCase":"upper"}}"#
    )
    #expect(
      reading.tokenText("t")
        == #"{"$type":"typography","$value":{"fontSize":"{f}","letterSpacing":{"value":-0.5,"unit":"px"},"lineHeight":1.5},"$extensions":{"studio.tokens":{"textCase":"upper"}}}"#
    )
    #expect(
      reading.messages == [
        "3:68 2 values are computed, and no longer follow what they refer to",
        "3:93 'textCase' of a typography value is kept in '$extensions': DTCG 2025.10 has no such part",
      ])
  }

  @Test func makesColorsOfReferencesTranslucent() {
    let reading = read(#""t":{"type":"color","value":"rgba({c}, 50%)"}"#)
    #expect(reading.tokenText("t")?.contains(#""alpha":0.5"#) == true)
    #expect(
      reading.messages == ["2:29 a value is computed, and no longer follows what it refers to"])
  }

  @Test func givesAliasesTheTypeOfTheirTarget() {
    let reading = read(#""t":{"type":"number","value":"{f}"}"#)
    #expect(reading.tokenText("t") == #"{"$type":"dimension","$value":"{f}"}"#)
    #expect(
      reading.messages == ["2:13 an alias is given the type of its target instead of its own"])
  }

  // MARK: - Sets and themes

  private let sets = ##"""
    "core":{"red":{"$type":"color","$value":"red"}},"light":{"bg":{"$type":"color","$value":"{red}"}},
    "dark":{"bg":{"$type":"color","$value":"blue"}},"a/b":{"btn":{"$type":"color","$value":"{bg}"}}
    """##
  /// Without a name that means a mode.
  private var unnamedSets: String {
    sets.replacing(#""light""#, with: #""one""#).replacing(#""dark""#, with: #""two""#)
  }
  private let red = #"{"colorSpace":"srgb","components":[1,0,0]}"#
  private let blue = #"{"colorSpace":"srgb","components":[0,0,1]}"#

  @Test func makesAResolverOfSetsAndThemes() {
    let reading = Reading(
      """
      {\(sets),"$themes":[
      {"name":"Light","group":"mode","selectedTokenSets":{"core":"source","light":"enabled","a/b":"enabled"}},
      {"name":"Dark","group":"mode","selectedTokenSets":{"core":"source","dark":"enabled","light":"disabled","a/b":"enabled"}}],
      "$metadata":{"tokenSetOrder":["core","light","dark","a/b"]}}
      """)
    #expect(reading.document.isResolver)
    #expect(
      reading.json == """
        {"version":"2025.10","sets":{\
        "core":{"sources":[{"red":{"$type":"color","$value":\(red)}}]},\
        "light":{"sources":[{"bg":{"$type":"color","$value":"{red}"}}]},\
        "dark":{"sources":[{"bg":{"$type":"color","$value":\(blue)}}]},\
        "a/b":{"sources":[{"btn":{"$type":"color","$value":"{bg}"}}]}},\
        "modifiers":{"mode":{"contexts":{"Light":[{"$ref":"#/sets/light"}],"Dark":[{"$ref":"#/sets/dark"}]},"default":"Light"}},\
        "resolutionOrder":[{"$ref":"#/sets/core"},{"$ref":"#/modifiers/mode"},{"$ref":"#/sets/a~1b"}]}
        """)
    #expect(reading.messages == ["1:1 'Light' is taken as the default of 'mode'"])
  }

  @Test func ordersSetsWithoutThemes() {
    let reading = Reading(
      #"{\#(unnamedSets),"$metadata":{"tokenSetOrder":["a/b","core","two","one"]}}"#)
    #expect(
      reading.json?.hasSuffix(
        ##""resolutionOrder":[{"$ref":"#/sets/a~1b"},{"$ref":"#/sets/core"},{"$ref":"#/sets/two"},{"$ref":"#/sets/one"}]}"##
      ) == true)
    #expect(reading.messages.isEmpty)
  }

  @Test func saysWhenTheOrderIsNotStated() {
    let reading = Reading(#"{\#(unnamedSets),"$themes":[]}"#)
    #expect(reading.messages == ["1:1 the order of the sets is taken from the file"])
  }

  @Test func findsSetsByWhatReferencesLeaveOut() {
    let text =
      #"{"one":{"a":{"$type":"sizing","$value":"1px"}},"two":{"b":{"$type":"sizing","$value":"{a}"}}}"#
    #expect(Reading(text).document.isResolver)
    #expect(!Reading(text.replacing("{a}", with: "{one.a}")).document.isResolver)
  }

  @Test func takesASingleSetAsAFile() {
    let reading = Reading(
      #"{"global":{"a":{"type":"sizing","value":"1px"}},"$themes":[],"$metadata":{"tokenSetOrder":["global"]}}"#
    )
    #expect(!reading.document.isResolver)
    #expect(reading.json == #"{"a":{"$type":"dimension","$value":{"value":1,"unit":"px"}}}"#)
  }

  @Test func computesNothingFromValuesThatDifferBySet() {
    let reading = Reading(
      #"{"one":{"a":{"$type":"sizing","$value":"1px"}},"two":{"a":{"$type":"sizing","$value":"2px"},"b":{"$type":"sizing","$value":"{a} * 2"}},"$metadata":{"tokenSetOrder":["one","two"]}}"#
    )
    #expect(reading.json?.contains(#""b":{"$type":"dimension","$value":"calc({a} * 2)"}"#) == true)
  }

  @Test func setsWithoutATokenInCommonHaveNoOrder() {
    let reading = Reading(
      ##"""
      {"l":{"x":{"$type":"color","$value":"red"}},"base":{"y":{"$type":"color","$value":"red"}},"d":{"x":{"$type":"color","$value":"red"}},
      "$themes":[{"name":"L","selectedTokenSets":{"l":"enabled","base":"enabled"}},{"name":"D","selectedTokenSets":{"d":"enabled","base":"enabled"}}],
      "$metadata":{"tokenSetOrder":["l","base","d"]}}
      """##)
    #expect(reading.messages == ["1:1 'L' is taken as the default of 'theme'"])
  }

  @Test func warnsWhereTheOrderCannotBeKept() {
    let reading = Reading(
      ##"""
      {"l":{"x":{"$type":"color","$value":"red"}},"base":{"x":{"$type":"color","$value":"red"}},"d":{"x":{"$type":"color","$value":"red"}},
      "$themes":[{"name":"L","selectedTokenSets":{"l":"enabled","base":"enabled"}},{"name":"D","selectedTokenSets":{"d":"enabled","base":"enabled"}}],
      "$metadata":{"tokenSetOrder":["l","base","d"]}}
      """##)
    #expect(
      reading.messages == [
        "1:1 'L' is taken as the default of 'theme'",
        "1:1 'd' comes before 'base', which is not the order of the sets",
      ])
  }
}

extension String {
  fileprivate func padding(to length: Int) -> String {
    self + String(repeating: " ", count: length - utf8.count)
  }
}
