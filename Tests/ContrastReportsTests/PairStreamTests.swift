import ColorScience
import Testing

@testable import ContrastReports

/// Pairs that arrive on standard input.
@Suite struct PairStreamTests {
  private func stream(level: ColorTerms.Level? = nil, over: [String] = []) throws -> PairStream {
    PairStream(terms: try ColorTerms(over: over, level: level), isJSON: false)
  }

  private func run(_ stream: inout PairStream, _ text: String) -> PairStream.Part {
    let part = stream.add(Array(text.utf8))
    let rest = stream.finish()
    return PairStream.Part(
      output: part.output + rest.output, diagnostics: part.diagnostics + rest.diagnostics)
  }

  @Test(arguments: [
    "black white", "black, white", "black,white", "black\twhite", "black on white",
    "  black  ON\twhite \r", "\u{FEFF}black white",
  ])
  func twoColorsAreToldApart(line: String) throws {
    var stream = try stream()
    let part = run(&stream, line)
    #expect(part.diagnostics == [])
    #expect(part.output == "21.00 to 1  AAA        black on white\n")
  }

  @Test func bracketsKeepTheirBlanksAndCommas() throws {
    var stream = try stream()
    let part = run(&stream, "rgb(1 2 3 / 50%), hsl(0, 0%, 100%)\nrgb( 0 0 0 ) white\n")
    #expect(part.diagnostics == [])
    #expect(
      part.output == """
         3.92 to 1  below AA   rgb(1 2 3 / 50%) on hsl(0, 0%, 100%)
        21.00 to 1  AAA        rgb( 0 0 0 ) on white

        """)
  }

  @Test func whatIsWrongIsToldAndTheRestMeasured() throws {
    var stream = try stream()
    let part = run(&stream, "black white\n\nred\nblack nowhere\na b c\n#fff #0008\nwhite black")
    #expect(
      part.output == """
        21.00 to 1  AAA        black on white
        no ratio    line 3 is not a pair
        no ratio    line 4 is not a pair
        no ratio    line 5 is not a pair
        no ratio    line 6 is not a pair
        21.00 to 1  AAA        white on black

        """)
    #expect(
      part.diagnostics.map { "\($0.location?.description ?? ""): \($0.summary)" } == [
        "<stdin>:3:1: a pair is two colours, and this line has 1",
        "<stdin>:4:7: 'nowhere' is not a CSS colour",
        "<stdin>:5:5: a pair is two colours, and this line has 3",
        "<stdin>:6:6: the background '#0008' is translucent, and nothing is named below it",
      ])
    #expect(stream.hasFailed)
    #expect(stream.summary == "2 pairs: 4 lines are not pairs")
  }

  @Test(arguments: ["red , on blue", ", red blue", "red blue,"])
  func separatorsStandBetweenColors(line: String) throws {
    var stream = try stream()
    #expect(
      run(&stream, line).diagnostics.map(\.summary)
        == ["write one comma or 'on' between the two colours, and nothing else"])
  }

  @Test func anOpenBracketIsPointedOut() throws {
    var stream = try stream()
    let part = run(&stream, "rgb(1 2 3 white")
    #expect(part.diagnostics.first?.notes.map(\.message) == ["a bracket is not closed"])
  }

  @Test func theEndsOfPiecesMakeNoDifference() throws {
    let text = "black white\r\n#777 on white\n\ngreen red"
    var whole = try stream()
    let expected = run(&whole, text)
    var pieces = try stream()
    var part = PairStream.Part()
    for byte in text.utf8 { part.output += pieces.add([byte]).output }
    part.output += pieces.finish().output
    #expect(part == expected)
    #expect(pieces.pairCount == 3)
  }

  @Test func aLineThatIsNotUTF8HasItsPlace() throws {
    var stream = try stream()
    let part = stream.add(Array("black white\nblack ".utf8) + [0xFF, 0x0A])
    #expect(
      part.diagnostics.map { "\($0.location?.description ?? ""): \($0.summary)" }
        == ["<stdin>:2:7: this line is not UTF-8 text"])
  }

  @Test func aLineWithoutEndTakesNoMemory() throws {
    var stream = try stream()
    for _ in 0..<1000 { #expect(stream.add(Array(repeating: 0x61, count: 1000)).output == "") }
    let part = stream.add(Array("\nblack white\n".utf8))
    #expect(part.diagnostics.map(\.summary) == ["this line is longer than 4096 bytes"])
    #expect(part.output.hasSuffix("21.00 to 1  AAA        black on white\n"))
  }

  @Test func aLevelThatIsMissedFails() throws {
    var stream = try stream(level: .aaa)
    let part = run(&stream, "#767676 white")
    #expect(part.output == " 4.54 to 1  below AAA  #767676 on white\n")
    #expect(stream.hasFailed)
    #expect(stream.summary == "1 pair: 1 below AAA")
  }

  @Test func everyLineIsAnObjectOfTheSameMembers() throws {
    var stream = PairStream(terms: try ColorTerms(), isJSON: true)
    let part = run(&stream, "red\nblack nowhere\n")
    #expect(
      part.output == """
        {"foreground":null,"background":null,"ratio":null,"level":null,"foregroundHex":null,\
        "backgroundHex":null}
        {"foreground":"black","background":"nowhere","ratio":null,"level":null,\
        "foregroundHex":null,"backgroundHex":null}

        """)
  }
}
