import Diagnostics
import SafeSVG
import Testing

@Suite struct PictureTests {
  private func check(_ text: String) -> [Diagnostic] {
    SafeSVG.check(Array(text.utf8), path: "guides/a.svg")
  }

  @Test func whatDrawsIsAllowed() {
    let text = """
      \u{FEFF}<?xml version="1.0" encoding="UTF-8" standalone="no"?>
      <!-- Drawn by hand -->
      <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"
        xmlns:tool="http://tool.example/ns" viewBox="0 0 24 24" tool:version="1.2 (\\beta)">
        <title>Größe &amp; Gewicht &#x2014; 1</title>
        <metadata><tool:grid units="px"/></metadata>
        <defs>
          <linearGradient id="a"><stop offset="0" stop-color="#fff"/></linearGradient>
          <linearGradient id="b" xlink:href="#a"/>
          <style type="text/css"><![CDATA[ .c > path { fill: url(#a); stroke: var(--x) } ]]></style>
        </defs>
        <g class="c" style="filter: url('#f')"><path d="M0 0h1" fill="url( &quot;#b&quot; )"/></g>
        <use href="#c" xlink:href="#c"/><a href="#d"><text>on <tspan>href</tspan></text></a>
        <image href="data:image/png;base64,iVBORw0KGgo="/>
        <animate attributeName="opacity" values="0;1" dur="2s"/>
      </svg>

      """
    #expect(check(text) == [])
  }

  @Test func whatDrawingProgramsWriteBeforeAPictureIsAllowed() {
    let text = """
      <?xml version="1.0" encoding="iso-8859-1"?>
      <!-- Generator: a drawing program -->
      <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1 Basic//EN"
        "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11-basic.dtd">
      <svg xmlns="http://www.w3.org/2000/svg"/>
      """
    #expect(check(text) == [])
  }

  @Test func findingsNameThePlace() {
    let text = """
      <svg xmlns="http://www.w3.org/2000/svg">
        <path d="M0 0" onclick="alert(1)"/>
        <script>alert(1)</script>
        <image href="https://e.example/a.png"/>
      </svg>
      """
    #expect(
      check(text) == [
        .init(
          .imageUnsafeSvg, "'onclick' of '<path>' is an event attribute",
          at: SourceLocation("guides/a.svg", line: 2, column: 18),
          suggestion: "remove the attribute"),
        .init(
          .imageUnsafeSvg, "'<script>' is not allowed in a picture",
          at: SourceLocation("guides/a.svg", line: 3, column: 3),
          suggestion: "remove the element"),
        .init(
          .imageUnsafeSvg, "'href' of '<image>' leads out of the file",
          at: SourceLocation("guides/a.svg", line: 4, column: 10),
          suggestion: "refer to '#id'; an <image> may hold a PNG, JPEG, GIF or WebP as data:"),
      ])
  }

  @Test func aDocumentTypeIsNamed() {
    #expect(
      check("<!DOCTYPE svg>\n<svg xmlns=\"http://www.w3.org/2000/svg\"/>") == [
        .init(
          .imageBadSvg, "the file declares a document type",
          at: SourceLocation("guides/a.svg", line: 1, column: 1),
          suggestion: "delete '<!DOCTYPE …>'; browsers do not need it")
      ])
  }
}
