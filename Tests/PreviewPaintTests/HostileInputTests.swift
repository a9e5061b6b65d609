import PreviewPaint
import Testing

/// Inputs that are deep, long or broken end in a reading.
@Suite struct HostileInputTests {
  private func repeated(_ text: String, _ count: Int = 10_000) -> String {
    String(repeating: text, count: count)
  }

  @Test func deepElementsAreCut() {
    let reading = read("", repeated("<b>") + "x" + repeated("</b>") + "y")
    #expect(reading.reasons == ["the preview nests too deeply to be read"])
    #expect(reading.short == ["--ink on --page"])
  }

  @Test func deepHostsAreCut() {
    let html = repeated("<h><template shadowrootmode=open><slot></slot></template>") + "x"
    let reading = PaintReader(stylesheets: [:]).read(html, in: page)
    #expect(reading.reasons == ["the preview nests too deeply to be read"])
  }

  @Test(arguments: [
    "a{", "(", "[", ":is(", "a{&{", "@media screen{", "a ", "var(", "\"", "/*", "}", "\\",
  ])
  func deepStylesheets(piece: String) {
    let css = "p { color: var(--x) } " + repeated(piece, 100_000)
    #expect(read(css, "<p>x</p>").texts.count <= 1)
  }

  @Test func deepValues() {
    let css = "p { color: \(repeated("rgb(", 100_000)) }"
    #expect(read(css, "<p>x</p>").reasons == ["the colour is computed by 'rgb()'"])
  }

  @Test(arguments: [
    "<", "<a ", "<a b='", "</", "<!--", "<!", "&", "<svg><path ", "<template shadowrootmode=open>",
  ])
  func longMarkup(piece: String) {
    #expect(read("", repeated(piece, 100_000)).texts.count <= 1)
  }

  @Test func aMegabyteOfGarbage() {
    var state: UInt32 = 1
    var bytes: [UInt8] = []
    let characters = Array("<>/=\"'{}()[];:#.,-*&@!| \nabs".utf8)
    for _ in 0..<1_000_000 {
      state = state &* 1_664_525 &+ 1_013_904_223
      bytes.append(characters[Int(state >> 16) % characters.count])
    }
    let garbage = String(decoding: bytes, as: UTF8.self)
    #expect(read(garbage, "<p>x</p>").texts.count <= 1)
    #expect(read("", garbage).unreadable.count <= 10_000)
  }

  @Test func aClassGivenOftenCountsOnce() {
    let css = repeated(".a { color: var(--x) } ")
    let reading = read(css, "<p class=\"\(repeated("a ", 100_000))\">x</p>")
    #expect(reading.short == ["--x on --page"])
  }

  @Test func rulesThatAreTooManyAreNotRead() {
    let css = repeated("p { color: var(--x) } ", 300)
    let reading = PaintReader(stylesheets: ["box.css": css]).read(
      host(
        "Box", shadow: repeated("<link rel=stylesheet href=box.css>", 1000) + "<p>x</p>"), in: page)
    #expect(reading.reasons == ["the preview is too large to be read"])
  }

  @Test func nestedRulesShareTheSelectorsAroundThem() {
    let parents = (0..<20_000).map { "a\($0)," }.joined()
    let nested = (0..<20_000).map { "b\($0) { color: var(--x) } " }.joined()
    let css = "\(parents) :host { \(nested) p { color: var(--y) } }"
    #expect(read(css, "<p>x</p>").short == ["--y on --page"])
  }

  @Test func stylesheetsWithTooManySelectorsAreNotRead() {
    let parents = (0..<5_000).map { "a\($0)," }.joined()
    let nested = repeated("color: var(--x); b { color: var(--x) } ", 5_000)
    let css = "p { color: var(--y) }\n\(parents) p {\n\(nested) }"
    let reading = read(css, "<p>x</p>")
    #expect(reading.reasons == ["the stylesheet is too large to be read"])
    #expect(reading.unreadable.first?.place?.line == 3)
  }

  @Test func selectorsThatTakeTooLongEndTheReading() {
    let parents = repeated("& ", 30)
    let css = repeated("a \(parents){", 30) + "color: var(--x)"
    #expect(
      read("b { \(css)", repeated("<b><a>", 100) + "x").reasons == [
        "the preview is too large to be read"
      ])
    let descendants = "i " + repeated("b ", 20) + "p { color: var(--x) }"
    #expect(
      read(descendants, repeated("<b>", 400) + "<p>x</p>").reasons == [
        "the preview is too large to be read"
      ])
  }
}
