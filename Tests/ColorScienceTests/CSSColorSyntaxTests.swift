import ColorScience
import Testing

/// How freely CSS lets a colour be spelt, and what it refuses.
@Suite struct CSSColorSyntaxTests {
  @Test(arguments: [
    "RGB(51 102 153)", "rgb(51 102 153 / 1)", "  rgb( 51\t102\n153 )\r\n", "rgb(51 102 153/100%)",
    "rgb(51/**/102/* ) */153)", "/* before */rgb(51 102 153)/* after **/", "rgb(+51 102.0 1.53e2)",
    "rgb(51 102 1530E-1)", "r\\67 b(51 102 153)", "\\72 GB(51 102 153)", "#369", "#\\33 69",
    "rgb(51 102+153)", "rgb(20%40%60%)", "rgb(51 , 102 , 153)", "hsl(210 50% 40%)",
    "HSL(210DEG, 50%, 40%)", "color(SRGB .2 .4.6)", "color(s\\72gb 0.2 0.4 0.6)",
  ])
  func readsAnySpelling(css: String) throws {
    let color = try #require(ColorValue(css: css))
    #expect(color.srgb.hexWithAlpha == "#336699")
  }

  @Test(arguments: [
    "", " ", "/* */", "#", "# fff", "#ff", "#fffff", "#fffffff", "#fffffffff", "#ggg", "fff",
    "#fff #fff", "#fff;", "rgb", "rgb()", "rgb (0 0 0)", "rgb/**/(0 0 0)", "(0 0 0)", ")", "rgb)",
  ])
  func refusesWhatIsNoColor(css: String) {
    #expect(ColorValue(css: css) == nil)
  }

  @Test(arguments: [
    "rgb(0 0)", "rgb(0 0 0 0)", "rgb(0, 0)", "rgb(0, 0, 0, 0, 0)", "rgb(0, 0, 0,)", "rgb(,0,0,0)",
    "rgb(0 0 0 /)", "rgb(0 0 / 0)", "rgb(/ 0)", "rgb(0 0 0 / 1 / 1)", "rgb(0 0 0 / 1 1)",
    "rgb(0 0, 0)", "rgb(0, 0 0)", "rgb(0, 0, 0 / 1)", "rgb(0 0 0, 1)", "rgb(0 0 0) red",
    "red rgb(0 0 0)", "rgb(0 0 0))", "rgb((0 0 0))", "rgb(0 0 0", "rgb(0 0 0 /* )", "lab(0 0)",
    "color(srgb 0 0)", "color(srgb 0 0 0 0)", "color(srgb, 0, 0, 0)", "color(0 0 0 srgb)",
  ])
  func refusesOtherNumbersOfArguments(css: String) {
    #expect(ColorValue(css: css) == nil)
  }

  @Test(arguments: [
    "rgb(0%, 0, 0)", "rgb(0, 0%, 0%)", "rgb(none, 0, 0)", "rgba(0, 0, 0, none)", "hsl(0, 50, 50%)",
    "hsl(0, 50%, 50)", "hsl(none, 50%, 50%)", "hwb(0, 50%, 50%)", "lab(0, 0, 0)", "lch(0, 0, 0)",
    "oklab(0, 0, 0)", "oklch(0, 0, 0)",
  ])
  func refusesCommasWhereCSSDoes(css: String) {
    #expect(ColorValue(css: css) == nil)
  }

  @Test(arguments: [
    "rgb(0deg 0 0)", "rgb(0px 0 0)", "rgb(zero 0 0)", "rgb(0 0 0 / 50deg)", "rgb(#00 0 0)",
    "hsl(50% 50% 50%)", "hsl(30em 50% 50%)", "hsl(30dag 50% 50%)", "lch(50 50 50%)",
    "lab(50deg 0 0)", "rgb(1e999 0 0)", "hsl(1e308turn 0 0)", "rgb(0x10 0 0)", "rgb(1. 0 0)",
    "rgb(. 0 0)", "rgb(1,000 0 0)", "rgb(inf 0 0)", "rgb(nan 0 0)", "rgb(+ 0 0 0)", "rgb(--0 0 0)",
    "rgb(１ 0 0)",
  ])
  func refusesOtherComponents(css: String) {
    #expect(ColorValue(css: css) == nil)
  }

  @Test(arguments: [
    "currentcolor", "Canvas", "ButtonText", "inherit", "none", "auto", "tomatoe", "gr\u{212A}y",
    "rgb(from red r g b)", "color-mix(in oklab, red, blue)", "light-dark(red, blue)",
    "color(from red srgb r g b)", "color(--mine 0 0 0)", "color(hsl 0 0 0)", "color(lab 0 0 0)",
    "color(p3 0 0 0)", "device-cmyk(0 0 0 0)", "var(--red)", "rgb(calc(1 + 2) 0 0)",
    "cmyk(0 0 0)", "url(red)", "'red'", "{color.red}", "rgb\\", "r\\\ned", "re\\0 d",
    "\\110000 red",
  ])
  func refusesWhatDoesNotStandForItself(css: String) {
    #expect(ColorValue(css: css) == nil)
  }

  @Test(arguments: ["(", "rgb(", "/*", "\\", "#", "none ", "1", "-", ",", "é"])
  func endsOnLongNonsense(part: String) {
    let text = String(repeating: part, count: 20_000)
    #expect(ColorValue(css: text) == nil)
    #expect(ColorValue(css: "rgb(" + text + ")") == nil)
  }
}
