import PreviewPaint
import Testing

@Suite struct ShapeTests {
  @Test func iconsAreDrawnInTheTextColor() {
    let svg = "<svg fill=none stroke=currentColor><path d=M0/><defs><path/></defs></svg>"
    #expect(read("svg { color: var(--accent) }", "<p>\(svg)</p>").figures == ["--accent on --page"])
    #expect(read("path { display: none }", svg).figures == [])
    #expect(
      read("path { fill: var(--x); stroke: var(--y) } :host { background: var(--b) }", svg).figures
        == ["--x on --page --b", "--y on --page --b"])
  }

  @Test func attributesOfGraphicsAreTheWeakestDeclarations() {
    let svg = "<svg fill=none><path stroke=red /></svg>"
    #expect(read("", svg).reasons == ["the stroke is a literal"])
    #expect(read("* { stroke: var(--x) }", svg).figures == ["--x on --page"])
    #expect(read("", "<p color=red display=none>x</p>").short == ["--ink on --page"])
  }

  @Test func shapesNobodyColorsAreBlack() {
    #expect(read("", "<svg><path/></svg>").reasons == ["the fill is black, as none is set"])
  }

  @Test func filledBoxesWithNothingInThemAreShapes() {
    let css = "i { background-color: var(--dot) } p { background: var(--x) }"
    #expect(read(css, "<p><i> </i></p>").figures == ["--dot on --page --x"])
    #expect(read(css, "<p><i>x</i></p>").figures == [])
    #expect(read(css, "<p><i><b></b></i></p>").figures == [])
    #expect(read(css + " i { visibility: hidden }", "<i></i>").figures == [])
  }

  @Test func masksCutShapesOutOfTheTextColor() {
    let css = "i { background: currentColor; mask: url(a.svg) } :host { color: var(--c) }"
    #expect(read(css, "<i></i>").figures == ["--c on --page"])
  }
}
