import PreviewPaint
import Testing

/// Text that SVG paints.
@Suite struct GraphicTextTests {
  @Test func textIsInTheColorOfItsFill() {
    let svg = "<svg fill=currentColor><text>a<tspan class=t>b</tspan></text></svg>"
    let reading = read(".t { fill: var(--x) } svg { background: var(--b) }", svg)
    #expect(reading.short == ["--ink on --page --b", "--x on --page --b"])
    #expect(reading.texts.map(\.font) == [nil, nil])
    #expect(reading.shapes == [])
  }

  @Test func strokesOfTextAreShapes() {
    let reading = read("text { fill: var(--x); stroke: var(--y) }", "<svg><text>a</text></svg>")
    #expect(reading.short == ["--x on --page"])
    #expect(reading.figures == ["--y on --page"])
  }

  @Test func textThatNobodyColorsIsBlack() {
    #expect(read("", "<svg><text>a</text></svg>").reasons == ["the fill is black, as none is set"])
  }

  @Test func onlyTextElementsPaintText() {
    let svg = "<svg>a<g>b</g><title>c</title></svg>"
    #expect(read("", svg).short == [])
    #expect(
      read("", "<svg><foreignObject>a</foreignObject></svg>").short == ["--ink on --page"])
  }

  @Test func textOnShapesOfItsGraphicIsUnreadable() {
    let css = "rect { fill: var(--r) } text { fill: var(--x) }"
    let reading = read(css, "<svg><rect/><text>a</text></svg><svg><text>b</text></svg>")
    #expect(reading.reasons == ["what is behind text in a graphic is not read"])
    #expect(reading.short == ["--x on --page"])
  }
}
