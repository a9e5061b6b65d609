import Foundation
import Testing

/// `catalog contrast` as a user runs it.
@Suite struct ContrastCommandTests {
  private let run: ToolRun

  init() throws { run = try ToolRun() }

  // MARK: Content

  private func writeContent(text: String, settings: String = "") throws {
    try run.write(
      "name: Solo\nsummary: x\ntokens: { files: [a.tokens.json] }\n" + settings,
      at: "content/system.yaml")
    try run.write(
      """
      { "ink": { "$type": "color", "$value": \(text) },
        "paper": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 1, 1] } } }
      """, at: "content/a.tokens.json")
    try run.write(
      """
      name: Box
      layer: component
      summary: A box.
      contrast:
        - name: Text of the box
          foreground: ink
          background: paper
      """, at: "content/components/box/component.yaml")
    try run.write("<i></i>\n", at: "content/components/box/preview.mustache")
    try run.write("i { color: var(--ink); }\n", at: "content/components/box/preview.css")
  }

  /// 4.47 to 1 on white.
  private static let gray = color(0x77)
  /// 4.54 to 1 on white.
  private static let darkerGray = color(0x76)

  private static func color(_ byte: Int) -> String {
    let channel = "\(Double(byte) / 255)"
    let channels = [channel, channel, channel].joined(separator: ", ")
    return #"{ "colorSpace": "srgb", "components": [\#(channels)] }"#
  }

  @Test func pairsThatReachTheirLevelAreFine() throws {
    try writeContent(text: Self.darkerGray)
    let result = try run("contrast")
    #expect(result.status == 0)
    #expect(result.errors == "")
    #expect(result.output.hasSuffix("\n1 pair: 1 passes ('--all' shows every pair)\n"))
  }

  @Test func aDeclaredPairBelowItsLevelEndsWithOne() throws {
    try writeContent(text: Self.gray)
    let result = try run("contrast")
    #expect(result.status == 1)
    #expect(
      result.output.contains(
        """
        content/components/box/component.yaml:5:5: fails: 'Text of the box' of Box
          ink on paper: 4.5 to 1 is needed as text
            every context   4.47 to 1  fails
              4.54 to 1 with this foreground, written to ink (content/a.tokens.json:1:3):

        """))
    #expect(result.output.hasSuffix("\n1 pair: 1 fails\n"))
    #expect(result.errors == "")
    #expect(try run("build").status == 0)
  }

  @Test func theCommandLineRaisesTheLevel() throws {
    try writeContent(text: Self.darkerGray)
    let result = try run("contrast", "content", "--level", "aaa")
    #expect(result.status == 1)
    #expect(result.output.contains("  ink on paper: 7 to 1 is needed as text\n"))
  }

  @Test func annotationsNameTheFinding() throws {
    try writeContent(text: Self.gray)
    let result = try run("contrast", "--format", "github")
    #expect(result.status == 1)
    #expect(
      result.output.hasPrefix(
        "::error file=content/components/box/component.yaml,line=5,col=5,"
          + "title=contrast/below-level::"))
    #expect(result.errors == "1 error\n")
  }

  @Test(arguments: [
    ("sarif", "\"ruleId\": \"contrast/below-level\",\n          \"level\": \"error\""),
    ("markdown", "## Contrast of 1 pair: 1 fails\n"),
  ])
  func otherFormsGoToStandardOutput(format: String, text: String) throws {
    try writeContent(text: Self.gray)
    let result = try run("contrast", "--format", format)
    #expect(result.status == 1)
    #expect(result.output.contains(text))
    #expect(result.errors == "1 error\n")
  }

  @Test func anUnknownSystemCannotBeMeasured() throws {
    try writeContent(text: Self.gray)
    let result = try run("contrast", "--system", "other")
    #expect(result.status == 2)
    #expect(result.output == "")
    #expect(result.errors.contains("[content/unknown-system]"))
  }

  @Test func theDocumentForProgramsHasEveryPair() throws {
    try writeContent(text: Self.gray)
    let result = try run("contrast", "--format", "json")
    #expect(result.output.contains(##""foregroundHex": "#777777""##))
    #expect(result.output.contains(#""id": "contrast/below-level""#))
  }

  @Test func aWrongTokenIsToldAndNotPassedOver() throws {
    try writeContent(text: ##""#777""##)
    try run.write("{", at: "content/a.tokens.json")
    let result = try run("contrast")
    #expect(result.status == 1)
    #expect(result.errors.contains("content/a.tokens.json:"))
  }

  @Test func aColorThatDoesNotParseIsToldToo() throws {
    try writeContent(text: #""no colour""#)
    for arguments in [["contrast"], ["check", "--only", "contrast"]] {
      let result = try run(arguments)
      #expect(result.status == 1)
      #expect(result.errors.contains("content/a.tokens.json:1:"))
    }
  }

  @Test func withoutContentThereIsNothingToMeasure() throws {
    #expect(try run("contrast").status == 2)
    #expect(try run("contrast", "missing").status == 2)
    try FileManager.default.createDirectory(
      at: run.folder.appending(path: "empty"), withIntermediateDirectories: true)
    #expect(try run("contrast", "empty").status == 2)
  }

  // MARK: Two colours

  @Test func twoColorsAreMeasured() throws {
    let text = try run("contrast", "#767676", "white")
    #expect(text.status == 0)
    #expect(text.errors == "")
    #expect(
      text.output == "#767676 on white: 4.54 to 1, AA for text\n  seen as #767676 on #ffffff\n")
    let json = try run("contrast", "black", "white", "--format", "json")
    #expect(
      json.output == """
        {"foreground":"black","background":"white","ratio":21,"level":"AAA",\
        "foregroundHex":"#000000","backgroundHex":"#ffffff"}

        """)
  }

  @Test func aLevelIsAGateForColorsToo() throws {
    #expect(try run("contrast", "#777", "white").status == 0)
    #expect(try run("contrast", "#777", "white", "--level", "AA").status == 1)
    #expect(
      try run("contrast", "#777", "white", "--level", "AA", "--use", "large-text").status == 0)
  }

  @Test func aTranslucentBackgroundIsRefused() throws {
    let refused = try run("contrast", "black", "#ffffff80")
    #expect(refused.status == 64)
    #expect(refused.output == "")
    #expect(
      refused.errors == """
        error: the background '#ffffff80' is translucent, and nothing is named below it \
        [contrast/translucent-background]
          note: what shines through decides the ratio
          help: name what is below it, such as '--over white'

        """)
    #expect(try run("contrast", "black", "#ffffff80", "--over", "white").status == 0)
  }

  @Test func whatIsNoColorIsRefused() throws {
    let result = try run("contrast", "#12", "white")
    #expect(result.status == 64)
    #expect(
      result.errors == """
        error: '#12' is not a CSS colour [contrast/not-a-color]
          note: 3, 4, 6 or 8 digits must follow '#', not 2
          help: write three, four, six or eight digits, such as #767676

        """)
  }

  @Test(arguments: [
    (["red"], "'red' is a colour; name the colour behind it as well"),
    (["red", "white", "blue"], "A pair is two colours, but 3 were named."),
    (["-", "red"], "'-' reads all pairs from standard input"),
    (
      ["red", "white", "--system", "a"],
      "'--system', '--strict', '--all' and '--follow-links' apply to content, not to colours"
    ),
    (["red", "white", "--format", "sarif"], "Colours are printed as text or json, not as sarif."),
    (["content", "--over", "red"], "'--over' and '--use' apply only to colours."),
    (["content", "--level", "A"], "The value 'A' is invalid for '--level <level>'"),
    (["red", "white", "--use", "x"], "The value 'x' is invalid for '--use <use>'"),
    ([""], "A folder needs a name."),
    (["--levle", "AA", "red", "white"], "Unknown option '--levle'. Did you mean '--level'?"),
    (["--bogus", "red"], "Unknown option '--bogus'"),
  ])
  func aWrongCommandLineIsRefused(arguments: [String], sentence: String) throws {
    let result = try run(["contrast"] + arguments)
    #expect(result.status == 64)
    #expect(result.errors.hasPrefix("Error: \(sentence)"))
  }

  // MARK: Standard input

  @Test func pairsAreReadFromStandardInput() throws {
    let good = try run(["contrast", "-"], input: Data("#fff on black\nred, white\n".utf8))
    #expect(good.status == 0)
    #expect(good.errors == "")
    #expect(
      good.output == "21.00 to 1  AAA        #fff on black\n 3.99 to 1  below AA   red on white\n")
    let wrong = try run(["contrast", "-"], input: Data("a b\nblack white".utf8))
    #expect(wrong.status == 1)
    #expect(wrong.output.hasSuffix("21.00 to 1  AAA        black on white\n"))
    #expect(wrong.errors.hasPrefix("<stdin>:1:1: error: 'a' is not a CSS colour"))
    #expect(wrong.errors.hasSuffix("\n1 pair: 1 line is not a pair\n"))
  }

  @Test func noInputIsNoPair() throws {
    let result = try run("contrast", "-")
    #expect(result.status == 0)
    #expect(result.output == "")
  }

  @Test func theHelpTellsTheThreeForms() throws {
    #expect(try run("--help").output.contains("  contrast "))
    let help = try run("contrast", "--help").output
    #expect(help.contains("catalog contrast [<content>]"))
    #expect(help.contains("catalog contrast <foreground> <background>"))
    #expect(help.contains("catalog contrast - "))
  }
}
